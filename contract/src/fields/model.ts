import { type FieldWith, fieldsWith } from './lead-fields'

/** The types of a custom field (C-037). */
export const fieldTypes = ['text', 'number', 'email', 'website', 'date', 'dropdown'] as const
export type FieldType = (typeof fieldTypes)[number]

/** Which leads a custom field is asked of: 0 individual, 1 corporate. */
export type FieldSection = 0 | 1

export interface CustomField {
  id: string
  name: string
  sections: FieldSection[]
  type: FieldType
  isRequired: boolean
  options: string[]
  /** Ships with the product: it can be made required, but not renamed, deleted or given another type. */
  isDefault: boolean
}

/** A field while it is being created; the type is chosen last. */
export interface FieldDraft {
  name: string
  sections: FieldSection[]
  type: FieldType | undefined
  isRequired: boolean
  options: string[]
}
export type NewField = FieldDraft & { type: FieldType }

export type FieldEdit =
  | { kind: 'change'; id: string; change: Partial<NewField> }
  | { kind: 'delete' | 'restore'; id: string }

/** One page of the table of custom fields, counted from 1. */
export interface FieldPage {
  fields: CustomField[]
  page: number
  pageCount: number
  total: number
}

/** Without page and limit: every field of a lead. */
export interface FieldListQuery {
  page?: number | undefined
  limit?: number | undefined
  search?: string | undefined
}
export interface FieldPageQuery {
  page: number
  search?: string | undefined
}

/** What Add Lead asks for a corporate lead beyond the fields of every lead. */
export interface CorporateFields {
  fields: CustomField[]
  primaryContact: CustomField[]
}

/** An entry of the lists behind the comboboxes of the lead forms. */
export interface Choice {
  id: string
  name: string
}

/** What was added or already existed; the message says which. */
export interface AddedChoice {
  message: string
  name: string
}

/** A field of a lead, whether every lead has it or the company added it; used by rules, columns and dialogs. */
export interface LeadField {
  /** A key of the lead, or the id of a custom field. */
  key: string
  label: string
  dataType:
    | 'text'
    | 'number'
    | 'email'
    | 'website'
    | 'date'
    | 'select'
    | 'multiselect'
    | 'description'
    | 'boolean'
  isVisible: boolean
  isCustom: boolean
  options: string[]
}

/** 1 the dialog with tabs, 2 the configurable form, 3 the short form (C-017). */
export type FormGeneration = 1 | 2 | 3

export type TemplateFieldKey = FieldWith<'asked'>
/** In the order in which the configurable form asks. */
export const templateFieldKeys: readonly TemplateFieldKey[] = fieldsWith('asked', [
  'firstName',
  'lastName',
  'phone',
  'email',
  'assignee',
  'address',
  'city',
  'postalCode',
  'workScope',
  'budget',
  'area',
  'source',
  'sourceName',
])

export interface TemplateField {
  isMandatory: boolean
  /** The choices; without any the answer is typed. */
  choices: string[]
}

export interface LeadForm {
  id: string
  generation: FormGeneration
  fields: Record<TemplateFieldKey, TemplateField>
}

/** A form asked for by its id comes alone, otherwise as the first of a list. */
export interface AskedForm {
  form: LeadForm
  isAlone: boolean
}

/** What is not given stays as it is. */
export interface LeadFormChange {
  generation?: FormGeneration | undefined
  fields?: Partial<LeadForm['fields']> | undefined
}
