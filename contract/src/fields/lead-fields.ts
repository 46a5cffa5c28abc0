import { leadFieldTexts } from './messages'
import type { CustomField, FieldType, LeadField } from './model'

const field = (
  key: keyof typeof leadFieldTexts,
  dataType: LeadField['dataType'],
  isVisible = true,
): LeadField => ({
  key,
  label: leadFieldTexts[key],
  dataType,
  isVisible,
  isCustom: false,
  options: [],
})

/** The fields of every lead, in the order of the lead list. Those of the company come after these. */
export const leadFields: readonly LeadField[] = [
  field('name', 'text'),
  field('callStatus', 'select'),
  field('followUpOn', 'date'),
  field('lastCallAt', 'date'),
  field('phone', 'text'),
  field('email', 'email'),
  field('city', 'text'),
  field('address', 'description'),
  field('postalCode', 'text', false),
  field('budget', 'number'),
  field('workScope', 'select'),
  field('area', 'text'),
  field('stage', 'select'),
  field('tags', 'multiselect', false),
  field('expectedClosure', 'date'),
  field('assignee', 'select'),
  field('source', 'select'),
  field('sourceName', 'select'),
  field('remarks', 'description', false),
]

const dataTypes: Record<FieldType, LeadField['dataType']> = {
  text: 'text',
  number: 'number',
  email: 'email',
  website: 'website',
  date: 'date',
  dropdown: 'select',
}

export const leadFieldOf = ({ id, name, type, options }: CustomField): LeadField => ({
  key: id,
  label: name,
  dataType: dataTypes[type],
  isVisible: true,
  isCustom: true,
  options,
})
