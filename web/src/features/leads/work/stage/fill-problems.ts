import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import { CallFailed } from '../../../../api/call-failed'
import { refusalOr } from '../../../pipeline/use-pipeline'

/** By the keys of the fields that were asked for. */
export type FillProblems = Readonly<Record<string, string>>

/** A lead has its email and phone in its first contact. */
const ownContact: Record<string, string> = { 'contacts.0.email': 'email', 'contacts.0.phones.0': 'phone' }
const keyIn = (field: string) => ownContact[field] ?? field.replace(/^(custom|change)\./, '')

/** What the server says of single values. */
export function fillProblems(error: unknown): FillProblems {
  const found = error instanceof CallFailed ? error.details.fields : undefined
  if (!Array.isArray(found)) return {}
  // Those of a conflict are no problems of a value.
  return Object.fromEntries(
    found.flatMap(({ field, text }) => (typeof text === 'string' ? [[keyIn(String(field)), text]] : [])),
  )
}

/** P-037; what is wrong with a value is said beside it. */
export const fillFailure = (error: unknown): string =>
  Object.keys(fillProblems(error)).length > 0 ? texts.fillFailed : refusalOr(error, texts.fillFailed)
