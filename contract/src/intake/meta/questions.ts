import type { CustomField } from '../../fields/model'
import type { DoorMapping } from '../doors/model'
import { guessTarget } from '../synonyms'
import { customFieldOf, customTarget, doorTargets, isTarget, type Target, targetLabel } from '../targets'
import type { MetaQuestion } from './model'

type NamedField = Pick<CustomField, 'id' | 'name'>

/** Questions that Meta fills in itself, whatever language they are asked in. */
const byType: Record<string, Target> = {
  FULL_NAME: 'fullName',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  EMAIL: 'email',
  WORK_EMAIL: 'email',
  PHONE: 'phone',
  WORK_PHONE_NUMBER: 'otherPhone',
  WHATSAPP_NUMBER: 'otherPhone',
  CITY: 'city',
  STREET_ADDRESS: 'address',
  POST_CODE: 'postalCode',
  ZIP: 'postalCode',
  COMPANY_NAME: 'companyName',
}

/** What only a file brings has no place in a new lead: its words are kept as a remark. */
const isForDoors = (target: Target): boolean =>
  customFieldOf(target) !== undefined || (doorTargets as readonly string[]).includes(target)

/** Where its answers go unless somebody chose otherwise. What has no field is a remark, so that people read it. */
export function defaultTarget({ key, label, type }: MetaQuestion, fields: readonly NamedField[]): Target {
  const guessed = byType[type] ?? guessTarget(label, fields) ?? guessTarget(key, fields)
  return guessed && isForDoors(guessed) ? guessed : 'remarks'
}

/** Undefined where somebody chose that its answers go nowhere; they are kept with the lead all the same. */
export function targetOfQuestion(
  question: MetaQuestion,
  mapping: DoorMapping,
  fields: readonly NamedField[],
): Target | undefined {
  const chosen = mapping[question.key]
  if (chosen === 'none') return undefined
  return chosen && isTarget(chosen, fields) && isForDoors(chosen) ? chosen : defaultTarget(question, fields)
}

/** Everything that a question can go into. */
export const questionTargets = (fields: readonly NamedField[]): { target: Target; label: string }[] =>
  [...doorTargets, ...fields.map(({ id }) => customTarget(id))].map((target) => ({
    target,
    label: targetLabel(target, fields) ?? '',
  }))
