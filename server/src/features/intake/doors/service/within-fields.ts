import { leadFormLimits } from '@foyer/contract/leads/limits'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'

/** Of what lists and indexes hold, and of what people read: far more than a form allows, and still to be corrected in one. */
const most = { short: 250, long: 5_000 }

/** Never through the middle of a character. */
const cut = <T extends string | undefined>(text: T, length: number = most.short): T =>
  (text && text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text) as T

/** As much of what arrived as a lead holds, and the phone numbers that it does not; what was cut is flagged in any case. */
export function withinFields(draft: LeadDraft): { draft: LeadDraft; otherPhones: string[] } {
  const { contacts, customValues } = draft
  const otherPhones = contacts.flatMap(({ phones }) => phones.slice(leadFormLimits.phones))
  return {
    otherPhones,
    draft: {
      ...draft,
      contacts: contacts.map((contact) => ({
        ...contact,
        firstName: cut(contact.firstName),
        lastName: cut(contact.lastName),
        email: cut(contact.email),
        phones: contact.phones.slice(0, leadFormLimits.phones).map((phone) => cut(phone)),
      })),
      companyName: cut(draft.companyName),
      city: cut(draft.city),
      postalCode: cut(draft.postalCode),
      workScope: cut(draft.workScope),
      source: cut(draft.source),
      sourceName: cut(draft.sourceName),
      area: cut(draft.area),
      address: cut(draft.address, most.long),
      remarks: cut(draft.remarks, most.long),
      customValues: Object.fromEntries(
        Object.entries(customValues).map(([id, text]) => [id, cut(text, most.long)]),
      ),
    },
  }
}
