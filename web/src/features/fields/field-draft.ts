import type { CustomField, FieldDraft, NewField } from '@foyer/contract/fields/model'
import { cleanOptions } from '@foyer/contract/fields/rules'

/** An option keeps its key while its text and its place change. */
export interface OptionRow {
  key: number
  text: string
}
export interface Draft extends Omit<FieldDraft, 'options'> {
  options: OptionRow[]
}

let lastKey = 0
export const optionRow = (text = ''): OptionRow => {
  lastKey += 1
  return { key: lastKey, text }
}

export const emptyDraft = (): Draft => ({
  name: '',
  sections: [],
  type: undefined,
  isRequired: false,
  options: [optionRow(), optionRow()],
})

export const draftOf = ({ name, sections, type, isRequired, options }: CustomField): Draft => ({
  name,
  sections,
  type,
  isRequired,
  options: options.length > 0 ? options.map(optionRow) : [optionRow(), optionRow()],
})

export const plainDraft = (draft: Draft): FieldDraft => ({
  ...draft,
  name: draft.name.trim(),
  options: draft.type === 'dropdown' ? cleanOptions(draft.options.map(({ text }) => text)) : [],
})

/** Only what differs is sent: what a colleague changed meanwhile stays. */
export function changeOf(field: CustomField, wanted: FieldDraft): Partial<NewField> {
  const { name, sections, type, isRequired, options } = wanted
  const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
  const order = [...sections].sort()
  return {
    ...(name !== field.name && { name }),
    ...(differs(order, [...field.sections].sort()) && { sections: order }),
    ...(type && type !== field.type && { type }),
    ...(isRequired !== field.isRequired && { isRequired }),
    ...(differs(options, field.options) && { options }),
  }
}
