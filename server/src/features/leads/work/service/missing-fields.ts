import type { LeadField } from '@foyer/contract/fields/model'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { callStatuses } from '@foyer/contract/leads/model'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { fieldsOfCompany } from '../../../fields/service'
import type { LeadScope } from '../../lead-scope'
import { tagsOf } from '../../record/service/company-settings'

const types: Record<LeadField['dataType'], MissingField['type']> = {
  text: 'text',
  number: 'number',
  email: 'email',
  website: 'website',
  date: 'date',
  select: 'choice',
  multiselect: 'choices',
  description: 'long-text',
  boolean: 'choice',
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
const calls = callStatuses
  .filter((status) => status !== 'new')
  .map((status) => ({ value: status, label: callStatusTexts[status] }))

/** Enough of each field to ask for it (C-080). A deleted field is named by its key. */
export async function describeFields(scope: LeadScope, keys: readonly string[]): Promise<MissingField[]> {
  const fields = await fieldsOfCompany(scope)
  const tags = keys.includes('tags')
    ? (await tagsOf(scope)).map(({ id, name }) => ({ value: id, label: name }))
    : []
  return keys.map((key) => {
    const field = fields.find((one) => one.key === key)
    const label = field?.label ?? key
    const type = key === 'phone' ? 'phone' : types[field?.dataType ?? 'text']
    const options = key === 'callStatus' ? calls : key === 'tags' ? tags : named(field?.options ?? [])
    return { key, label, type, options }
  })
}
