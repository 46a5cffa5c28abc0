import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { fieldRefusals, fieldReplies } from '@foyer/contract/fields/messages'
import type { AskedForm, FormGeneration, LeadForm, LeadFormChange } from '@foyer/contract/fields/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany } from '../../../context'
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
