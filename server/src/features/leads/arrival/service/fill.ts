import { normalisePhone } from '@foyer/contract/kit/phone-number'
import { typedFields } from '@foyer/contract/leads/fields/values'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { changeSentence, changesBetween, isLogged } from '@foyer/contract/leads/record/change-log'
import type { LeadContact, LeadSheet } from '@foyer/contract/leads/record/draft'
import type { LeadScope } from '../../lead-scope'
import { fieldsOf, regionOf } from '../../record/service/company-settings'
import { columnsOf, contactsWrite, sheetOf } from '../../record/service/lead-sheet'
import type { HeldLead } from '../../write/repository/hold'
import type { LeadUpdate } from '../../write/service/lead-write'

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What the first contact lacks. Further numbers are added; nothing is replaced. */
function filledContact(own: LeadContact, given: LeadContact | undefined, dialCode: string): LeadContact {
  if (!given) return own
  const known = new Set(own.phones.map((phone) => normalisePhone(phone, dialCode) ?? phone))
  const more = given.phones.filter((phone) => !known.has(normalisePhone(phone, dialCode) ?? phone))
  return {
    ...own,
    lastName: own.lastName || given.lastName,
    email: own.email || given.email,
    designation: own.designation || given.designation,
    phones: [...own.phones, ...more].slice(0, Math.max(own.phones.length, leadFormLimits.phones)),
  }
}

/** A contact has so many numbers and no more: the others are named. */
function withoutRoom(after: LeadSheet, given: LeadSheet, dialCode: string): string[] {
  const plain = (phone: string) => normalisePhone(phone, dialCode) ?? phone
  const kept = new Set(after.contacts.flatMap(({ phones }) => phones.map(plain)))
  return (given.contacts[0]?.phones ?? []).filter((phone) => !kept.has(plain(phone)))
}

/** A lead, or an arriving one, with what it lacks taken from another. */
export function filledSheet(before: LeadSheet, given: LeadSheet, dialCode: string): LeadSheet {
  const after: LeadSheet = { ...before, customValues: { ...before.customValues } }
  for (const field of typedFields)
    if (field !== 'areaUnit' && isBlank(before[field]) && !isBlank(given[field]))
      Object.assign(after, { [field]: given[field] })
  if (isBlank(before.area) && !isBlank(given.area)) after.areaUnit = given.areaUnit
  after.expectedClosure ??= given.expectedClosure
  for (const [id, value] of Object.entries(given.customValues))
    if (isBlank(before.customValues[id]) && !isBlank(value)) after.customValues[id] = value
  const [own, ...others] = before.contacts
  if (own) after.contacts = [filledContact(own, given.contacts[0], dialCode), ...others]
  return after
}

/** Fills what a lead lacks; undefined if it lacks nothing of it. */
export async function fillOf(
  scope: LeadScope,
  lead: HeldLead,
  given: LeadSheet,
): Promise<LeadUpdate | undefined> {
  const region = await regionOf(scope)
  const before = sheetOf(lead)
  const after = filledSheet(before, given, region.dialCode)
  const labels = Object.fromEntries((await fieldsOf(scope)).map(({ id, name }) => [id, name]))
  const changes = changesBetween(before, after, {
    currencySymbol: region.currencySymbol,
    labels,
    teamName: () => undefined,
  })
  const numbers = withoutRoom(after, given, region.dialCode)
  if (changes.length + numbers.length === 0) return undefined
  return {
    before: lead,
    columns: columnsOf(after, region.dialCode),
    lines: [
      ...changes.filter(isLogged).map((one) => ({
        kind: 'changed' as const,
        sentence: changeSentence(one),
        details: { field: one.field, from: one.from, to: one.to },
      })),
      ...(numbers.length > 0
        ? [{ kind: 'remark' as const, sentence: historyTexts.noRoomForNumbers(numbers) }]
        : []),
    ],
    contacts: contactsWrite(after.contacts, {
      originalEmail: lead.originalEmail,
      dialCode: region.dialCode,
    }),
  }
}
