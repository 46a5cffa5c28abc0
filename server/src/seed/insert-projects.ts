import { demoEmail } from '@foyer/contract/accounts/demo'
import { addDays, instantOf, todayIn } from '@foyer/contract/kit/dates'
import {
  projectLines as lines,
  projectStageTexts as stageTexts,
} from '@foyer/contract/projects/record/messages'
import { taskLines } from '@foyer/contract/tasks/messages'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Scope } from '../context'
import { leads } from '../db/schema/leads'
import { clients, projectLog, projectMembers, projects } from '../db/schema/projects'
import { tasks } from '../db/schema/tasks'
import { newId } from '../new-id'
import type { KnownIds } from './insert-leads'
import type { StaffKey, StageKey } from './invent/model'
import { type BelievableProject, drafts, projectOfClient, projectsOfWonLeads } from './invent/projects'

const zone = 'Asia/Kolkata'
const day = 86_400_000

type SeedScope = Pick<Scope, 'db' | 'now'>
type LeadRow = typeof leads.$inferSelect

/** Leads of a stage that a client can be made of, the newest first. */
const leadsIn = ({ db }: SeedScope, { companyId, stages }: KnownIds, stage: StageKey) =>
  db
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        eq(leads.stageId, stages.get(stage) ?? ''),
        isNotNull(leads.email),
        isNull(leads.deletedAt),
        isNull(leads.archivedAt),
        isNull(leads.mergedInto),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))

interface Begun {
  name: string
  client: Omit<typeof clients.$inferInsert, 'companyId' | 'id' | 'createdBy'>
  lead?: LeadRow
  value: number | null
  isConfirmed: boolean
  plan: Pick<BelievableProject, 'admin' | 'team'> & Partial<BelievableProject>
}

const nameOf = ({ type, companyName, lastName, firstName }: LeadRow) =>
  type === 1 && companyName ? `${companyName} office` : `${lastName || firstName} residence`

const clientOf = (lead: LeadRow): Begun['client'] => ({
  type: lead.type,
  name: `${lead.firstName} ${lead.lastName}`.trim(),
  companyName: lead.companyName,
  email: lead.email ?? '',
  phone: lead.phone,
  city: lead.city,
  location: lead.address,
  postalCode: lead.postalCode,
})

/** Some days before the work. */
const begunAt = ({ now }: SeedScope, { startDay = -3 }: Begun['plan']): Date =>
  new Date(instantOf(addDays(todayIn(zone, now), Math.min(startDay - 4, -2)), '11:10', zone).getTime())

/** The newest of them that had come as far before that: a project is not older than its lead. */
function takeLead(rows: LeadRow[], before: Date): LeadRow | undefined {
  const place = rows.findIndex(({ stageSince }) => stageSince < before)
  return rows.splice(place, 1)[0]
}

const planning = { stage: 'planning', tasks: [] } as const

