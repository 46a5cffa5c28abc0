import type { z } from 'zod'
import { parseAmount } from '../../../kit/money'
import { leadProblemTexts } from '../../../leads/messages/capture'

/** Fields of a lead, by the key that older clients send. */
const byKey: Record<string, string> = {
  name: 'name',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneNumber: 'phone',
  phnNum: 'phone',
  countryCode: 'dialCode',
  designation: 'designation',
  address: 'address',
  city: 'city',
  pinCode: 'postalCode',
  pincode: 'postalCode',
  requirements: 'workScope',
  workType: 'workScope',
  workScope: 'workScope',
  budget: 'budget',
  area: 'area',
  areaUnit: 'areaUnit',
  leadSource: 'source',
  sourceName: 'sourceName',
  remarks: 'remarks',
  teamId: 'teamId',
  assignedTo: 'assigneeId',
  companyName: 'companyName',
  expClosureDate: 'expectedClosure',
}

/** And by the label of the field, as the dialog sends it (C-018); no custom field can have one of these names. */
const byLabel: Record<string, string> = {
  'first name': 'firstName',
  'last name': 'lastName',
  email: 'email',
  'e-mail': 'email',
  'email address': 'email',
  'phone number': 'phone',
  'contact number': 'phone',
  'contact no.': 'phone',
  'mobile no.': 'phone',
  'designation name': 'designation',
  address: 'address',
  city: 'city',
  'zip/postal code': 'postalCode',
  'postal code': 'postalCode',
  'pin code': 'postalCode',
  'work scope': 'workScope',
  budget: 'budget',
  'expected budget': 'budget',
  area: 'area',
  'lead source': 'source',
  'source name': 'sourceName',
  remarks: 'remarks',
  'assign to': 'assigneeId',
  'assigned to': 'assigneeId',
  'company name': 'companyName',
}

/** Parts of a lead that cannot be set by sending them: the server decides (C-145), or there is a separate call. */
const notAnswers = new Set(
  `_id id userId type idx otherContactDetails spoc templateId siblingOf originalEmail baseUpdatedAt logText logCount
  isDeleted deletedBy updatedBy senderId leadStage leadStatus callLeadStatus leadTag leadUpdates leadLogs createdAt
  updatedAt createdByName addedBy assignToName teamDetails latestFollowUpDate latestFollowUpTime followupDate
  followupTime lastCallDate isProjectCreated projectId isQuotationSent archiveStatus archivedAt clouserMonth
  dontShowAgain leadId afterLeadId todayRemark reasonForNotInterested stageOld stageNew customFields siblings merges __v`.split(
    /\s+/,
  ),
)

export interface Answers {
  /** Of the fields of every lead, by clean name. */
  known: Partial<Record<string, unknown>>
  /** Everything else: the company's custom fields, by id or name. */
  custom: Record<string, string>
  extra: Record<string, unknown>
}

const isAnswer = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

const cleanNameOf = (key: string): string | undefined => {
  if (Object.hasOwn(byKey, key)) return byKey[key]
  const label = key.trim().toLowerCase()
  return !notAnswers.has(key) && Object.hasOwn(byLabel, label) ? byLabel[label] : undefined
}

const isBlank = (value: unknown) => value === null || value === undefined
const isReadable = (value: unknown) => isBlank(value) || isAnswer(value)
/** Fields that may be more than a text: several phones, or a whole person instead of an id. */
const wider: Record<string, (value: unknown) => boolean> = {
  phone: (value) => Array.isArray(value) && value.every(isReadable),
  assigneeId: (value) => isAnswer((value as { _id?: unknown })._id),
  teamId: (value) => isAnswer((value as { _id?: unknown })._id),
}

/** A value of the wrong type would be read as none, and erase what is stored. */
export function refuseUnreadable(body: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  for (const [key, value] of Object.entries(body)) {
    const name = cleanNameOf(key)
    if (name && !isReadable(value) && !wider[name]?.(value))
      addIssue({ code: 'custom', path: [key], message: leadProblemTexts.unreadable })
  }
}

/** Sorts the values by field, under all their names. A key takes precedence over a label for the same field. */
export function readAnswers(body: Record<string, unknown>): Answers {
  const answers: Answers = { known: {}, custom: {}, extra: {} }
  const keyed: Partial<Record<string, unknown>> = {}
  for (const [key, value] of Object.entries(body)) {
    const own = Object.hasOwn(byKey, key) ? byKey[key] : undefined
    const label = key.trim().toLowerCase()
    if (own) keyed[own] = value
    else if (notAnswers.has(key)) continue
    else if (Object.hasOwn(byLabel, label)) answers.known[byLabel[label] as string] = value
    else if (isAnswer(value)) answers.custom[key] = String(value).trim()
    else if (value !== null && value !== undefined) answers.extra[key] = value
  }
  Object.assign(answers.known, keyed)
  return answers
}

export const textOf = (value: unknown): string | undefined =>
  isAnswer(value) ? String(value).trim() || undefined : undefined

/** Reads '18,50,000' and 1850000 alike (L-034). What is not an amount stays undefined, for the rules to refuse. */
export const amountOf = (value: unknown): number | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : (parseAmount(text) ?? Number.NaN)
}

/** An id, or a person with that id; 'UnAssigned' means nobody. */
export const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : value
  const text = textOf(id)
  return text === undefined || /^unassigned$/i.test(text) ? undefined : text
}
