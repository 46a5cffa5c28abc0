import { z } from 'zod'
import { fieldEditForm, newFieldForm } from '../../fields/forms'
import { fieldLimits } from '../../fields/limits'
import type {
  CorporateFields,
  CustomField,
  FieldEdit,
  FieldPage,
  FieldPageQuery,
  FieldSection,
  FieldType,
  NewField,
} from '../../fields/model'
import { leadFieldOf } from '../../fields/requirable-fields'
import { reply, request } from '../../kit/endpoint'
import { leadFieldWire, writeLeadField } from './lead-fields'

const wireTypes: Record<FieldType, string> = {
  text: 'Text',
  number: 'Number',
  email: 'Email',
  website: 'Website',
  date: 'Date',
  dropdown: 'Dropdown',
}
const cleanTypes: Record<string, FieldType> = {
  ...Object.fromEntries(Object.keys(wireTypes).map((type) => [type, type as FieldType])),
  select: 'dropdown',
}

/** Drop-Down, Drop-down, Dropdown, Select: all the same (C-037). */
const readType = (wire: string | undefined): FieldType =>
  cleanTypes[(wire ?? '').toLowerCase().replace(/[^a-z]/g, '')] as FieldType

const shared = {
  _id: z.string(),
  fieldId: z.string(),
  fieldName: z.string(),
  fieldType: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.string()),
  isDefault: z.boolean(),
}
/** For the settings: all sections of a field. */
export const customFieldWire = z.object({
  ...shared,
  section: z.array(z.number()),
  isDeleted: z.literal(false),
})
/** For the form of one section. */
const formFieldWire = z.object({ ...shared, section: z.number() })

const writeShared = (field: CustomField) => ({
  _id: field.id,
  fieldId: field.id,
  fieldName: field.name,
  fieldType: wireTypes[field.type],
  isRequired: field.isRequired,
  options: field.options,
  isDefault: field.isDefault,
})
const readShared = (wire: z.infer<typeof formFieldWire> | z.infer<typeof customFieldWire>): CustomField => ({
  id: wire._id,
  name: wire.fieldName,
  sections: [wire.section].flat() as FieldSection[],
  type: readType(wire.fieldType) ?? 'text',
  isRequired: wire.isRequired,
  options: wire.options,
  isDefault: wire.isDefault,
})

const writeCustomField = (field: CustomField): z.infer<typeof customFieldWire> => ({
  ...writeShared(field),
  section: field.sections,
  isDeleted: false,
})
export const customFieldReply = reply(customFieldWire, writeCustomField, readShared)

const ofSection = (section: FieldSection) => (field: CustomField) => ({ ...writeShared(field), section })

export const individualFieldsReply = reply(
  z.object({ data: z.array(formFieldWire) }),
  (fields: CustomField[]) => ({ data: fields.map(ofSection(0)) }),
  ({ data }) => data.map(readShared),
)

export const corporateFieldsReply = reply(
  z.object({ data: z.array(formFieldWire), primaryContact: z.array(formFieldWire) }),
  ({ fields, primaryContact }: CorporateFields) => ({
    data: fields.map(ofSection(1)),
    primaryContact: primaryContact.map(ofSection(1)),
  }),
  ({ data, primaryContact }) => ({
    fields: data.map(readShared),
    primaryContact: primaryContact.map(readShared),
  }),
)

/** A row of the table describes both the custom field and how it appears among the fields of a lead. */
const pageWire = z.object({
  data: z.array(leadFieldWire.extend(customFieldWire.shape)),
  page: z.number(),
  totalPages: z.number(),
  total: z.number(),
})
export const fieldPageReply = reply(
  pageWire,
  ({ fields, page, pageCount, total }: FieldPage) => ({
    data: fields.map((field) => ({ ...writeLeadField(leadFieldOf(field)), ...writeCustomField(field) })),
    page,
    totalPages: pageCount,
    total,
  }),
  ({ data, page, totalPages, total }) => ({
    fields: data.map(readShared),
    page,
    pageCount: totalPages,
    total,
  }),
)

export const fieldListQuery = {
  page: z.coerce.number().int().min(0).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  search: z.string().trim().max(100).optional(),
}
export const writeFieldPageQuery = ({ page, search }: FieldPageQuery) => ({
  query: { page, limit: fieldLimits.pageSize, search: search || undefined },
})

const section = z.union([z.number(), z.string().max(5)])
/** Accepts either of its names, in any order, with whatever else an older client sends. */
const draftWire = z.object({
  fieldName: z.string().max(1000).optional(),
  displayName: z.string().max(1000).optional(),
  section: z.union([section, z.array(section).max(10)]).optional(),
  fieldType: z.string().max(50).optional(),
  dataType: z.string().max(50).optional(),
  isRequired: z.boolean().optional(),
  options: z.array(z.string().max(1000)).max(500).nullish(),
  isDeleted: z.boolean().optional(),
  userId: z.string().optional(),
})
type DraftWire = z.infer<typeof draftWire>

const nameIn = (wire: DraftWire) => wire.fieldName ?? wire.displayName
const typeIn = (wire: DraftWire) => wire.fieldType ?? wire.dataType
const sectionsIn = (wire: DraftWire) => [wire.section ?? []].flat().map(Number) as FieldSection[]

const readNew = (wire: DraftWire): NewField => ({
  name: nameIn(wire) ?? '',
  sections: sectionsIn(wire),
  type: readType(typeIn(wire)),
  isRequired: wire.isRequired ?? false,
  options: wire.options ?? [],
})
const readChange = (wire: DraftWire): Partial<NewField> => ({
  ...(nameIn(wire) !== undefined && { name: nameIn(wire) }),
  ...(wire.section !== undefined && { sections: sectionsIn(wire) }),
  ...(typeIn(wire) !== undefined && { type: readType(typeIn(wire)) }),
  ...(wire.isRequired !== undefined && { isRequired: wire.isRequired }),
  ...(wire.options && { options: wire.options }),
})
const writeChange = ({ name, sections, type, isRequired, options }: Partial<NewField>): DraftWire => ({
  ...(name !== undefined && { fieldName: name }),
  ...(sections && { section: sections }),
  ...(type && { fieldType: wireTypes[type] }),
  ...(isRequired !== undefined && { isRequired }),
  ...(options && { options }),
})

export const addFieldRequest = request({
  body: draftWire,
  read: ({ body }) => readNew(body),
  write: (field: NewField) => ({ body: writeChange(field) }),
  check: newFieldForm,
})

/** An older client sends a whole field with isDeleted false, which is a change; isDeleted false alone restores it. */
const readEdit = (id: string, body: DraftWire): FieldEdit => {
  if (body.isDeleted === true) return { kind: 'delete', id }
  const change = readChange(body)
  const isAlone = body.isDeleted === false && Object.keys(change).length === 0
  return isAlone ? { kind: 'restore', id } : { kind: 'change', id, change }
}

export const editFieldRequest = request({
  query: { id: z.string().max(100) },
  body: draftWire,
  read: ({ query: { id }, body }) => readEdit(id, body),
  write: (edit) => ({
    query: { id: edit.id },
    body: edit.kind === 'change' ? writeChange(edit.change) : { isDeleted: edit.kind === 'delete' },
  }),
  check: fieldEditForm,
})
