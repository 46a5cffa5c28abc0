import { refuse } from '@foyer/contract/kit/refusal'
import { lengthOf } from '@foyer/contract/kit/typed-text'
import { templateLimits as limits } from '@foyer/contract/lead-mail/templates/limits'
import {
  templateRefusals as refusals,
  templateReplies as replies,
} from '@foyer/contract/lead-mail/templates/messages'
import {
  type EmailTemplate,
  type TemplateDraft,
  type TemplateEdit,
  type TemplateSaved,
  type TemplateType,
  templateTypes,
} from '@foyer/contract/lead-mail/templates/model'
import { isEmptyHtml } from '@foyer/contract/lead-mail/templates/rules'
import {
  type CompanyScope,
  type Context,
  type Deps,
  inViewersCompany,
  readingViewersCompany,
} from '../../../../context'
import { newId } from '../../../../new-id'
import { tellColleagues } from '../../../accounts/service'
import { richText } from '../../../mail/service'
import * as repository from '../repository/templates'
import { refuseForeignPictures, withPictureLinks } from './pictures'

const asTemplate = (deps: Deps, row: repository.TemplateRow): EmailTemplate => ({
  id: row.id,
  type: row.type as TemplateType,
  name: row.name,
  subject: row.subject,
  html: withPictureLinks(deps, row.html),
  updatedAt: row.updatedAt.toISOString(),
})

/** L-235: of one type, of several or of all. */
export const templates = (
  ctx: Context,
  { types }: { types?: TemplateType[] | undefined },
): Promise<EmailTemplate[]> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => {
    const rows = await repository.findTemplates(db, companyId, types ?? templateTypes)
    return rows.map((row) => asTemplate(ctx, row))
  })

/** As it is stored: only what a mail may have (C-139), on one line where there is one. */
async function cleaned(
  scope: CompanyScope,
  { userId }: Context['viewer'],
  draft: TemplateDraft,
): Promise<TemplateDraft> {
  const { html } = richText(draft.html)
  if (isEmptyHtml(html)) refuse(refusals.emptyText)
  // Cleaning closes what was left open, so it can be longer than what was checked.
  if (lengthOf(html) > limits.html) refuse(refusals.longText)
  await refuseForeignPictures(scope, userId, html)
  const { type, name, subject } = draft
  return { type, name, subject, html }
}

async function refuseTakenName({ db, companyId }: CompanyScope, name: string, ownId?: string): Promise<void> {
  if (await repository.isNameTaken(db, companyId, name, ownId)) refuse(refusals.taken(name))
}

async function refuseTooMany({ db, companyId }: CompanyScope): Promise<void> {
  if ((await repository.countTemplates(db, companyId)) >= limits.most) refuse(refusals.tooMany)
}

/** Nobody else changes templates of the company until the transaction ends; then its open pages look again. */
const inTemplates = (
  ctx: Context,
  work: (scope: CompanyScope) => Promise<TemplateSaved>,
): Promise<TemplateSaved> =>
  inViewersCompany(ctx, async (scope) => {
    await repository.holdNames(scope.db, scope.companyId)
    const done = await work(scope)
    await tellColleagues(scope, { name: 'changed', about: ['templates'] })
    return done
  })

export const addTemplate = (ctx: Context, draft: TemplateDraft): Promise<TemplateSaved> =>
  inTemplates(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await refuseTooMany(scope)
    await refuseTakenName(scope, draft.name)
    const template = await cleaned(scope, ctx.viewer, draft)
    const times = { createdAt: now, updatedAt: now, updatedBy: ctx.viewer.userId }
    const [row] = await repository.insertTemplates(db, [{ companyId, id: newId(now), ...template, ...times }])
    return { message: replies.added, template: row && asTemplate(ctx, row) }
  })

async function change(
  ctx: Context,
  scope: CompanyScope,
  edit: Extract<TemplateEdit, { kind: 'change' }>,
): Promise<TemplateSaved> {
  const { db, companyId, now } = scope
  const before = await repository.holdTemplate(db, companyId, edit.id, { isDeleted: false })
  if (!before) return refuse(refusals.unknown)
  // C-150: the later of two people is told, with what the other one wrote.
  if (edit.seenAt && Date.parse(edit.seenAt) !== before.updatedAt.getTime())
    return refuse(refusals.changed, { current: asTemplate(ctx, before) })
  await refuseTakenName(scope, edit.name, edit.id)
  const template = await cleaned(scope, ctx.viewer, edit)
  const row = await repository.updateTemplate(db, companyId, edit.id, {
    ...template,
    updatedAt: now,
    updatedBy: ctx.viewer.userId,
  })
  return { message: replies.edited, template: row && asTemplate(ctx, row) }
}

async function remove({ db, companyId, now }: CompanyScope, id: string): Promise<TemplateSaved> {
  const template = await repository.holdTemplate(db, companyId, id, { isDeleted: false })
  if (!template) return refuse(refusals.unknown)
  await repository.updateTemplate(db, companyId, id, { deletedAt: now })
  return { message: replies.deleted }
}

async function restore(ctx: Context, scope: CompanyScope, id: string): Promise<TemplateSaved> {
  const { db, companyId } = scope
  const template = await repository.holdTemplate(db, companyId, id, { isDeleted: true })
  if (!template) return refuse(refusals.unknown)
  await refuseTooMany(scope)
  await refuseTakenName(scope, template.name, id)
  const row = await repository.updateTemplate(db, companyId, id, { deletedAt: null })
  return { message: replies.restored, template: row && asTemplate(ctx, row) }
}

export const editTemplate = (ctx: Context, edit: TemplateEdit): Promise<TemplateSaved> =>
  inTemplates(ctx, (scope) => {
    if (edit.kind === 'change') return change(ctx, scope, edit)
    return edit.kind === 'delete' ? remove(scope, edit.id) : restore(ctx, scope, edit.id)
  })
