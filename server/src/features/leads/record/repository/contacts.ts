import type { LeadContact } from '@foyer/contract/leads/record/draft'

/** A contact as JSON of the database, of lead_contacts `c`. */
export const contactColumns =
  'c.first_name as "firstName", c.last_name as "lastName", c.designation, c.type, c.email, c.phones'

export interface ContactRow {
  firstName: string
  lastName: string
  designation?: string | null
  type?: string | null
  email?: string | null
  phones: string[]
}

interface Own {
  firstName: string
  lastName: string
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** An old lead has no contact rows, only its own values. */
export function contactsOf(lead: Own, rows: readonly ContactRow[]): LeadContact[] {
  const own = { firstName: lead.firstName, lastName: lead.lastName, email: lead.email ?? undefined }
  const phones = lead.phone ? [lead.phone] : []
  const [first, ...others] = rows.map(asContact)
  if (!first) return [{ ...own, designation: undefined, type: undefined, phones }]
  // The list shows the lead's own values and older calls write them: its first contact must always agree with them.
  return [
    { ...first, ...own, phones: [...phones, ...first.phones.slice(phones.length > 0 ? 1 : 0)] },
    ...others,
  ]
}

const asContact = (row: ContactRow): LeadContact => ({
  firstName: row.firstName,
  lastName: row.lastName,
  designation: row.designation ?? undefined,
  type: row.type ?? undefined,
  email: row.email ?? undefined,
  phones: row.phones,
})
