/** The kinds of a custom field (C-037). */
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
  /** Ships with the product: it can be made required, but not renamed, retyped or deleted. */
  isDefault: boolean
}

/** A field as it is being made; the type is chosen last. */
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

/** With neither page nor limit every field of a lead is asked for. */
export interface FieldListQuery {
  page?: number | undefined
  limit?: number | undefined
  search?: string | undefined
}
export interface FieldPageQuery {
  page: number
  search?: string | undefined
}

/** What Add Lead asks of a corporate lead beside what every lead has. */
export interface CorporateFields {
  fields: CustomField[]
  primaryContact: CustomField[]
}

/** An entry of the lists behind the combos of the lead forms. */
export interface Choice {
  id: string
  name: string
}

/** What was added, or was there already; the message says which. */
export interface AddedChoice {
  message: string
  name: string
}

/** What a lead can be asked for, whether every lead has it or the company added it: rules, columns and dialogs. */
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

export const templateFieldKeys = [
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
] as const
export type TemplateFieldKey = (typeof templateFieldKeys)[number]

export interface TemplateField {
  isMandatory: boolean
  /** What may be chosen; without any the answer is typed. */
  choices: string[]
}

export interface LeadForm {
  id: string
  generation: FormGeneration
  fields: Record<TemplateFieldKey, TemplateField>
}

/** Asked for by its id a form comes alone, otherwise as the first of a list. */
export interface AskedForm {
  form: LeadForm
  isAlone: boolean
}

/** What is not said stays. */
export interface LeadFormChange {
  generation?: FormGeneration | undefined
  fields?: Partial<LeadForm['fields']> | undefined
}
