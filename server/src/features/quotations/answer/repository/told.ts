import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { clients } from '../../../../db/schema/projects'

/** The account of the client, if they have one. */
export const findClientUser = async (db: Db, companyId: string, clientId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: clients.userId })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.id, clientId), isNotNull(clients.userId)))
  return rows.flatMap(({ id }) => id ?? [])
}
