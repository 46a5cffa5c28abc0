import { demoEmail } from '@foyer/contract/accounts/demo'
import { todayIn } from '@foyer/contract/kit/dates'
import { builtInTemplates } from '@foyer/contract/quotations/document/beginnings/built-in'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { financialYearOf, quotationNumber } from '@foyer/contract/quotations/sending/number'
import { and, asc, eq, sql } from 'drizzle-orm'
import { readAgain } from '../company-memory'
import type { CompanyScope, Scope } from '../context'
import { clients, projects } from '../db/schema/projects'
import { quotationNumbers, quotations } from '../db/schema/quotations'
import { sumAccepted } from '../features/quotations/answer/repository/answers'
import { firmOf } from '../features/quotations/document/service/parties'
import { begunDocument } from '../features/quotations/document/service/prefill'
import { newId } from '../new-id'
import type { KnownIds } from './insert-leads'
import { insertSent, type PlannedQuotation, type QuotedProject, tellOf } from './insert-sent-quotation'
import {
  type BelievableQuotation,
  quotationsOfClient,
  quotationsOfDrafts,
  quotationsOfProjects,
} from './invent/quotations'

const zone = 'Asia/Kolkata'
const hour = 3_600_000
const day = 24 * hour

/** An office, or as many rooms as its area suggests. */
function templateFor(kind: QuotationKind, { name, area }: QuotedProject['project']) {
  const size = Number(area ?? 0) || 1200
  const rooms = size < 700 ? '1-bhk' : size < 1200 ? '2-bhk' : size < 2400 ? '3-bhk' : 'villa'
  const id = `${kind}-${name.endsWith('office') ? 'office' : rooms}`
  const template = builtInTemplates.find((one) => one.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return template.document
}

function planned(scope: Scope, of: QuotedProject, plans: readonly BelievableQuotation[]): PlannedQuotation[] {
  const latest = scope.now.getTime() - 2 * hour
  return plans.map((plan, place) => {
    const createdAt = new Date(Math.min(of.project.createdAt.getTime() + (place + 2) * hour, latest - hour))
    const due = of.project.createdAt.getTime() + (plan.sentAfter ?? 0) * day + (place + 3) * hour
    const sentAt = plan.sentAfter === undefined ? undefined : new Date(Math.min(due, latest))
    return { ...of, ...plan, createdAt, sentAt }
  })
}

const after = ({ now }: Scope, from: Date | undefined, days: number | undefined): Date | undefined =>
  from && days !== undefined
    ? new Date(Math.min(from.getTime() + days * day + hour, now.getTime()))
    : undefined

/** The quotations of the projects of the demo firm, numbered in the order in which they were sent. */
export async function insertQuotations(seeded: Scope, { companyId }: KnownIds): Promise<void> {
  const scope: CompanyScope = { ...seeded, companyId, remember: readAgain }
  const { db } = scope
  const all: QuotedProject[] = await db
    .select({ project: projects, client: clients })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))
    .where(eq(projects.companyId, companyId))
    .orderBy(asc(projects.createdAt), asc(projects.id))
  const isClients = ({ client }: QuotedProject) => client.email === demoEmail('client')
  const others = all.filter((one) => !isClients(one) && one.project.leadId)
  const drafts = others.filter(({ project }) => !project.isConfirmed)
  const confirmed = others.filter(({ project }) => project.isConfirmed)
  const plans = [
    ...quotationsOfDrafts.flatMap((of, at) => (drafts[at] ? planned(scope, drafts[at], of) : [])),
    ...quotationsOfProjects.flatMap((of, at) => (confirmed[at] ? planned(scope, confirmed[at], of) : [])),
    ...all.filter(isClients).flatMap((one) => planned(scope, one, quotationsOfClient)),
  ]
  const last = new Map<string, number>()
  for (const plan of plans.toSorted(
    (a, b) => (a.sentAt ?? scope.now).getTime() - (b.sentAt ?? scope.now).getTime(),
  ))
    await insertQuotation(scope, plan, last)
  await setValues(scope, plans)
  for (const [year, count] of last) await db.insert(quotationNumbers).values({ companyId, year, last: count })
}

/** A project is worth at least what its client has accepted. */
async function setValues({ db, companyId }: CompanyScope, plans: readonly PlannedQuotation[]): Promise<void> {
  const accepted = plans.filter(({ state }) => state === 'accepted').map(({ project }) => project.id)
  for (const id of new Set(accepted)) {
    const value = Math.round((await sumAccepted(db, companyId, id)) / 100)
    await db
      .update(projects)
      .set({ value: sql`greatest(${projects.value}, ${value})` })
      .where(and(eq(projects.companyId, companyId), eq(projects.id, id)))
  }
}

function nextNumber(last: Map<string, number>, sentAt: Date): string {
  const year = financialYearOf(todayIn(zone, sentAt))
  const serial = (last.get(year) ?? 0) + 1
  last.set(year, serial)
  return quotationNumber(year, serial)
}

async function insertQuotation(
  scope: CompanyScope,
  plan: PlannedQuotation,
  last: Map<string, number>,
): Promise<void> {
  const { db, companyId } = scope
  const { project, client, kind, state, createdAt, sentAt } = plan
  const firm = await firmOf(scope)
  const today = todayIn(zone, sentAt ?? createdAt)
  const draft = begunDocument(kind, { firm, client, project, today }, templateFor(kind, project))
  const [id, total, by] = [newId(createdAt), totalsOf(draft).total, project.createdBy]
  const number = sentAt && nextNumber(last, sentAt)
  const [seenAt, answeredAt] = [
    after(scope, sentAt, plan.seenAfter),
    after(scope, sentAt, plan.answeredAfter),
  ]
  await db.insert(quotations).values({
    companyId,
    id,
    projectId: project.id,
    leadId: project.leadId,
    kind,
    title: draft.title,
    state,
    number: number ?? null,
    draft,
    total,
    version: number ? 1 : 0,
    acceptedVersion: state === 'accepted' ? 1 : null,
    createdBy: by,
    createdAt,
    updatedBy: by,
    updatedAt: sentAt ?? createdAt,
    sentAt: sentAt ?? null,
    seenAt: seenAt ?? null,
    acceptedAt: (state === 'accepted' && answeredAt) || null,
    voidedAt: state === 'void' ? (after(scope, sentAt, 1) ?? null) : null,
    voidReason: plan.voidReason ?? null,
  })
  if (sentAt && number)
    await insertSent(
      scope,
      { ...plan, sentAt },
      { id, total, seenAt, answeredAt, document: { ...draft, number, firm } },
    )
  await tellOf(scope, plan, draft, number, total)
}
