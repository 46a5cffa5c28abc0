import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { projectFiles, projectFolders } from '../../../../db/schema/projects'

export interface FolderRow {
  id: string
  parentId: string | null
  name: string
}

const ofProject = (companyId: string, projectId: string) =>
  and(eq(projectFolders.companyId, companyId), eq(projectFolders.projectId, projectId))

/** Changes of what is in a project wait for each other, so that two cannot take the same name. */
export const holdNames = (db: Db, companyId: string, projectId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('project-files'), hashtext(${companyId + projectId}))`)

export const findFolders = (db: Db, companyId: string, projectId: string): Promise<FolderRow[]> =>
  db
    .select({ id: projectFolders.id, parentId: projectFolders.parentId, name: projectFolders.name })
    .from(projectFolders)
    .where(and(ofProject(companyId, projectId), isNull(projectFolders.deletedAt)))
    .orderBy(sql`lower(${projectFolders.name})`, projectFolders.id)

/** How many files each folder has. */
export async function countInFolders(
  db: Db,
  companyId: string,
  projectId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ folderId: projectFiles.folderId, files: count() })
    .from(projectFiles)
    .where(
      and(
        eq(projectFiles.companyId, companyId),
        eq(projectFiles.projectId, projectId),
        isNull(projectFiles.deletedAt),
      ),
    )
    .groupBy(projectFiles.folderId)
  return new Map(rows.map(({ folderId, files }) => [folderId ?? '', files]))
}

export const insertFolder = (db: Db, folder: typeof projectFolders.$inferInsert) =>
  db.insert(projectFolders).values(folder)

export const updateFolder = (
  db: Db,
  companyId: string,
  projectId: string,
  id: string,
  change: { name?: string; parentId?: string | null },
) =>
  db
    .update(projectFolders)
    .set(change)
    .where(and(ofProject(companyId, projectId), eq(projectFolders.id, id)))

export async function findDeletedFolder(
  db: Db,
  companyId: string,
  projectId: string,
  id: string,
): Promise<FolderRow | undefined> {
  const [row] = await db
    .select({ id: projectFolders.id, parentId: projectFolders.parentId, name: projectFolders.name })
    .from(projectFolders)
    .where(
      and(
        ofProject(companyId, projectId),
        eq(projectFolders.id, id),
        eq(projectFolders.deletedWith, id),
        isNotNull(projectFolders.deletedAt),
      ),
    )
  return row
}

interface Deletion {
  /** The folder that is deleted, and all that are in it. */
  folderId: string
  within: string[]
  at: Date
  by: string
}

export async function deleteFolders(
  db: Db,
  companyId: string,
  projectId: string,
  { folderId, within, at, by }: Deletion,
): Promise<void> {
  const gone = { deletedAt: at, deletedWith: folderId }
  await db
    .update(projectFolders)
    .set(gone)
    .where(and(ofProject(companyId, projectId), inArray(projectFolders.id, within)))
  await db
    .update(projectFiles)
    .set({ ...gone, deletedBy: by })
    .where(
      and(
        eq(projectFiles.companyId, companyId),
        eq(projectFiles.projectId, projectId),
        inArray(projectFiles.folderId, within),
        isNull(projectFiles.deletedAt),
      ),
    )
}

export async function restoreFolders(
  db: Db,
  companyId: string,
  projectId: string,
  folderId: string,
): Promise<void> {
  const back = { deletedAt: null, deletedWith: null }
  await db
    .update(projectFolders)
    .set(back)
    .where(and(ofProject(companyId, projectId), eq(projectFolders.deletedWith, folderId)))
  await db
    .update(projectFiles)
    .set({ ...back, deletedBy: null })
    .where(
      and(
        eq(projectFiles.companyId, companyId),
        eq(projectFiles.projectId, projectId),
        eq(projectFiles.deletedWith, folderId),
      ),
    )
}
