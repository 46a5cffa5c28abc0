import { refuse } from '@foyer/contract/kit/refusal'
import { type BuiltIn, builtInTemplates } from '@foyer/contract/quotations/document/beginnings/built-in'
import { areaOfProject, fittedToArea } from '@foyer/contract/quotations/document/beginnings/project-area'
import {
  quotationRefusals as refusals,
  quotationReplies as replies,
} from '@foyer/contract/quotations/document/messages'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import type {
  QuotationTemplate,
  TemplateDocument,
  TemplateSummary,
  TemplateWish,
} from '@foyer/contract/quotations/document/record'
import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { tellColleagues } from '../../../accounts/service'
import { seeProject } from '../../../projects/service'
import {
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplates,
  type TemplateRow,
  updateTemplate,
} from '../repository/templates'
import { seeQuotation } from './see-quotation'

const summaryOf = (
  { id, kind, name, document }: BuiltIn | TemplateRow,
  isBuiltIn: boolean,
): TemplateSummary => ({
  id,
  kind,
  name,
  isBuiltIn,
  sections: document.sections.length,
  items: document.sections.reduce((sum, { items }) => sum + items.length, 0),
})

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

async function ownTemplate(
  { db, companyId }: CompanyScope,
  id: string,
  isDeleted = false,
): Promise<TemplateRow> {
  const own = isId.test(id) ? await findTemplate(db, companyId, id) : undefined
  if (!own || (own.deletedAt !== null) !== isDeleted) return refuse(refusals.unknownTemplate)
  return own
}

const builtIn = (id: string): BuiltIn | undefined => builtInTemplates.find((one) => one.id === id)

/** What a quotation of this kind begins with. */
export async function beginningOf(
  scope: CompanyScope,
  kind: QuotationKind,
  templateId: string,
): Promise<TemplateDocument> {
  const template = builtIn(templateId) ?? (await ownTemplate(scope, templateId))
  return template.kind === kind ? template.document : refuse(refusals.otherKind)
}

export const quotationTemplates = (
  ctx: Context,
  { kind }: { kind: QuotationKind },
): Promise<{ templates: TemplateSummary[] }> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const own = await findTemplates(db, companyId, kind)
    const ofAll = builtInTemplates.filter((one) => one.kind === kind)
    return {
      templates: [...own.map((one) => summaryOf(one, false)), ...ofAll.map((one) => summaryOf(one, true))],
    }
  })

export const quotationTemplate = (
  ctx: Context,
  { templateId, projectId }: TemplateWish,
): Promise<QuotationTemplate> =>
  inViewersCompany(ctx, async (scope) => {
    const known = builtIn(templateId)
    const template = known ?? (await ownTemplate(scope, templateId))
    const area = projectId && areaOfProject(await seeProject(scope, ctx, projectId))
    const sections = fittedToArea(template.document.sections, area || undefined)
    return { ...summaryOf(template, known !== undefined), document: { ...template.document, sections } }
  })

async function refuseName(
  { db, companyId }: CompanyScope,
  { id, kind, name }: { id?: string; kind: QuotationKind; name: string },
): Promise<number> {
  await lockTemplates(db, companyId)
  const others = (await findTemplates(db, companyId, kind)).filter((one) => one.id !== id)
  const isTaken = [...others, ...builtInTemplates.filter((one) => one.kind === kind)].some(
    (one) => one.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) refuse(refusals.templateNameTaken)
  return others.length
}

const tellOfTemplates = (scope: CompanyScope) =>
  tellColleagues(scope, { name: 'changed', about: ['quotationLibrary'] })

export const saveTemplate = (
  ctx: Context,
  { quotationId, name }: { quotationId: string; name: string },
): Promise<{ id: string; message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { quotation } = await seeQuotation(scope, ctx, quotationId)
    const { kind, draft } = quotation
    if ((await refuseName(scope, { kind, name })) >= limits.templates) refuse(refusals.tooManyTemplates)
    const { sections, phases, milestones, terms, note } = draft
    const document: TemplateDocument = { sections, phases, milestones, terms, note }
    const id = newId(now)
    const createdBy = ctx.viewer.userId
    await insertTemplate(db, {
      companyId,
      id,
      kind,
      name,
      document,
      createdBy,
      createdAt: now,
      updatedAt: now,
    })
    await tellOfTemplates(scope)
    return { id, message: replies.templateSaved }
  })

export const renameTemplate = (
  ctx: Context,
  { templateId, name }: { templateId: string; name: string },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { id, kind } = await ownTemplate(scope, templateId)
    await refuseName(scope, { id, kind, name })
    await updateTemplate(scope.db, scope.companyId, id, { name, updatedAt: scope.now })
    await tellOfTemplates(scope)
    return { message: replies.templateRenamed }
  })

export const deleteTemplate = (
  ctx: Context,
  { templateId }: { templateId: string },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { id } = await ownTemplate(scope, templateId)
    await updateTemplate(scope.db, scope.companyId, id, { deletedAt: scope.now })
    await tellOfTemplates(scope)
    return { message: replies.templateDeleted }
  })

/** Its name may have been given to another one meanwhile. */
export const restoreTemplate = (
  ctx: Context,
  { templateId }: { templateId: string },
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { id, kind, name } = await ownTemplate(scope, templateId, true)
    if ((await refuseName(scope, { id, kind, name })) >= limits.templates) refuse(refusals.tooManyTemplates)
    await updateTemplate(scope.db, scope.companyId, id, { deletedAt: null })
    await tellOfTemplates(scope)
    return { message: replies.templateRestored }
  })
