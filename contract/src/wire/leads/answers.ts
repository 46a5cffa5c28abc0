import type { z } from 'zod'
import { parseAmount } from '../../kit/money'
import { leadProblemTexts } from '../../leads/messages/capture'

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

/** And by the name of the field, as a form of fields sends it (C-018); no custom field can be called like one of these. */
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

/** What a lead has, but nobody can set by sending it: decided by the server (C-145), or a call of its own. */
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
  /** Of the fields every lead has, by clean name. */
  known: Partial<Record<string, unknown>>
  /** Of anything else that can be written down: the company's own fields, by id or name. */
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
/** Fields that may come as more than a word: several phones, or the whole person behind an id. */
const wider: Record<string, (value: unknown) => boolean> = {
  phone: (value) => Array.isArray(value) && value.every(isReadable),
  assigneeId: (value) => isAnswer((value as { _id?: unknown })._id),
  teamId: (value) => isAnswer((value as { _id?: unknown })._id),
}

/** What is no answer would be read as none, and erase what is stored. */
export function refuseUnreadable(body: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  for (const [key, value] of Object.entries(body)) {
    const name = cleanNameOf(key)
    if (name && !isReadable(value) && !wider[name]?.(value))
      addIssue({ code: 'custom', path: [key], message: leadProblemTexts.unreadable })
  }
}

/** Sorts what came under all its names. A key wins over a label that means the same. */
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

/** '18,50,000' and 1850000 alike (L-034). What is no amount stays none, for the rules to refuse. */
export const amountOf = (value: unknown): number | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : (parseAmount(text) ?? Number.NaN)
}

/** An id, or the person it belongs to; 'UnAssigned' is nobody. */
export const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : value
  const text = textOf(id)
  return text === undefined || /^unassigned$/i.test(text) ? undefined : text
}
