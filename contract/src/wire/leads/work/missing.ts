import { z } from 'zod'
import type { DetailsShape } from '../../../kit/endpoint'
import { callStatuses } from '../../../leads/model'
import type { MissingField } from '../../../leads/work/model'
import { readFieldKey, writeFieldKey } from '../../fields/lead-fields'
import { readCallStatus, writeCallStatus } from '../fields/codes'

const wireTypes: Record<MissingField['type'], string> = {
  text: 'text',
  'long-text': 'description',
  number: 'number',
  email: 'Email',
  website: 'Website',
  date: 'Date',
  choice: 'Select',
  choices: 'multiselect',
  phone: 'phone',
}
const cleanTypes = new Map(Object.entries(wireTypes).map(([clean, wire]) => [wire, clean]))

const optionWire = z.union([z.string(), z.object({ value: z.string(), label: z.string() })])
/** C-080: a description of the field, or only its key. */
export const missingWire = z.union([
  z.string(),
  z.object({
    fieldKey: z.string(),
    displayName: z.string(),
    dataType: z.string(),
    options: z.array(optionWire),
  }),
])
type MissingWire = z.infer<typeof missingWire>

/** The outcome of a call is chosen by its number, as everywhere on the wire. */
const writeValue = (key: string, value: string): string => {
  const status = key === 'callStatus' && callStatuses.find((one) => one === value)
  return status ? String(writeCallStatus(status)) : value
}
const readValue = (key: string, value: string): string =>
  (key === 'callStatus' && readCallStatus(Number(value))) || value

export const writeMissing = ({ key, label, type, options }: MissingField): MissingWire => ({
  fieldKey: writeFieldKey(key),
  displayName: label,
  dataType: wireTypes[type],
  options: options.map(({ value, label: shown }) => ({ value: writeValue(key, value), label: shown })),
})

export function readMissing(wire: MissingWire): MissingField {
  if (typeof wire === 'string') return { key: readFieldKey(wire), label: wire, type: 'text', options: [] }
  const key = readFieldKey(wire.fieldKey)
  const options = wire.options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  return {
    key,
    label: wire.displayName,
    type: (cleanTypes.get(wire.dataType) ?? 'text') as MissingField['type'],
    options: options.map(({ value, label }) => ({ value: readValue(key, value), label })),
  }
}

/** Of a refused move: the same description as in the answer to a patch. */
export const missingDetails: DetailsShape = {
  encode: ({ missing, ...details }) =>
    missing ? { ...details, missingFields: (missing as MissingField[]).map(writeMissing) } : details,
  decode: ({ missingFields, ...details }) =>
    missingFields ? { ...details, missing: (missingFields as MissingWire[]).map(readMissing) } : details,
}
