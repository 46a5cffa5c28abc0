import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { blankBeginning } from '@foyer/contract/quotations/document/beginnings/built-in'
import {
  quotationRefusals as refusals,
  quotationLogTexts as texts,
} from '@foyer/contract/quotations/document/messages'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { NewQuotation } from '@foyer/contract/quotations/document/record'
import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { regionOf } from '../../../leads/service'
import { type ProjectRecord, seeProject, writeLog } from '../../../projects/service'
import { lockProject } from '../repository/parties'
import { countOfProject, findOpen, insertQuotation, type QuotationRow } from '../repository/quotations'
import { findVersion } from '../repository/versions'
import { clientOf, firmOf } from './parties'
import { begunDocument, copiedDocument } from './prefill'
import { seeQuotation } from './see-quotation'
import { tellOfQuotations } from './tell'
import { beginningOf } from './templates'

/** What was agreed, where something was: the draft may have been written on meanwhile. */
async function latestWords(
  { db, companyId }: CompanyScope,
  { id, draft, acceptedVersion }: QuotationRow,
): Promise<QuotationDocument> {
  if (acceptedVersion === null) return draft
  const version = await findVersion(db, companyId, id, acceptedVersion)
  if (!version) throw new Error('an accepted quotation without the version that was accepted')
  const { number: _number, firm: _firm, ...document } = version.document
  return document
}

async function documentFor(
  scope: CompanyScope,
  ctx: Context,
  project: ProjectRecord,
  { kind, from }: NewQuotation,
): Promise<QuotationDocument> {
  const parties = {
    firm: await firmOf(scope),
    client: await clientOf(scope, project),
    project,
    today: todayIn((await regionOf(scope)).timeZone, scope.now),
  }
  if (from.kind === 'blank') return begunDocument(kind, parties, blankBeginning[kind])
  if (from.kind === 'template')
    return begunDocument(kind, parties, await beginningOf(scope, kind, from.templateId))
  const { quotation } = await seeQuotation(scope, ctx, from.quotationId)
  if (quotation.kind !== kind) return refuse(refusals.otherKind)
  return copiedDocument(await latestWords(scope, quotation), quotation.projectId, parties)
}

export const createQuotation = (ctx: Context, input: NewQuotation): Promise<{ id: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { projectId, kind, isOpenReused } = input
    const project = await seeProject(scope, ctx, projectId)
    // Two presses of the same button find one quotation.
    await lockProject(db, companyId, projectId)
    const open = isOpenReused ? await findOpen(db, companyId, projectId, kind) : undefined
    if (open) return { id: open }
    if ((await countOfProject(db, companyId, projectId)) >= limits.ofProject) refuse(refusals.tooMany)
    const draft = await documentFor(scope, ctx, project, input)
    const id = newId(now)
    const by = ctx.viewer.userId
    await insertQuotation(db, {
      companyId,
      id,
      projectId,
      leadId: project.leadId,
      kind,
      title: draft.title,
      draft,
      total: totalsOf(draft).total,
      createdBy: by,
      createdAt: now,
      updatedBy: by,
      updatedAt: now,
    })
    const sentence = texts.begun(kind)
    await writeLog(scope, { projectId, actorId: by, kind: 'quotation', sentence, subject: draft.title })
    await tellOfQuotations(scope, 'projects')
    return { id }
  })
