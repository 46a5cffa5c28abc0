import { addDays, instantOf, todayIn } from '@foyer/contract/kit/dates'
import { taskLines } from '@foyer/contract/tasks/messages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '../context'
import { leadHistory, leads } from '../db/schema/leads'
import { tasks as taskTable } from '../db/schema/tasks'
import { newId } from '../new-id'
import type { KnownIds } from './insert-leads'
import type { BelievableCompany, BelievableLead } from './invent/model'
import { type BelievableTask, tasks } from './invent/tasks'

const zone = 'Asia/Kolkata'
const day = 86_400_000

/** Open leads that somebody has worked on for a while, the newest first; admins take the largest. */
function leadsFor(company: BelievableCompany, now: Date): Map<string, BelievableLead[]> {
  const open = [...company.leads].filter(
    ({ stage, lastCallAt, type, createdAt }) =>
      lastCallAt &&
      createdAt.getTime() < now.getTime() - 12 * day &&
      type === 'individual' &&
      !['unassigned', 'won', 'lost'].includes(stage),
  )
  const large = open.toSorted((a, b) => (b.budget ?? 0) - (a.budget ?? 0)).slice(0, 10)
  const byPerson = new Map<string, BelievableLead[]>([['owner', large]])
  for (const lead of open.reverse()) {
    const key = lead.assignee ?? ''
    byPerson.set(key, [...(byPerson.get(key) ?? []), lead])
  }
  return byPerson
}

/** The tasks of a generated company, with their lines in the history of the leads. */
export async function insertTasks(
  { db, now }: Scope,
  company: BelievableCompany,
  { companyId, people }: KnownIds,
): Promise<void> {
  const today = todayIn(zone, now)
  const waiting = leadsFor(company, now)
  const planned = tasks.map((task) => ({
    task,
    lead: task.isOfLead ? waiting.get(task.for)?.shift() : undefined,
  }))
  const idOf = new Map(
    (
      await db
        .select({ id: leads.id, phone: leads.phone })
        .from(leads)
        .where(
          and(
            eq(leads.companyId, companyId),
            inArray(
              leads.phone,
              planned.flatMap(({ lead }) => lead?.phone ?? []),
            ),
          ),
        )
    ).map(({ id, phone }) => [phone, id]),
  )
  /** Given some days before it is due, in the morning, never in the future. */
  const madeAt = ({ dueDay, isDone = 0 }: BelievableTask, place: number) => {
    const made = Math.min(dueDay - 2, -isDone - 1, -1) - (place % 3)
    return new Date(instantOf(addDays(today, made), '10:20', zone).getTime() + place * 60_000)
  }
  const rows = planned.map(({ task, lead }, place) => {
    const createdAt = madeAt(task, place)
    const doneAt = task.isDone === undefined ? null : new Date(now.getTime() - task.isDone * day)
    return {
      companyId,
      id: newId(createdAt),
      leadId: (lead && idOf.get(lead.phone)) ?? null,
      title: task.title.replace('{first}', lead?.firstName ?? ''),
      note: task.note ?? null,
      assigneeId: people.get(task.for) ?? '',
      creatorId: people.get(task.by) ?? '',
      dueOn: addDays(today, task.dueDay),
      dueTime: task.dueTime ?? null,
      priority: task.priority ?? ('normal' as const),
      doneAt,
      doneBy: doneAt && (people.get(task.for) ?? null),
      createdAt,
      updatedAt: doneAt ?? createdAt,
    }
  })
  await db.insert(taskTable).values(rows)
  const lines = rows.flatMap(({ id: taskId, leadId, title, creatorId, doneBy, createdAt, doneAt }) => {
    if (!leadId) return []
    const line = { companyId, leadId, kind: 'task', details: { taskId } }
    const created = { ...line, actorId: creatorId, at: createdAt, sentence: taskLines.created(title) }
    const done = doneAt && { ...line, actorId: doneBy, at: doneAt, sentence: taskLines.done(title) }
    return [created, ...(done ? [done] : [])].map((entry) => ({ ...entry, id: newId(entry.at) }))
  })
  await db.insert(leadHistory).values(lines)
  await db.execute(sql`
    update leads set history_count = history_count + added.count
    from (select lead_id, count(*)::int from lead_history
      where company_id = ${companyId} and kind = 'task' group by lead_id) added
    where leads.company_id = ${companyId} and leads.id = added.lead_id`)
}
