import { type FieldKind, fieldsWith, labelOf, leadFields } from './lead-fields'
import type { CustomField, FieldType, LeadField } from './model'

const typeOfKind: Record<FieldKind, LeadField['dataType']> = {
  text: 'text',
  'long-text': 'description',
  city: 'text',
  name: 'text',
  email: 'email',
  phone: 'text',
  choice: 'select',
  amount: 'number',
  area: 'text',
  unit: 'select',
  day: 'date',
  'follow-up': 'date',
  instant: 'date',
  'call-status': 'select',
  stage: 'select',
  tags: 'multiselect',
  person: 'select',
  team: 'select',
}

/** The fields of every lead, in the order of the lead list. Those of the company come after these. */
export const fieldsOfEveryLead: readonly LeadField[] = fieldsWith('isRequirable').map((key) => ({
  key,
  label: labelOf(key, 'rule'),
  dataType: typeOfKind[leadFields[key].kind],
  isVisible: 'column' in leadFields[key],
  isCustom: false,
  options: [],
}))

const typeOf: Record<FieldType, LeadField['dataType']> = {
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
  dataType: typeOf[type],
  isVisible: true,
  isCustom: true,
  options,
})
