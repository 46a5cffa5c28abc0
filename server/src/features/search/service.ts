import type { Viewer } from '@foyer/contract/accounts/model'
import { leadName } from '@foyer/contract/leads/rules'
import { may } from '@foyer/contract/policy'
import { searchLimits } from '@foyer/contract/search/limits'
import type { Found, FoundLead, FoundQuotation, Opened, Reopened } from '@foyer/contract/search/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../context'
import { visibleProjects } from '../../db/visible-projects'
import { likelyLeads, phoneRun, searchOf, searchWords } from '../leads/service'
import { searchProjects } from '../projects/service'
import { visibilityOf, visibleRecordsOf } from '../teams/service'
import { matchedPart } from './matched-part'
import { bestLeads, type LeadFound, leadsOf } from './repository/leads'
import * as others from './repository/others'

const nothing: Found = { leads: [], people: [], projects: [], quotations: [] }

/** The best of each kind, by the rights to that kind and what the caller sees of it. */
export const find = (ctx: Context, { words: typed }: { words: string }): Promise<Found> =>
  readingViewersCompany(ctx, async (scope) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
    if ([...words.join('')].length < searchLimits.shortest) return nothing
    const { db, companyId } = scope
    const { viewer } = ctx
    return {
      leads:
        may(viewer, 'leads.read') && !isTooShort(words)
          ? await findLeads(scope, viewer, words.join(' '))
          : [],
      people: await others.findPeople(db, companyId, words),
      projects: (await searchProjects({ ...ctx, entered: scope }, { words: words.join(' ') })).slice(
        0,
        searchLimits.others,
      ),
      quotations: may(viewer, 'quotations.read')
        ? (await others.findQuotations(db, companyId, await seenProjects(scope, viewer), words)).map(
            shownQuotation,
          )
        : [],
    }
  })

/** What is still there of what somebody has opened, in the order in which it is asked for. */
export const opened = (ctx: Context, asked: Opened): Promise<Reopened> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const { viewer } = ctx
    const visible = await seenProjects(scope, viewer)
    const leads =
      asked.leads.length > 0 && may(viewer, 'leads.read')
        ? await leadsOf(db, companyId, asked.leads, await visibilityOf(scope, viewer))
        : []
    const projects =
      asked.projects.length > 0 ? await others.projectsOf(db, companyId, visible, asked.projects) : []
    const quotations =
      asked.quotations.length > 0 && may(viewer, 'quotations.read')
        ? await others.quotationsOf(db, companyId, visible, asked.quotations)
        : []
    return {
      leads: inOrder(
        asked.leads,
        leads.map((lead) => shownLead(lead, viewer, [])),
      ),
      projects: inOrder(asked.projects, projects),
      quotations: inOrder(asked.quotations, quotations.map(shownQuotation)),
    }
  })

/** A few digits alone are in the phones of thousands, and so is the country. */
const isTooShort = (words: string[]): boolean => {
  const run = phoneRun(words.join(' '))
  return run !== undefined && run.length < searchLimits.digits
}

const inOrder = <T extends { id: string }>(ids: string[], found: T[]): T[] =>
  ids.flatMap((id) => found.find((one) => one.id === id) ?? [])

const seenProjects = async (scope: CompanyScope, viewer: Viewer) =>
  visibleProjects(scope.db, scope.companyId, await visibleRecordsOf(scope, viewer))

async function findLeads(scope: CompanyScope, viewer: Viewer, words: string): Promise<FoundLead[]> {
  const { db, companyId } = scope
  const visibility = await visibilityOf(scope, viewer)
  const search = await searchOf(scope, words)
  const found = likelyLeads(companyId, search, visibility, searchLimits.leads)
  const best = await bestLeads(db, companyId, { found, words, viewerId: viewer.userId })
  return best.map((lead) => shownLead(lead, viewer, searchWords(words)))
}

function shownLead(lead: LeadFound, { userId }: Viewer, words: string[]): FoundLead {
  const { id, firstName, lastName, companyName, phone, city, stageName, stageKind } = lead
  const type = lead.type === 1 ? 'corporate' : 'individual'
  const name = leadName({ type, firstName, lastName, companyName: companyName ?? undefined })
  return {
    id,
    name,
    phone: phone ?? undefined,
    city: city ?? undefined,
    stage: { name: stageName, kind: stageKind },
    assigneeName: lead.assigneeName ?? undefined,
    isMine: lead.assigneeId === userId,
    matched: matchedPart(lead, name, words),
  }
}

type QuotationFound = Awaited<ReturnType<typeof others.quotationsOf>>[number]
const shownQuotation = ({ number, ...quotation }: QuotationFound): FoundQuotation => ({
  ...quotation,
  number: number ?? undefined,
})
