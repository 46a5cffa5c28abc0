import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { quotationRefusals as refusals } from '@foyer/contract/quotations/document/messages'
import type { QuotationRecord, QuotationVersion } from '@foyer/contract/quotations/document/record'
import { type Context, inViewersCompany } from '../../../../context'
import { findLinks } from '../../sending/repository/links'
import { shownLink } from '../../sending/service/shown-link'
import { findSummary } from '../repository/quotations'
import { findAnswers, findVersion, findVersions } from '../repository/versions'
import { firmOf, shownProject } from './parties'
import { seeQuotation } from './see-quotation'
import { namesIn, shownSummary } from './summaries'

export const quotation = (ctx: Context, { id }: { id: string }): Promise<QuotationRecord> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { quotation: record, project } = await seeQuotation(scope, ctx, id)
    const summary = (await findSummary(db, companyId, id)) ?? refuse(refusals.unknown)
    const nameOf = await namesIn(scope)
    const mayEdit = may(ctx.viewer, 'quotations.edit')
    const versions = await findVersions(db, companyId, id)
    const links = await findLinks(db, companyId, id)
    const answers = await findAnswers(db, companyId, id)
    return {
      ...shownSummary(summary, nameOf),
      project: await shownProject(scope, project),
      firm: await firmOf(scope),
      mayEdit,
      revision: record.revision,
      draft: record.draft,
      acceptedVersion: record.acceptedVersion ?? undefined,
      voidReason: record.voidReason ?? undefined,
      versions: versions.map(({ createdAt, createdBy, ...version }) => ({
        ...version,
        createdAt: createdAt.toISOString(),
        createdBy: nameOf(createdBy),
        isAccepted: version.version === record.acceptedVersion,
      })),
      links: links.map((link) => shownLink(ctx, link, { now, nameOf, isWhole: mayEdit })),
      answers: answers.map(({ id: answerId, version, kind, name, note, items, at }) => ({
        id: answerId,
        version,
        kind,
        name,
        note: note ?? undefined,
        items,
        at: at.toISOString(),
      })),
    }
  })

export const quotationVersion = (
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<QuotationVersion> =>
  inViewersCompany(ctx, async (scope) => {
    const { quotation: record } = await seeQuotation(scope, ctx, id)
    const found = await findVersion(scope.db, scope.companyId, id, version)
    if (!found) return refuse(refusals.unknownVersion)
    return {
      version,
      total: found.total,
      createdAt: found.createdAt.toISOString(),
      createdBy: (await namesIn(scope))(found.createdBy),
      isAccepted: version === record.acceptedVersion,
      document: found.document,
    }
  })
