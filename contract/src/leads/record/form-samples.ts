import { defaultTemplate } from '../../fields/defaults'
import type { LeadForm, TemplateFieldKey } from '../../fields/model'
import { checkLead, type LeadRules } from './checks'
import { type ContactValues, emptyContact, emptyLead, type LeadValues } from './form-values'
import type { LeadFormKind } from './value-problems'

/** Leads as the tests of the forms fill them in. */

export const contact = (over: Partial<ContactValues> = {}): ContactValues => ({
  ...emptyContact('91'),
  firstName: 'Ananya',
  lastName: 'Iyer',
  designation: 'Owner',
  email: 'ananya@example.com',
  phones: [{ dialCode: '91', national: '9845021763' }],
  ...over,
})
export const phone = (national: string, dialCode = '91') => contact({ phones: [{ dialCode, national }] })

export const lead = (over: Partial<LeadValues> = {}): LeadValues => ({
  ...emptyLead('individual', '91'),
  contacts: [contact()],
  source: 'Referral',
  sourceName: 'Nikhil',
  ...over,
})

const rules = (form: LeadFormKind, over: Partial<LeadRules> = {}): LeadRules => ({
  form,
  customFields: [],
  canAssign: true,
  ...(form === 'template' && { template: defaultTemplate() }),
  ...over,
})
export const check = (values: LeadValues, form: LeadFormKind, over: Partial<LeadRules> = {}) =>
  checkLead(values, rules(form, over))
export const problem = (
  values: LeadValues,
  field: string,
  form: LeadFormKind,
  over: Partial<LeadRules> = {},
) => check(values, form, over).fields[field]

export const mandatory = (...keys: TemplateFieldKey[]): LeadForm['fields'] => {
  const fields = defaultTemplate()
  for (const key of Object.keys(fields) as TemplateFieldKey[])
    fields[key] = { isMandatory: keys.includes(key), choices: [] }
  return fields
}
