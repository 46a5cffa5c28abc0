import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import {
  clients,
  minutePoints,
  minutes,
  projectFiles,
  projectFolders,
  projectLog,
  projectMembers,
  projects,
} from '../../../../db/schema/projects'
import { quotations } from '../../../../db/schema/quotations'
import { tasks } from '../../../../db/schema/tasks'

/** What was sent has a number, and that is kept for ever: so is its project. */
const wasQuoted = (db: Db) =>
  db
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(
        eq(quotations.companyId, projects.companyId),
        eq(quotations.projectId, projects.id),
        or(isNotNull(quotations.number), gt(quotations.version, 0)),
      ),
    )

/** Nobody needs to know them any more; one with an account stays, who may be invited again. */
const eraseUnusedClients = (db: Db, ids: string[]) =>
  db.delete(clients).where(
    and(
      inArray(clients.id, ids),
      isNull(clients.userId),
      notExists(
        db
          .select({ id: projects.id })
          .from(projects)
          .where(and(eq(projects.companyId, clients.companyId), eq(projects.clientId, clients.id))),
      ),
    ),
  )

/** Of all companies. Who brings one back meanwhile waits, and is told that it is gone. */
export async function eraseDeletedProjects(db: Db, before: Date): Promise<void> {
  const old = await db
    .select({ id: projects.id, clientId: projects.clientId })
    .from(projects)
    .where(and(lt(projects.deletedAt, before), eq(projects.isCompanyOwn, false), notExists(wasQuoted(db))))
    .for('update')
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  const theirMinutes = db.select({ id: minutes.id }).from(minutes).where(inArray(minutes.projectId, ids))
  await db.delete(minutePoints).where(inArray(minutePoints.minutesId, theirMinutes))
  for (const table of [minutes, projectFiles, projectFolders, projectLog, projectMembers, quotations])
    await db.delete(table).where(inArray(table.projectId, ids))
  for (const table of [tasks, leads])
    await db.update(table).set({ projectId: null }).where(inArray(table.projectId, ids))
  await db.delete(projects).where(inArray(projects.id, ids))
  await eraseUnusedClients(
    db,
    old.map(({ clientId }) => clientId),
  )
}
