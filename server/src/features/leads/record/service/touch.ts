import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { leadName, leadTypeOf } from '@foyer/contract/leads/rules'
import type { Happening, NotificationEvent } from '@foyer/contract/notifications/model'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { notify } from '../../../notifications/service'
import { stagesById } from '../../../pipeline/service'
import { seersOf, type Visibility, visibilityOf } from '../../../teams/service'
import { type Line, writeHistory } from '../../work/service/history'
import {
  addToHistoryCount,
  findMergedInto,
  holdLeads,
  type LeadColumns,
  type LeadRecord,
  updateLead,
} from '../repository/lead'
import { peopleOf } from './company-settings'

/** One transaction of a person who changes leads. */
export interface Touch extends CompanyScope {
  viewer: Viewer
  visibility: Visibility
  stages: Map<string, Stage>
}

export const touching = <T>(ctx: Context, work: (touch: Touch) => Promise<T>): Promise<T> =>
  inViewersCompany(ctx, async (scope) =>
    work({
      ...scope,
      viewer: ctx.viewer,
      visibility: await visibilityOf(scope, ctx.viewer),
      stages: await stagesById(scope),
    }),
  )

/** A lead the caller may not see and a deleted one look the same. */
export async function refuseGone({ db, companyId, visibility }: Touch, id: string): Promise<never> {
  const mergedInto = await findMergedInto(db, companyId, id, visibility)
  return refuse(captureRefusals.gone, mergedInto ? { mergedInto } : undefined)
}

/** The current lead, if the caller may see it; locked until the transaction ends. */
export async function holdLead(touch: Touch, id: string): Promise<LeadRecord> {
  const [lead] = await holdLeads(touch.db, touch.companyId, [id], touch.visibility)
  return lead ?? refuseGone(touch, id)
}

export const nameOf = (lead: Pick<LeadRecord, 'type' | 'companyName' | 'firstName' | 'lastName'>): string => {
  const companyName = lead.companyName ?? undefined
  return leadName({ ...lead, companyName, type: leadTypeOf(lead.type, companyName) })
}

type Record = { assigneeId: string | null; creatorId: string | null }
const recordOf = ({ assigneeId, creatorId }: Record) => ({
  assigneeId: assigneeId ?? undefined,
  creatorId: creatorId ?? undefined,
})

/** Open pages of everybody who may see the lead before or after the change. */
export async function tellSeers(scope: CompanyScope, ids: string[], records: Record[]): Promise<void> {
  const people = [...(await peopleOf(scope)).values()].filter(({ isAtWork }) => isAtWork)
  const told = new Set<string>()
  for (const record of records) {
    const sees = await seersOf(scope, recordOf(record))
    for (const person of people) if (sees({ ...person, userId: person.id })) told.add(person.id)
  }
  await scope.tell([...told], { name: 'changed', about: ['leads'], ids })
}

/** Where a notification about one lead links to (C-020). */
export const linkOf = (id: string): string => `/leads/lead-full-details/${id}`

/** Bell and mail by the company's rules, after the commit; a failure there does not affect the lead. */
export const notifyOf = (
  { viewer, ...scope }: Touch,
  event: NotificationEvent,
  lead: LeadRecord,
  more: Partial<Happening> = {},
): Promise<void> =>
  notify(scope, scope.companyId, {
    event,
    actorId: viewer.userId,
    ...(lead.assigneeId && { receiverId: lead.assigneeId }),
    values: {
      leadName: nameOf(lead),
      company: lead.companyName ?? '',
      email: lead.originalEmail ?? lead.email ?? '',
      phone: lead.phone ?? '',
      source: lead.source ?? '',
    },
    link: linkOf(lead.id),
    record: recordOf(lead),
    ...more,
  })

/** Every change of a lead goes through here: columns, lines of the history, the time, and the pages that show it. */
export async function save(
  touch: Touch,
  before: LeadRecord,
  change: LeadColumns,
  lines: readonly Line[],
): Promise<LeadRecord> {
  const { db, companyId, now, viewer } = touch
  // A transaction that waited for the lead may have begun before the one it waited for: its lines still come after those,
  // and not after the change they describe, so that "since then" can be asked (C-150).
  const begun = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1))
  const updatedAt = new Date(begun.getTime() + Math.max(0, lines.length - 1))
  await updateLead(db, companyId, before.id, {
    ...change,
    historyCount: addToHistoryCount(lines.length) as unknown as number,
    updatedAt,
  })
  await writeHistory({ ...touch, now: begun }, { leadId: before.id, actorId: viewer.userId }, lines)
  const after = { ...before, ...change, updatedAt } as LeadRecord
  await tellSeers(touch, [before.id], [before, after])
  return after
}

export const saved = ({ id, updatedAt }: Pick<LeadRecord, 'id' | 'updatedAt'>) => ({
  id,
  updatedAt: updatedAt.toISOString(),
})
