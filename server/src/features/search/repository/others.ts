import { searchLimits } from '@foyer/contract/search/limits'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { clients, projects } from '../../../db/schema/projects'
import { quotations } from '../../../db/schema/quotations'
import { nameOfMember } from '../../../db/shown-name'

/** Every word somewhere in the text. */
const hasWords = (text: SQL, words: string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))

/** Colleagues who can sign in. */
export const findPeople = (db: Db, companyId: string, words: string[]) =>
  db
    .select({ id: users.id, name: nameOfMember(), email: users.email, roleName: members.roleName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.isClient, false),
        isNull(members.deactivatedAt),
        hasWords(sql`lower(' ' || ${nameOfMember()} || ' ' || ${users.email})`, words),
      ),
    )
    .orderBy(desc(sql`starts_with(lower(${nameOfMember()}), ${words.join(' ')})`), nameOfMember(), users.id)
    .limit(searchLimits.others)

const ofClient = and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId))

const quotationRows = (db: Db) =>
  db
    .select({
      id: quotations.id,
      projectId: quotations.projectId,
      title: quotations.title,
      number: quotations.number,
      clientName: clients.name,
      projectName: projects.name,
      state: quotations.state,
    })
    .from(quotations)
    .innerJoin(
      projects,
      and(eq(projects.companyId, quotations.companyId), eq(projects.id, quotations.projectId)),
    )
    .innerJoin(clients, ofClient)

const live = (companyId: string, visible: SQL | undefined) =>
  and(eq(quotations.companyId, companyId), isNull(quotations.deletedAt), isNull(projects.deletedAt), visible)

const textOfQuotation = sql`lower(concat_ws(' ', ${quotations.number}, ${quotations.title}, ${projects.name}, ${clients.name}, ${clients.companyName}))`

/** The number that was typed first, then the newest. */
export const findQuotations = (db: Db, companyId: string, visible: SQL | undefined, words: string[]) =>
  quotationRows(db)
    .where(and(live(companyId, visible), hasWords(textOfQuotation, words)))
    .orderBy(
      desc(sql`coalesce(lower(${quotations.number}) like ${`%${words.join(' ')}%`}, false)`),
      desc(quotations.createdAt),
      desc(quotations.id),
    )
    .limit(searchLimits.others)

export const quotationsOf = (db: Db, companyId: string, visible: SQL | undefined, ids: string[]) =>
  quotationRows(db).where(and(live(companyId, visible), inArray(quotations.id, ids)))

export const projectsOf = (db: Db, companyId: string, visible: SQL | undefined, ids: string[]) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      clientName: clients.name,
      stage: projects.stage,
      isDraft: sql<boolean>`${and(eq(projects.isConfirmed, false), eq(projects.isCompanyOwn, false))}`,
    })
    .from(projects)
    .innerJoin(clients, ofClient)
    .where(
      and(eq(projects.companyId, companyId), isNull(projects.deletedAt), visible, inArray(projects.id, ids)),
    )
