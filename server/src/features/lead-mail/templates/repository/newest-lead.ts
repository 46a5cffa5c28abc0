import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

export const findNewestLead = async (
  db: Db,
  companyId: string,
  visibility: Visibility,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        isNull(leads.deletedAt),
        isNull(leads.archivedAt),
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1)
  return row?.id
}
