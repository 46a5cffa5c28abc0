import { may } from '@foyer/contract/policy'
import type {
  QuotationSummary,
  QuotationsOfLead,
  QuotationsOfProject,
} from '@foyer/contract/quotations/document/record'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { inLeadScope, peopleOf, regionOf, seeLead } from '../../../leads/service'
import { seeProject } from '../../../projects/service'
import { findProjectOfLead } from '../repository/parties'
import { findOfLead, findOfProject, type SummaryRow } from '../repository/quotations'
import { shownProject } from './parties'

/** The names of people of the firm, also of those who left. */
export async function namesIn(scope: CompanyScope): Promise<(userId: string) => string | undefined> {
  const people = await peopleOf(scope)
  return (userId) => people.get(userId)?.fullName
}

const instant = (at: Date | null): string | undefined => at?.toISOString()

export const shownSummary = (
  row: SummaryRow,
  nameOf: (userId: string) => string | undefined,
): QuotationSummary => ({
  id: row.id,
  projectId: row.projectId,
  kind: row.kind,
  title: row.title,
  number: row.number ?? undefined,
  state: row.state,
  total: row.total,
  sentTotal: row.sentTotal ?? undefined,
  version: row.version,
  hasUnsentChanges: row.hasUnsentChanges,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: nameOf(row.updatedBy),
  sentAt: instant(row.sentAt),
  seenAt: instant(row.seenAt),
  changesAskedAt: instant(row.changesAskedAt),
  acceptedAt: instant(row.acceptedAt),
  voidedAt: instant(row.voidedAt),
})

async function shownSummaries(scope: CompanyScope, rows: SummaryRow[]): Promise<QuotationSummary[]> {
  const nameOf = await namesIn(scope)
  return rows.map((row) => shownSummary(row, nameOf))
}

export const quotationsOfProject = (
  ctx: Context,
  { projectId }: { projectId: string },
): Promise<QuotationsOfProject> =>
  inViewersCompany(ctx, async (scope) => {
    const project = await seeProject(scope, ctx, projectId)
    return {
      project: await shownProject(scope, project),
      currencySymbol: (await regionOf(scope)).currencySymbol,
      mayEdit: may(ctx.viewer, 'quotations.edit'),
      quotations: await shownSummaries(scope, await findOfProject(scope.db, scope.companyId, projectId)),
    }
  })

/** For whoever sees the lead, also where the project is somebody else's. */
export const quotationsOfLead = (ctx: Context, { leadId }: { leadId: string }): Promise<QuotationsOfLead> =>
  inLeadScope(ctx, async (scope) => {
    await seeLead(scope, leadId)
    return {
      project: await findProjectOfLead(scope.db, scope.companyId, leadId),
      currencySymbol: (await regionOf(scope)).currencySymbol,
      quotations: await shownSummaries(scope, await findOfLead(scope.db, scope.companyId, leadId)),
    }
  })
