import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'
import { searchWords } from './search'

export const archivedFilter = (
  companyId: string,
  visibility: Visibility,
  search: string | undefined,
): SQL | undefined =>
  and(
    eq(leads.companyId, companyId),
    isNull(leads.deletedAt),
    isNotNull(leads.archivedAt),
    visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
    ...searchWords(search ?? '').map(
      (word) => sql`${leads.search} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    ),
  )

/** The latest first. */
export const findArchived = (db: Db, filter: SQL | undefined, limit: number, offset: number) =>
  db
    .select({ id: leads.id, archivedAt: leads.archivedAt, customValues: leads.customValues })
    .from(leads)
    .where(filter)
    .orderBy(desc(leads.archivedAt), desc(leads.id))
    .limit(limit)
    .offset(offset)
