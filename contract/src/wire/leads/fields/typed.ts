import { z } from 'zod'
import { readArea } from '../../../kit/area'
import {
  type AreaUnit,
  kindOf,
  type RowField,
  type RowValues,
  rowFields,
  type StoredValues,
  type TypedField,
  typedFields,
  valuesOf,
} from '../../../leads/fields/values'
import type { LeadChange, LeadDraft } from '../../../leads/record/draft'
import { readAreaUnit } from '../../../leads/record/form-values'
import { wireFields } from '../../fields/lead-fields'
import { type Answers, amountOf, textOf } from './answers'

type Typed = { [K in TypedField]?: LeadDraft[K] }

const readOne = (field: TypedField, value: unknown): string | number | AreaUnit | undefined => {
  if (kindOf(field) === 'amount') return amountOf(value)
  const text = textOf(value)
  if (kindOf(field) === 'area') return text && (readArea(text) ?? text)
  return kindOf(field) === 'unit' ? readAreaUnit(text) : text
}

/** The plain values of a new lead. */
export const readTyped = (known: Answers['known']): Typed =>
  valuesOf(typedFields, (field) => readOne(field, known[field]) as never) as Typed

/** Only what was sent: a cleared text is sent as empty, a cleared amount is none; what is no unit changes nothing. */
export function readTypedChange(known: Answers['known']): Pick<LeadChange, TypedField> {
  const change: Record<string, unknown> = {}
  for (const field of typedFields) {
    if (!(field in known)) continue
    const value = readOne(field, known[field])
    if (kindOf(field) === 'unit' ? value !== undefined : true)
      change[field] = value ?? (kindOf(field) === 'amount' ? null : '')
  }
  return change
}

/** By the keys of a lead. */
export const writeTyped = (values: Partial<Record<TypedField, unknown>>): Record<string, unknown> =>
  Object.fromEntries(typedFields.map((field) => [wireFields[field].key, values[field]]))

/** By the labels of the fields, where they have one. */
export const writeTypedByLabel = (values: Partial<Record<TypedField, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    typedFields.map((field) => {
      const name = wireFields[field]
      return ['labels' in name ? name.labels[0] : name.key, values[field]]
    }),
  )

type WireKey<K extends TypedField> = (typeof wireFields)[K]['key']
type WireValues = { [K in RowField as WireKey<K>]?: RowValues[K] }

/** The plain values of a row of the list. */
type RowShape = { [K in keyof WireValues]-?: z.ZodType<WireValues[K]> & z.ZodOptional<z.ZodType> }
export const rowShape = Object.fromEntries(
  rowFields.map((field): [string, z.ZodType] => [
    wireFields[field].key,
    kindOf(field) === 'amount' ? z.number().optional() : z.string().optional(),
  ]),
) as RowShape

export const writeRow = (row: RowValues): WireValues =>
  Object.fromEntries(rowFields.map((field) => [wireFields[field].key, row[field]]))

export const readRow = (wire: WireValues): RowValues =>
  valuesOf(rowFields, (field): StoredValues[RowField] => wire[wireFields[field].key])