async function begin(scope: SeedScope, { companyId, people }: KnownIds, begun: Begun): Promise<string> {
  const { db, now } = scope
  const { plan, lead } = begun
  const personOf = (key: StaffKey) => people.get(key) ?? ''
  const today = todayIn(zone, now)
  const startOn = plan.startDay === undefined ? null : addDays(today, plan.startDay)
  const createdAt = begunAt(scope, plan)
  const { stage, tasks: planned } = { ...planning, ...plan }
  const id = newId(createdAt)
  const clientId = newId(createdAt)
  const createdBy = personOf(plan.admin)
  await db.insert(clients).values({ ...begun.client, companyId, id: clientId, createdBy, createdAt })
  const moved = stage === 'planning' ? undefined : new Date(createdAt.getTime() + 5 * day)
  const started = [
    ...planned.map((task) => ({
      ...task,
      id: newId(createdAt),
      at: new Date(Math.min(createdAt.getTime() + 2 * day, now.getTime() - day)),
      doneAt: task.isDone === undefined ? null : new Date(now.getTime() - task.isDone * day),
    })),
  ]
  const times = [createdAt, moved, ...started.flatMap(({ at, doneAt }) => [at, doneAt ?? undefined])]
  const updatedAt = new Date(Math.max(...times.flatMap((time) => time?.getTime() ?? [])))
  await db.insert(projects).values({
    companyId,
    id,
    clientId,
    leadId: lead?.id ?? null,
    name: begun.name,
    stage,
    location: begun.client.location ?? null,
    city: begun.client.city ?? null,
    postalCode: begun.client.postalCode ?? null,
    country: 'India',
    phone: begun.client.phone ?? null,
    area: lead?.area ? String(lead.area) : null,
    areaUnit: lead?.area ? lead.areaUnit : null,
    workScope: plan.scope ?? null,
    value: begun.value,
    startOn,
    endOn: plan.endDay === undefined ? null : addDays(today, plan.endDay),
    adminId: personOf(plan.admin),
    isConfirmed: begun.isConfirmed,
    isFromLead: lead !== undefined,
    createdBy,
    createdAt,
    updatedAt,
  })
  await db
    .insert(projectMembers)
    .values(plan.team.map((key) => ({ companyId, projectId: id, userId: personOf(key), createdAt })))
  if (started.length > 0)
    await db.insert(tasks).values(
      started.map((task) => ({
        companyId,
        id: task.id,
        projectId: id,
        title: task.title,
        assigneeId: personOf(task.for),
        creatorId: createdBy,
        dueOn: addDays(today, task.dueDay),
        doneAt: task.doneAt,
        doneBy: task.doneAt && personOf(task.for),
        createdAt: task.at,
        updatedAt: task.doneAt ?? task.at,
      })),
    )
  const line = { companyId, projectId: id, actorId: createdBy }
  await db.insert(projectLog).values(
    [
      { ...line, kind: 'project' as const, at: createdAt, sentence: lines.created },
      ...(moved
        ? [
            {
              ...line,
              kind: 'project' as const,
              at: moved,
              sentence: lines.stage(stageTexts.planning, stageTexts[stage]),
            },
          ]
        : []),
      ...started.flatMap((task) => [
        { ...line, kind: 'task' as const, at: task.at, sentence: taskLines.created(task.title) },
        ...(task.doneAt
          ? [
              {
                ...line,
                actorId: personOf(task.for),
                kind: 'task' as const,
                at: task.doneAt,
                sentence: taskLines.done(task.title),
              },
            ]
          : []),
      ]),
    ].map((one) => ({ ...one, id: newId(one.at) })),
  )
  return id
}

/** Two clients of one name have two projects of different names. */
function named(rows: readonly LeadRow[]): Map<string, string> {
  const taken = new Set<string>([projectOfClient.name])
  const names = new Map<string, string>()
  for (const lead of rows) {
    const plain = nameOf(lead)
    const name = taken.has(plain) ? `${lead.firstName} ${plain}` : plain
    taken.add(name)
    names.set(lead.id, name)
  }
  return names
}

const tieLead = ({ db }: SeedScope, companyId: string, id: string, projectId: string, isConverted: boolean) =>
  db
    .update(leads)
    .set({ projectId, isConverted })
    .where(and(eq(leads.companyId, companyId), eq(leads.id, id)))

/** Some projects of a generated company: of won leads, drafts behind quotations, and the home of the client who can sign in. */
export async function insertProjects(scope: SeedScope, ids: KnownIds): Promise<void> {
  const { companyId, people } = ids
  const [won, open] = [await leadsIn(scope, ids, 'won'), await leadsIn(scope, ids, 'proposal-sent')]
  const planned = [
    ...projectsOfWonLeads.map((plan) => ({ plan, from: won, isConfirmed: true })),
    ...drafts.map((plan) => ({ plan, from: open, isConfirmed: false })),
  ].flatMap(({ plan, from, isConfirmed }) => {
    const lead = takeLead(from, begunAt(scope, plan))
    return lead ? [{ plan, lead, isConfirmed }] : []
  })
  const names = named(planned.map(({ lead }) => lead))
  for (const { plan, lead, isConfirmed } of planned) {
    const name = names.get(lead.id) ?? nameOf(lead)
    const begun = { name, client: clientOf(lead), lead, value: lead.budget, isConfirmed, plan }
    await tieLead(scope, companyId, lead.id, await begin(scope, ids, begun), isConfirmed)
  }
  await begin(scope, ids, {
    name: projectOfClient.name,
    client: {
      name: 'Rhea Kapoor',
      email: demoEmail('client'),
      phone: '+91 9822045510',
      city: 'Pune',
      location: '1204, Marvel Cerise, Koregaon Park',
      postalCode: '411001',
      country: 'India',
      userId: people.get('client') ?? null,
    },
    value: projectOfClient.value,
    isConfirmed: true,
    plan: projectOfClient,
  })
}
