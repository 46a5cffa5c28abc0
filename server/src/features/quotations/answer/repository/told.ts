import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { clients, projectMembers } from '../../../../db/schema/projects'

export const findMemberIds = async (db: Db, companyId: string, projectId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: projectMembers.userId })
    .from(projectMembers)
    .where(and(eq(projectMembers.companyId, companyId), eq(projectMembers.projectId, projectId)))
  return rows.map(({ id }) => id)
}

/** The account of the client, if they have one. */
export const findClientUser = async (db: Db, companyId: string, clientId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: clients.userId })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.id, clientId), isNotNull(clients.userId)))
  return rows.flatMap(({ id }) => id ?? [])
}
