import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { files } from '../../../../db/schema/files'
import { projectFiles, projectFolders } from '../../../../db/schema/projects'

const ofProject = (companyId: string, projectId: string) =>
  and(eq(projectFiles.companyId, companyId), eq(projectFiles.projectId, projectId))

const shownFile = {
  id: projectFiles.id,
  folderId: projectFiles.folderId,
  name: projectFiles.name,
  isShared: projectFiles.isShared,
  createdAt: projectFiles.createdAt,
  contentType: files.contentType,
  size: files.size,
  addedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
}

const shown = (db: Db, companyId: string, projectId: string, which: SQL | undefined) =>
  db
    .select(shownFile)
    .from(projectFiles)
    .innerJoin(files, and(eq(files.companyId, projectFiles.companyId), eq(files.id, projectFiles.id)))
    .leftJoin(
      members,
      and(eq(members.companyId, projectFiles.companyId), eq(members.userId, projectFiles.createdBy)),
    )
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(ofProject(companyId, projectId), which))

export type ShownFile = Awaited<ReturnType<typeof shown>>[number]

const live = isNull(projectFiles.deletedAt)
const byName = [sql`lower(${projectFiles.name})`, projectFiles.id]

const inFolder = (folderId: string | undefined): SQL =>
  folderId === undefined ? isNull(projectFiles.folderId) : eq(projectFiles.folderId, folderId)

export const findIn = (
  db: Db,
  companyId: string,
  projectId: string,
  folderId: string | undefined,
  limit: number,
): Promise<ShownFile[]> =>
  shown(db, companyId, projectId, and(live, inFolder(folderId)))
    .orderBy(...byName)
    .limit(limit)

/** In all folders; what is typed is looked for as it stands. */
export const findNamed = (
  db: Db,
  companyId: string,
  projectId: string,
  search: string,
  limit: number,
): Promise<ShownFile[]> =>
  shown(db, companyId, projectId, and(live, sql`strpos(lower(${projectFiles.name}), lower(${search})) > 0`))
    .orderBy(...byName)
    .limit(limit)

export const findFiles = (
  db: Db,
  companyId: string,
  projectId: string,
  ids: readonly string[],
): Promise<ShownFile[]> =>
  shown(db, companyId, projectId, and(live, inArray(projectFiles.id, [...ids]))).orderBy(...byName)

/** Deleted by themselves: what went with its folder comes back with it. */
export const findDeleted = (
  db: Db,
  companyId: string,
  projectId: string,
  ids: readonly string[],
): Promise<ShownFile[]> =>
  shown(
    db,
    companyId,
    projectId,
    and(
      isNotNull(projectFiles.deletedAt),
      isNull(projectFiles.deletedWith),
      inArray(projectFiles.id, [...ids]),
    ),
  ).orderBy(...byName)

export async function namesIn(
  db: Db,
  companyId: string,
  projectId: string,
  folderId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ name: projectFiles.name })
    .from(projectFiles)
    .where(and(ofProject(companyId, projectId), live, inFolder(folderId)))
  return rows.map(({ name }) => name)
}

/** In which project each of these uploads is, if it is in one. */
export const findPlaces = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .select({ id: projectFiles.id, projectId: projectFiles.projectId })
    .from(projectFiles)
    .where(and(eq(projectFiles.companyId, companyId), inArray(projectFiles.id, [...ids])))

export const insertFiles = (db: Db, rows: (typeof projectFiles.$inferInsert)[]) =>
  db.insert(projectFiles).values(rows)

type Change = Partial<
  Pick<
    typeof projectFiles.$inferInsert,
    'name' | 'folderId' | 'isShared' | 'deletedAt' | 'deletedBy' | 'deletedWith'
  >
>

export const updateFiles = (
  db: Db,
  companyId: string,
  projectId: string,
  ids: readonly string[],
  change: Change,
) =>
  db
    .update(projectFiles)
    .set(change)
    .where(and(ofProject(companyId, projectId), inArray(projectFiles.id, [...ids])))

/** Of all companies: their bytes are deleted as those of every upload that nothing refers to. */
export async function eraseDeletedFiles(db: Db, before: Date): Promise<void> {
  await db.delete(projectFiles).where(lt(projectFiles.deletedAt, before))
  await db.delete(projectFolders).where(lt(projectFolders.deletedAt, before))
}
