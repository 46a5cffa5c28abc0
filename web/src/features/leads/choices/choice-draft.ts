import type { ChoiceKind, ChoicesEdit, LeadChoice } from '@foyer/contract/leads/choices/model'
import { checkChoices } from '@foyer/contract/leads/choices/rules'
import { defaultChoices } from '@foyer/contract/leads/messages/work'

/** An entry while it is being edited; the key outlives moves. */
export interface ChoiceDraft {
  key: string
  id: string | undefined
  label: string
  text: string
}
export type ChoicesDraft = { rows: ChoiceDraft[] }

let added = 0
export const newChoice = (): ChoiceDraft => {
  added += 1
  return { key: `new-${added}`, id: undefined, label: '', text: '' }
}

const draftOf = ({ id, label, text = '' }: LeadChoice): ChoiceDraft => ({ key: id, id, label, text })

export const choicesDraft = (choices: readonly LeadChoice[]): ChoicesDraft => ({
  rows: choices.map(draftOf),
})

/** What is sent. An empty list starts again with what everybody starts with. */
export function choicesEdit(kind: ChoiceKind, { rows }: ChoicesDraft, start: ChoicesDraft): ChoicesEdit {
  const textOf = ({ text }: { text?: string | undefined }) => (kind === 'message' ? text : undefined)
  const meant = rows.length > 0 ? rows : defaultChoices[kind]
  return {
    kind,
    choices: meant.map(({ id, label, text }) => ({
      id,
      label: label.trim(),
      text: textOf({ text })?.trim(),
    })),
    seen: start.rows.map((row) => ({ label: row.label, text: textOf(row) })),
  }
}

/** What the fields of a row are called. */
export const nameOf = (row: Pick<ChoiceDraft, 'key'> | undefined, field: 'label' | 'text') =>
  `${field}-${row?.key}`

export const choicesProblems = (kind: ChoiceKind, draft: ChoicesDraft): Record<string, string> =>
  Object.fromEntries(
    checkChoices(choicesEdit(kind, draft, draft)).map(({ place, field, text }) => [
      nameOf(draft.rows[place], field),
      text,
    ]),
  )

export const moved = (rows: ChoiceDraft[], place: number, to: number): ChoiceDraft[] => {
  const [row, other] = [rows[place], rows[to]]
  return row && other ? rows.with(place, other).with(to, row) : rows
}
