import type { AskedField, FormTarget, WebForm, WebFormSettings } from '@foyer/contract/intake/web-form/model'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'

/** The settings while they are being changed. */
export type WebFormDraft = { [K in keyof WebFormSettings]: WebFormSettings[K] }
export type WebFormForm = FoyerForm<WebFormDraft>

export interface FieldRow {
  target: FormTarget
  label: string
  /** What is asked of it; nothing where it is not part of the form. */
  asked: AskedField | undefined
}

/** What is asked, in its order; below it what could be. */
export function rowsOf(fields: readonly AskedField[], offered: WebForm['offered']): FieldRow[] {
  const asked = fields.flatMap((one) => {
    const found = offered.find(({ target }) => target === one.target)
    return found ? [{ ...found, asked: one }] : []
  })
  const others = offered.filter(({ target }) => !fields.some((one) => one.target === target))
  return [...asked, ...others.map((one) => ({ ...one, asked: undefined }))]
}

export const withAsked = (
  fields: readonly AskedField[],
  target: FormTarget,
  isAsked: boolean,
): AskedField[] =>
  isAsked ? [...fields, { target, isRequired: false }] : fields.filter((one) => one.target !== target)

export const withRequired = (
  fields: readonly AskedField[],
  target: FormTarget,
  isRequired: boolean,
): AskedField[] => fields.map((one) => (one.target === target ? { target, isRequired } : one))

export function moved(fields: readonly AskedField[], target: FormTarget, by: -1 | 1): AskedField[] {
  const at = fields.findIndex((one) => one.target === target)
  const [one, other] = [fields[at], fields[at + by]]
  return one && other ? fields.with(at, other).with(at + by, one) : [...fields]
}

/** Only what was changed here: what a colleague has saved meanwhile is not taken back. */
export const changesOf = (draft: WebFormDraft, start: WebFormDraft): Partial<WebFormDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof WebFormDraft]),
    ),
  )
