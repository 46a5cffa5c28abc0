import type { Person } from '@foyer/contract/accounts/model'
import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import type { Task } from '@foyer/contract/tasks/model'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { isAnyOf } from '../../db/any-of'
import type { Db } from '../../db/on-client'
import { members, users } from '../../db/schema/accounts'
import { leads } from '../../db/schema/leads'
import { projects } from '../../db/schema/projects'
import { tasks } from '../../db/schema/tasks'
import { nameOfMember } from '../../db/shown-name'
import type { Visibility } from '../teams/service'

export type TaskRecord = typeof tasks.$inferSelect
type TaskColumns = Partial<Omit<typeof tasks.$inferInsert, 'companyId' | 'id'>>

const assignee = alias(users, 'assignee')
const creator = alias(users, 'creator')
const assigneeHere = alias(members, 'assignee_here')
const creatorHere = alias(members, 'creator_here')
/** The lead a task was created for, or the one it was merged into (C-091). */
const origin = alias(leads, 'origin')
const lead = alias(leads, 'lead')

/** For people without access to leads. */
export const noLead: Visibility = () => sql`false`

const one = (companyId: string, id: string) => and(eq(tasks.companyId, companyId), eq(tasks.id, id))
const live = (companyId: string) => and(eq(tasks.companyId, companyId), isNull(tasks.deletedAt))

export const givenTo = (userId: string): SQL => eq(tasks.assigneeId, userId)

/** The condition of the indexes tasks_given and tasks_given_done. */
export const givenBy = (userId: string): SQL | undefined =>
  and(eq(tasks.creatorId, userId), ne(tasks.assigneeId, tasks.creatorId))

export const ofProject = (projectId: string): SQL => eq(tasks.projectId, projectId)

/** And of those that were merged into it. */
export const ofLead = (companyId: string, leadId: string): SQL | undefined =>
  or(
    eq(tasks.leadId, leadId),
    inArray(
      tasks.leadId,
      sql`(select id from ${leads} where company_id = ${companyId} and merged_into = ${leadId})`,
    ),
  )

const person = (of: typeof assignee | typeof creator, here: typeof assigneeHere | typeof creatorHere) => ({
  id: of.id,
  fullName: nameOfMember(here, of),
  email: of.email,
})
const isHere = (here: typeof assigneeHere | typeof creatorHere, userId: AnyPgColumn) =>
  and(eq(here.companyId, tasks.companyId), eq(here.userId, userId))

const columns = {
  task: tasks,
  assignee: person(assignee, assigneeHere),
  creator: person(creator, creatorHere),
  lead: {
    id: lead.id,
    name: sql<string>`case when ${lead.type} = 1 and coalesce(${lead.companyName}, '') <> '' then ${lead.companyName}
      else trim(${lead.firstName} || ' ' || ${lead.lastName}) end`,
  },
  project: { id: projects.id, name: projects.name },
}

/** Which leads and which projects the reader may see. */
export interface Sees {
  leads: Visibility
  projects: SQL | undefined
}

const isOrigin = and(eq(origin.companyId, tasks.companyId), eq(origin.id, tasks.leadId))
const isSeenLead = (sees: Sees) =>
  and(
    eq(lead.companyId, tasks.companyId),
    eq(lead.id, sql`coalesce(${origin.mergedInto}, ${origin.id})`),
    isNull(lead.deletedAt),
    sees.leads({ assignee: lead.assigneeId, creator: lead.creatorId }),
  )
const isSeenProject = (sees: Sees) =>
  and(
    eq(projects.companyId, tasks.companyId),
    eq(projects.id, tasks.projectId),
    isNull(projects.deletedAt),
    sees.projects,
  )

/** With the lead and the project, if the reader may see them. */
const told = (db: Db, sees: Sees) =>
  db
    .select(columns)
    .from(tasks)
    .leftJoin(assigneeHere, isHere(assigneeHere, tasks.assigneeId))
    .leftJoin(assignee, eq(assignee.id, assigneeHere.userId))
    .leftJoin(creatorHere, isHere(creatorHere, tasks.creatorId))
    .leftJoin(creator, eq(creator.id, creatorHere.userId))
    .leftJoin(origin, isOrigin)
    .leftJoin(lead, isSeenLead(sees))
    .leftJoin(projects, isSeenProject(sees))

type ToldRow = Awaited<ReturnType<typeof told>>[number]

const asPerson = (row: ToldRow['assignee']): Person | undefined =>
  row?.id && row.email ? { id: row.id, fullName: row.fullName, email: row.email } : undefined

const asTask = ({ task, assignee: to, creator: by, lead: of, project }: ToldRow): Task => ({
  id: task.id,
  title: task.title,
  note: task.note ?? undefined,
  lead: of?.id ? { id: of.id, name: of.name } : undefined,
  project: project ?? undefined,
  assignee: asPerson(to),
  creator: asPerson(by),
  dueOn: task.dueOn,
  dueTime: task.dueTime?.slice(0, 5),
  priority: task.priority,
  doneAt: task.doneAt?.toISOString(),
  createdAt: task.createdAt.toISOString(),
  updatedAt: task.updatedAt.toISOString(),
})

interface Slice {
  isDone: boolean
  limit: number
  after: { value: string; id: string } | undefined
}

const inState = (isDone: boolean) => (isDone ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt))

