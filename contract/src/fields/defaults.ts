import { contactFieldTexts } from './messages/values'
import {
  type CustomField,
  type LeadForm,
  type NewField,
  type TemplateField,
  type TemplateFieldKey,
  templateFieldKeys,
} from './model'

export const presetWorkTypes = [
  'Full Design services',
  'Architecture Design Services',
  'Interior Design Services',
  'Landscape Service',
  'FFE',
  'Renovation of the house',
  'Styling of house',
] as const

/** Every firm starts with these; they can be made required, but not renamed, deleted or given another type. */
export const defaultFields: readonly NewField[] = [
  {
    name: 'Property Type',
    sections: [0, 1],
    type: 'dropdown',
    isRequired: false,
    options: ['Apartment', 'Villa', 'Row House', 'Office', 'Retail', 'Hospitality', 'Other'],
  },
  { name: 'Possession Date', sections: [0, 1], type: 'date', isRequired: false, options: [] },
  { name: 'Company Website', sections: [1], type: 'website', isRequired: false, options: [] },
]

const mandatoryAtFirst: readonly TemplateFieldKey[] = ['firstName', 'lastName', 'phone']

/** What the configurable form asks until the company changes it. */
export const defaultTemplate = (): LeadForm['fields'] =>
  Object.fromEntries(
    templateFieldKeys.map((key): [string, TemplateField] => [
      key,
      { isMandatory: mandatoryAtFirst.includes(key), choices: [] },
    ]),
  ) as LeadForm['fields']

const contactField = (key: keyof typeof contactFieldTexts, isRequired: boolean): CustomField => ({
  id: key,
  name: contactFieldTexts[key],
  sections: [1],
  type: key === 'email' ? 'email' : 'text',
  isRequired,
  options: [],
  isDefault: true,
})

/** The primary contact is the same for every company. */
export const primaryContactFields: readonly CustomField[] = [
  contactField('firstName', true),
  contactField('lastName', true),
  contactField('email', false),
  contactField('designation', true),
  contactField('phone', false),
]
