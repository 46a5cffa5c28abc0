import type { LeadField } from '@foyer/contract/fields/model'
import { fieldsOfEveryLead, leadFieldOf } from '@foyer/contract/fields/requirable-fields'
import type { CompanyScope } from '../../../context'
import { type ChoiceList, findChoices } from '../repository/choices'
import { findCustomFields } from '../repository/custom-fields'

const listOf: Record<string, ChoiceList> = {
  source: 'source',
  sourceName: 'sourceName',
  workScope: 'workType',
}

/** Every field of a lead: those every lead has, then the company's live custom fields. */
export async function fieldsOfCompany({ db, companyId }: CompanyScope): Promise<LeadField[]> {
  const fixed: LeadField[] = []
  for (const field of fieldsOfEveryLead) {
    const list = listOf[field.key]
    const choices = list ? await findChoices(db, companyId, list) : []
    fixed.push({ ...field, options: choices.map(({ name }) => name) })
  }
  return [...fixed, ...(await findCustomFields(db, companyId)).map(leadFieldOf)]
}
