import { isVisible } from '../../teams/service'

/** The lead of a call or follow-up; all null if the caller may not see it. */
export interface LeadOfEntry {
  leadId: string | null
  type: number | null
  companyName: string | null
  firstName: string | null
  lastName: string | null
}

export const leadOfEntry =
  'l.id as "leadId", l.type, l.company_name as "companyName", l.first_name as "firstName", l.last_name as "lastName"'

/** One look into the key for each row of a page, whatever the database thinks of their number. */
export const joinLead = (leadId: string): string =>
  `left join lateral (
      select one.id, one.type, one.company_name, one.first_name, one.last_name from leads one
      where one.company_id = $1 and one.id = ${leadId} and one.deleted_at is null and ${isVisible('one', 2)} limit 1
    ) as l on true`
