import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { fieldRefusals, fieldReplies } from '@foyer/contract/fields/messages'
import type {
  AskedForm,
  FormGeneration,
  LeadForm,
  LeadFormChange,
  TemplateFieldKey,
} from '@foyer/contract/fields/model'
import { cleanOptions } from '@foyer/contract/fields/rules'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { tellColleagues } from '../../accounts/service'
import { findLeadForm, holdLeadForm, type LeadFormRow, updateLeadForm } from '../repository/lead-forms'

/** A company has one form; until it is first saved it has the defaults. */
const formOf = (companyId: string, row: LeadFormRow | undefined): LeadForm => ({
  id: row?.id ?? companyId,
  generation: (row?.generation ?? 1) as FormGeneration,
  fields: { ...defaultTemplate(), ...(row?.fields as Partial<LeadForm['fields']> | undefined) },
})

export const leadForm = (ctx: Context, { id }: { id?: string | undefined }): Promise<AskedForm> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const form = formOf(companyId, await findLeadForm(db, companyId))
    if (id && id !== form.id) return refuse(fieldRefusals.unknownForm)
    return { form, isAlone: id !== undefined }
  })

export const saveLeadForm = (ctx: Context, change: LeadFormChange): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const stored = formOf(companyId, await holdLeadForm(db, { companyId, id: companyId, updatedAt: now }))
    await updateLeadForm(db, companyId, {
      generation: change.generation ?? stored.generation,
      fields: { ...stored.fields, ...change.fields },
      updatedAt: now,
    })
    await tellColleagues(scope, { name: 'changed', about: ['fields'] })
    return { message: fieldReplies.formSaved }
  })

/** A choice of the form that is called otherwise now, or is offered no more. */
export async function replaceInForm(
  { db, companyId, now }: CompanyScope,
  field: TemplateFieldKey,
  name: string,
  becomes: string | undefined,
): Promise<void> {
  const isIt = (choice: string) => choice.toLowerCase() === name.toLowerCase()
  const found = await findLeadForm(db, companyId)
  if (!found || !formOf(companyId, found).fields[field].choices.some(isIt)) return
  const row = await holdLeadForm(db, found)
  const { generation, fields } = formOf(companyId, row)
  const choices = fields[field].choices.flatMap((choice) => (isIt(choice) ? (becomes ?? []) : choice))
  const changed = { ...fields[field], choices: cleanOptions(choices) }
  await updateLeadForm(db, companyId, {
    generation,
    fields: { ...fields, [field]: changed },
    updatedAt: now,
  })
}