/** Open ones by their due time, done ones the latest first; each along its index. */
export async function findTasks(
  db: Db,
  companyId: string,
  which: SQL | undefined,
  { isDone, limit, after }: Slice,
  sees: Sees,
): Promise<{ task: Task; key: string }[]> {
  const [column, way] = isDone ? [tasks.doneAt, desc] : [tasks.dueAt, asc]
  const beyond = isDone
    ? after && sql`(${column}, ${tasks.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`
    : after && sql`(${column}, ${tasks.id}) > (${after.value}::timestamp, ${after.id}::uuid)`
  const rows = await told(db, sees)
    .where(and(live(companyId), inState(isDone), which, beyond))
    .orderBy(way(column), way(tasks.id))
    .limit(limit)
  return rows.map((row) => ({ task: asTask(row), key: row.task.doneAt?.toISOString() ?? row.task.dueAt }))
}

export interface DueQuery {
  /** Whose tasks; undefined for everybody's. */
  people: string[] | undefined
  from: CalendarDate
  to: CalendarDate
  /** For each day. */
  limit: number
}

/** Open ones of these days that the reader sees: the first of each day, with how many it has. */
export async function findDue(
  db: Db,
  companyId: string,
  { people, from, to, limit }: DueQuery,
  readerId: string,
  sees: Sees,
): Promise<{ task: Task; total: number }[]> {
  const isReaders = or(eq(tasks.assigneeId, readerId), eq(tasks.creatorId, readerId))
  const isOwn = people?.length === 1 && people[0] === readerId
  const placed = db
    .select({
      id: tasks.id,
      place:
        sql<number>`row_number() over (partition by ${tasks.dueOn} order by ${tasks.dueAt}, ${tasks.id})`.as(
          'place',
        ),
      total: sql<number>`(count(*) over (partition by ${tasks.dueOn}))::int`.as('total'),
    })
    .from(tasks)
    .leftJoin(origin, isOrigin)
    .leftJoin(lead, isSeenLead(sees))
    .leftJoin(projects, isSeenProject(sees))
    .where(
      and(
        live(companyId),
        inState(false),
        people && isAnyOf(tasks.assigneeId, people),
        gte(tasks.dueAt, `${from} 00:00:00`),
        lt(tasks.dueAt, `${addDays(to, 1)} 00:00:00`),
        isOwn ? undefined : or(isReaders, isNotNull(lead.id), isNotNull(projects.id)),
      ),
    )
    .as('placed')
  const found = await db
    .select({ id: placed.id, total: placed.total })
    .from(placed)
    .where(lte(placed.place, limit))
  if (found.length === 0) return []
  const totals = new Map(found.map(({ id, total }) => [id, total]))
  const rows = await told(db, sees)
    .where(and(live(companyId), isAnyOf(tasks.id, [...totals.keys()])))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
  return rows.map((row) => ({ task: asTask(row), total: totals.get(row.task.id) ?? 0 }))
}

export const countTasks = async (
  db: Db,
  companyId: string,
  which: SQL | undefined,
  isDone: boolean,
): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(and(live(companyId), inState(isDone), which))
  return row?.count ?? 0
}

/** Locked until the transaction ends. */
export const holdTask = async (
  db: Db,
  companyId: string,
  id: string,
  isDeleted: boolean,
): Promise<TaskRecord | undefined> => {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(one(companyId, id), isDeleted ? isNotNull(tasks.deletedAt) : isNull(tasks.deletedAt)))
    .for('update')
  return row
}

export const findTask = async (
  db: Db,
  companyId: string,
  id: string,
  sees: Sees,
): Promise<Task | undefined> => {
  const [row] = await told(db, sees).where(one(companyId, id))
  return row && asTask(row)
}

export const insertTask = (db: Db, task: typeof tasks.$inferInsert) => db.insert(tasks).values(task)

export const updateTask = (db: Db, companyId: string, id: string, change: TaskColumns) =>
  db.update(tasks).set(change).where(one(companyId, id))

/** Locked, so that nobody is deactivated while a task is being given to them. */
export const holdColleague = async (db: Db, companyId: string, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.userId, userId),
        eq(members.isClient, false),
        isNull(members.deactivatedAt),
      ),
    )
    .for('share')
  return rows.length > 0
}

export const findColleagues = (db: Db, companyId: string) =>
  db
    .select({
      userId: members.userId,
      isSuperAdmin: members.isSuperAdmin,
      isAdmin: members.isAdmin,
      canAssign: members.crmCanAssign,
      features: members.features,
    })
    .from(members)
    .where(and(eq(members.companyId, companyId), eq(members.isClient, false), isNull(members.deactivatedAt)))

/** The lead the task belongs to now, if it is live, with assignee and creator. */
export const findOwners = async (db: Db, companyId: string, leadId: string) => {
  const [row] = await db
    .select({ ...columns.lead, assigneeId: lead.assigneeId, creatorId: lead.creatorId })
    .from(origin)
    .innerJoin(
      lead,
      and(
        eq(lead.companyId, origin.companyId),
        eq(lead.id, sql`coalesce(${origin.mergedInto}, ${origin.id})`),
      ),
    )
    .where(and(eq(origin.companyId, companyId), eq(origin.id, leadId), isNull(lead.deletedAt)))
  return row
}

/** Of all companies. */
export const eraseTasks = (db: Db, before: Date) =>
  db.delete(tasks).where(and(isNotNull(tasks.deletedAt), sql`${tasks.deletedAt} < ${before.toISOString()}`))
