import { z } from 'zod'
import { type FieldWith, fieldsWith, type LeadFieldKey, leadFields } from '../../fields/lead-fields'
import { leadFormLimits } from '../limits'
import { leadProblemTexts } from '../messages/capture'

export const areaUnits = ['sqft', 'sqm', 'Sq yds'] as const
export type AreaUnit = (typeof areaUnits)[number]

/** Only keeps out nonsense: checkLead says whether a value is right, in the words of the forms. */
export const anyText = z.string().max(5000)

const amount = z
  .number({ error: leadProblemTexts.amount })
  .int(leadProblemTexts.amount)
  .min(0, leadProblemTexts.amount)
  .max(10 ** leadFormLimits.server.budget - 1, `Maximum length is ${leadFormLimits.server.budget}`)

/** The values of a kind that people type. */
const schemas = {
  text: anyText,
  'long-text': anyText,
  city: anyText,
  choice: anyText,
  area: anyText,
  amount,
  unit: z.enum(areaUnits),
} as const
type TypedKind = keyof typeof schemas

/** The fields that are plain values: each a column of the lead under the same name. */
export type TypedField = FieldWith<'isTyped'>
export const typedFields: readonly TypedField[] = fieldsWith('isTyped')

export type KindOf<K extends LeadFieldKey> = (typeof leadFields)[K]['kind']
export const kindOf = (field: TypedField): TypedKind => leadFields[field].kind

type SchemaOf<K extends TypedField> = (typeof schemas)[KindOf<K>]
type ValueOf<K extends TypedField> = z.output<SchemaOf<K>>

const shapeOf = <S>(schema: (kind: TypedKind) => z.ZodType): S =>
  Object.fromEntries(typedFields.map((field) => [field, schema(kindOf(field))])) as S

/** As they are captured. */
export const typedShape = shapeOf<{ [K in TypedField]: z.ZodOptional<SchemaOf<K>> }>((kind) =>
  schemas[kind].optional(),
)

/** As they are changed: only what was sent. An empty text clears a text, null an amount. */
export const typedChangeShape = shapeOf<{
  [K in TypedField]: KindOf<K> extends 'amount'
    ? z.ZodOptional<z.ZodNullable<SchemaOf<K>>>
    : z.ZodOptional<SchemaOf<K>>
}>((kind) => (kind === 'amount' ? schemas[kind].nullish() : schemas[kind].optional()))

/** As they are stored: an old lead may have any unit. */
export type StoredValues = {
  [K in TypedField]: (KindOf<K> extends 'unit' ? string : ValueOf<K>) | undefined
}

/** Those that the list shows, or needs to show others. */
export type RowField = TypedField & (FieldWith<'column'> | FieldWith<'isInRow'>)
export const rowFields: readonly RowField[] = typedFields.filter(
  (field): field is RowField => 'column' in leadFields[field] || 'isInRow' in leadFields[field],
)
export type RowValues = Pick<StoredValues, RowField>

export const valuesOf = <K extends TypedField>(
  fields: readonly K[],
  value: (field: K) => StoredValues[K],
): Pick<StoredValues, K> =>
  Object.fromEntries(fields.map((field) => [field, value(field)])) as Pick<StoredValues, K>
