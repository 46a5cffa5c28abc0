import type { DoorState } from '@foyer/contract/intake/doors/model'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { intakeDoors } from '../../../../db/schema/intake'

const isPage = and(eq(intakeDoors.kind, 'meta'), isNull(intakeDoors.deletedAt))
const isOwnPage = (companyId: string) => and(eq(intakeDoors.companyId, companyId), isPage)
const isThePage = (companyId: string, id: string) => and(isOwnPage(companyId), eq(intakeDoors.id, id))

export type PageRecord = typeof intakeDoors.$inferSelect

export const findPages = (db: Db, companyId: string): Promise<PageRecord[]> =>
  db
    .select()
    .from(intakeDoors)
    .where(isOwnPage(companyId))
    .orderBy(asc(intakeDoors.name), asc(intakeDoors.id))

export const findPage = async (db: Db, companyId: string, id: string): Promise<PageRecord | undefined> =>
  (await db.select().from(intakeDoors).where(isThePage(companyId, id)))[0]

/** Also one that was given up: what came through it is not taken in again. */
export const findFormerPage = async (
  db: Db,
  companyId: string,
  pageId: string,
): Promise<PageRecord | undefined> =>
  (
    await db
      .select()
      .from(intakeDoors)
      .where(
        and(
          eq(intakeDoors.companyId, companyId),
          eq(intakeDoors.kind, 'meta'),
          eq(intakeDoors.externalId, pageId),
        ),
      )
      .orderBy(desc(intakeDoors.createdAt))
      .limit(1)
  )[0]

/** Across companies: a webhook, and whoever asks whether a page is taken, knows only how Meta calls it. */
export const findPagesOfAll = (
  db: Db,
  pageIds: string[],
): Promise<{ companyId: string; id: string; externalId: string | null }[]> =>
  db
    .select({ companyId: intakeDoors.companyId, id: intakeDoors.id, externalId: intakeDoors.externalId })
    .from(intakeDoors)
    .where(and(isPage, inArray(intakeDoors.externalId, pageIds)))

/** Across companies: those that are asked for what they have. */
export const findPagesToFetch = (db: Db): Promise<{ companyId: string; id: string }[]> =>
  db
    .select({ companyId: intakeDoors.companyId, id: intakeDoors.id })
    .from(intakeDoors)
    .where(and(isPage, inArray(intakeDoors.state, ['on', 'failing'])))

export const insertPage = (db: Db, page: typeof intakeDoors.$inferInsert) =>
  db.insert(intakeDoors).values(page)

export const revivePage = (
  db: Db,
  companyId: string,
  id: string,
  { name, secret, now }: { name: string; secret: string; now: Date },
) =>
  db
    .update(intakeDoors)
    .set({ name, secret, state: 'on', message: null, deletedAt: null, updatedAt: now })
    .where(and(eq(intakeDoors.companyId, companyId), eq(intakeDoors.id, id)))

interface PageChange {
  state: DoorState
  message: string | null
  secret?: string | null
  name?: string
}

/** Whether its state was another before. */
export const changePage = async (
  db: Db,
  companyId: string,
  id: string,
  change: PageChange,
  now: Date,
): Promise<boolean> => {
  const changed = await db
    .update(intakeDoors)
    .set({ ...change, updatedAt: now })
    .where(and(isThePage(companyId, id), ne(intakeDoors.state, change.state)))
    .returning({ id: intakeDoors.id })
  return changed.length > 0
}

export const renewPage = (
  db: Db,
  companyId: string,
  id: string,
  { name, secret, now }: { name: string; secret: string; now: Date },
) =>
  db
    .update(intakeDoors)
    .set({ name, secret, state: 'on', message: null, updatedAt: now })
    .where(isThePage(companyId, id))

export const stopPages = (db: Db, companyId: string, message: string, now: Date) =>
  db.update(intakeDoors).set({ state: 'needs-login', message, updatedAt: now }).where(isOwnPage(companyId))

/** What it was asked with is gone too. */
export const removePages = (db: Db, companyId: string, ids: string[], now: Date) =>
  db
    .update(intakeDoors)
    .set({ deletedAt: now, secret: null, updatedAt: now })
    .where(and(isOwnPage(companyId), inArray(intakeDoors.id, ids)))

export const writeFetched = (db: Db, companyId: string, id: string, until: Date) =>
  db
    .update(intakeDoors)
    .set({
      fetchedUntil: until,
      state: sql`case when state = 'failing' then 'on' else state end`,
      message: sql`case when state = 'failing' then null else message end`,
    })
    .where(isThePage(companyId, id))

/** Another firm has the page already. */
export const isTaken = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isTaken(cause))
}
