import type { LeadForm } from '../../fields/model'
import { webFormDefaults as texts } from '../messages/web-form'
import type { AskedField, FormTarget, WebFormSettings } from './model'

const askedAtFirst: readonly Exclude<FormTarget, `custom:${string}`>[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'city',
  'workScope',
  'budget',
  'remarks',
]

/** What is mandatory in the lead form is asked with the same insistence. */
const askedOf = (template: LeadForm['fields']): AskedField[] =>
  askedAtFirst.map((target) => ({
    target,
    isRequired: target !== 'remarks' && template[target].isMandatory,
  }))

/** The form until a firm changes it. */
export const webFormOf = (template: LeadForm['fields']): WebFormSettings => ({
  isOn: false,
  ...texts,
  consent: '',
  colour: '#24524a',
  fields: askedOf(template).map((field) =>
    field.target === 'firstName' || field.target === 'phone' ? { ...field, isRequired: true } : field,
  ),
  sourceName: '',
  duplicates: 'fill',
})
