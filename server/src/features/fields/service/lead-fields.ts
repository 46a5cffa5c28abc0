import type { LeadField } from '@foyer/contract/fields/model'
import { fieldsOfEveryLead, leadFieldOf } from '@foyer/contract/fields/requirable-fields'
import type { CompanyScope } from '../../../context'
import type { ChoiceList } from '../repository/choices'
import { findCustomFields } from '../repository/custom-fields'
import { offeredChoices } from './choices'

const withList: readonly string[] = ['source', 'sourceName', 'workScope'] satisfies ChoiceList[]
const isList = (key: string): key is ChoiceList => withList.includes(key)

/** Every field of a lead: those every lead has, then the company's live custom fields. */
export async function fieldsOfCompany(scope: CompanyScope): Promise<LeadField[]> {
  const { db, companyId } = scope
  const fixed: LeadField[] = []
  for (const field of fieldsOfEveryLead) {
    const choices = isList(field.key) ? await offeredChoices(scope, field.key) : []
    fixed.push({ ...field, options: choices.map(({ name }) => name) })
  }
  return [...fixed, ...(await findCustomFields(db, companyId)).map(leadFieldOf)]
}
