import { z } from 'zod'
import type { LeadFieldKey } from '../../../fields/lead-fields'
import { readAmount } from '../../../kit/money'
import { leadProblemTexts } from '../../../leads/messages/capture'
import { stageMoveTexts } from '../../../leads/messages/work'
import { fieldByKey, fieldByLabel } from '../../fields/lead-fields'

/** Parts of the first contact that are no fields of the lead. */
const ofContact: Record<string, 'dialCode' | 'designation'> = {
  countryCode: 'dialCode',
  designation: 'designation',
  'designation name': 'designation',
}
type Known = LeadFieldKey | 'dialCode' | 'designation'

const knownKey = (key: string): Known | undefined =>
  Object.hasOwn(ofContact, key) ? ofContact[key] : fieldByKey.get(key)
const knownLabel = (key: string): Known | undefined => {
  const label = key.trim().toLowerCase()
  return Object.hasOwn(ofContact, label) ? ofContact[label] : fieldByLabel.get(label)
}

/** Parts of a lead that cannot be set by sending them: the server decides (C-145), or there is a separate call. */
const notAnswers = new Set(
  `_id id userId type otherContactDetails spoc templateId siblingOf originalEmail baseUpdatedAt logText logCount
  isDeleted deletedBy updatedBy senderId leadStage leadStatus callLeadStatus leadTag leadUpdates leadLogs createdAt
  updatedAt createdByName addedBy assignToName teamDetails latestFollowUpDate latestFollowUpTime followupDate
  followupTime lastCallDate isProjectCreated projectId isQuotationSent archiveStatus archivedAt clouserMonth
  dontShowAgain leadId afterLeadId followUpType additionalDetails todayRemark reasonForNotInterested stageOld stageNew customFields siblings merges __v`.split(
    /\s+/,
  ),
)

export interface Answers {
  /** Of the fields of every lead, by clean name. */
  known: Partial<Record<Known, unknown>>
  /** Everything else that could answer one of the company's custom fields, by id or name. */
  custom: Record<string, string>
  /** What is no text, as it came: kept under its name unless it answers a custom field (C-128). */
  extra: Record<string, unknown>
}

const isAnswer = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

const cleanNameOf = (key: string): Known | undefined => {
  if (notAnswers.has(key)) return undefined
  return knownKey(key) ?? knownLabel(key)
}

const isBlank = (value: unknown) => value === null || value === undefined
const isReadable = (value: unknown) => isBlank(value) || isAnswer(value)
/** Fields that may be more than a text: several phones, or a whole person instead of an id. */
const wider: Partial<Record<Known, (value: unknown) => boolean>> = {
  phone: (value) => Array.isArray(value) && value.every(isReadable),
  assignee: (value) => isAnswer((value as { _id?: unknown })._id),
  team: (value) => isAnswer((value as { _id?: unknown })._id),
}

/** A value of the wrong type would be read as none, and erase what is stored. */
export function refuseUnreadable(body: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  for (const [key, value] of Object.entries(body)) {
    const name = cleanNameOf(key)
    if (name && !isReadable(value) && !wider[name]?.(value))
      addIssue({ code: 'custom', path: [key], message: leadProblemTexts.unreadable })
  }
}

function keepAsItCame({ custom, extra }: Answers, key: string, value: unknown): void {
  const text = isAnswer(value) ? String(value).trim() : undefined
  if (text !== undefined) custom[key] = text
  if (text !== value) extra[key] = value
}

/** Sorts the values by field, under all their names. A key takes precedence over a label for the same field. */
export function readAnswers(body: Record<string, unknown>): Answers {
  const answers: Answers = { known: {}, custom: {}, extra: {} }
  const keyed: Answers['known'] = {}
  for (const [key, value] of Object.entries(body)) {
    if (notAnswers.has(key)) continue
    const [own, named] = [knownKey(key), knownLabel(key)]
    if (own) keyed[own] = value
    else if (named) answers.known[named] = value
    else if (!isBlank(value)) keepAsItCame(answers, key, value)
  }
  Object.assign(answers.known, keyed)
  return answers
}

export const textOf = (value: unknown): string | undefined =>
  isAnswer(value) ? String(value).trim() || undefined : undefined

/** Reads '18,50,000', '18.5 lakh' and 1850000 alike (L-034, C-162). What is not an amount stays undefined, for the rules to refuse. */
export const amountOf = (value: unknown): number | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : (readAmount(text) ?? Number.NaN)
}

/** An id, or a person with that id; 'UnAssigned' means nobody. */
export const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : value
  const text = textOf(id)
  return text === undefined || /^unassigned$/i.test(text) ? undefined : text
}

/** What a move names, by id or as a whole; something else must not be read as no move at all (2 §8). */
export const movedLead = z.string(stageMoveTexts.invalid).max(100, stageMoveTexts.invalid)
export const movedStage = z
  .unknown()
  .refine(
    (sent) => isBlank(sent) || typeof sent === 'string' || idOf(sent) !== undefined,
    stageMoveTexts.invalid,
  )
  .optional()
