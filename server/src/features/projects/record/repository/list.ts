import { type FoundProject, type ProjectFilter, projectFilters } from '@foyer/contract/projects/record/model'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { clients, projects } from '../../../../db/schema/projects'
import { nameOfMember } from '../../../../db/shown-name'

const admin = alias(users, 'admin')
const adminHere = alias(members, 'admin_here')

const isDraft = sql<boolean>`(not ${projects.isConfirmed} and not ${projects.isCompanyOwn})`
const group = sql<ProjectFilter>`case when ${isDraft} then 'draft' else ${projects.stage} end`

const live = (companyId: string, visible: SQL | undefined) =>
  and(eq(projects.companyId, companyId), isNull(projects.deletedAt), visible)

/** Every word somewhere in the name, the place, or what the client is called and reached by. */
function found(search: string): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const client = sql`lower(concat_ws(' ', ${clients.name}, ${clients.companyName}, ${clients.email}, ${clients.phone}))`
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return sql`(${projects.search} like ${pattern} or ${client} like ${pattern})`
    }),
  )
}

const ofClient = and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId))

const rows = (db: Db) =>
  db
    .select({
      project: {
        id: projects.id,
        name: projects.name,
        stage: projects.stage,
        isCompanyOwn: projects.isCompanyOwn,
        city: projects.city,
        startOn: projects.startOn,
        endOn: projects.endOn,
        value: projects.value,
        updatedAt: projects.updatedAt,
      },
      isDraft,
      // As exact as the database keeps it: a place in the list.
      place: sql<string>`to_char(${projects.updatedAt} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`,
      client: { id: clients.id, name: clients.name },
      admin: { id: admin.id, fullName: nameOfMember(adminHere, admin) },
    })
    .from(projects)
    .innerJoin(clients, ofClient)
    .leftJoin(
      adminHere,
      and(eq(adminHere.companyId, projects.companyId), eq(adminHere.userId, projects.adminId)),
    )
    .leftJoin(admin, eq(admin.id, adminHere.userId))

interface Asked {
  search: string
  filter: ProjectFilter | undefined
}

const inFilter = (filter: ProjectFilter | undefined) => filter && sql`${group} = ${filter}`

export const findProjects = (
  db: Db,
  companyId: string,
  visible: SQL | undefined,
  {
    search,
    filter,
    limit,
    after,
  }: Asked & { limit: number; after: { value: string; id: string } | undefined },
) =>
  rows(db)
    .where(
      and(
        live(companyId, visible),
        found(search),
        inFilter(filter),
        after &&
          sql`(${projects.updatedAt}, ${projects.id}) < (${after.value}::timestamp at time zone 'utc', ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit)

/** How many fit the search, of each stage and of the drafts. */
export async function countProjects(
  db: Db,
  companyId: string,
  visible: SQL | undefined,
  search: string,
): Promise<Record<ProjectFilter, number>> {
  const counted = await db
    .select({ group: sql<ProjectFilter>`g`.as('g'), count: sql<number>`count(*)::int` })
    .from(
      db
        .select({ g: sql<ProjectFilter>`${group}`.as('g') })
        .from(projects)
        .innerJoin(clients, ofClient)
        .where(and(live(companyId, visible), found(search)))
        .as('grouped'),
    )
    .groupBy(sql`g`)
  const of = (filter: ProjectFilter) => counted.find((one) => one.group === filter)?.count ?? 0
  return Object.fromEntries(projectFilters.map((filter) => [filter, of(filter)])) as Record<
    ProjectFilter,
    number
  >
}

/** Those whose name begins with the words first. */
export const searchProjects = (
  db: Db,
  companyId: string,
  visible: SQL | undefined,
  words: string,
  limit: number,
): Promise<FoundProject[]> =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      clientName: clients.name,
      stage: projects.stage,
      isDraft,
    })
    .from(projects)
    .innerJoin(clients, ofClient)
    .where(and(live(companyId, visible), found(words)))
    .orderBy(
      desc(sql`starts_with(lower(${projects.name}), ${words.toLowerCase()})`),
      desc(projects.updatedAt),
      desc(projects.id),
    )
    .limit(limit)
