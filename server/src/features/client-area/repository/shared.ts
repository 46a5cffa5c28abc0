import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { files } from '../../../db/schema/files'
import { minutePoints, minutes, projectFiles, projectFolders } from '../../../db/schema/projects'
import { nameOfMember } from '../../../db/shown-name'

/** Shared, and neither it nor its folder deleted. */
const sharedFiles = (db: Db, companyId: string) =>
  db
    .select({
      id: projectFiles.id,
      projectId: projectFiles.projectId,
      name: projectFiles.name,
      folder: projectFolders.name,
      contentType: files.contentType,
      size: files.size,
      createdAt: projectFiles.createdAt,
    })
    .from(projectFiles)
    .innerJoin(files, and(eq(files.companyId, companyId), eq(files.id, projectFiles.id)))
    .leftJoin(
      projectFolders,
      and(eq(projectFolders.companyId, companyId), eq(projectFolders.id, projectFiles.folderId)),
    )

const isSharedFile = (companyId: string) =>
  and(
    eq(projectFiles.companyId, companyId),
    eq(projectFiles.isShared, true),
    isNull(projectFiles.deletedAt),
    or(isNull(projectFiles.folderId), isNull(projectFolders.deletedAt)),
  )

export const findSharedFiles = (db: Db, companyId: string, projectId: string) =>
  sharedFiles(db, companyId)
    .where(and(isSharedFile(companyId), eq(projectFiles.projectId, projectId)))
    .orderBy(desc(projectFiles.createdAt), desc(projectFiles.id))

export const findSharedFile = async (db: Db, companyId: string, projectIds: string[], id: string) => {
  const [row] = await sharedFiles(db, companyId).where(
    and(isSharedFile(companyId), inArray(projectFiles.projectId, projectIds), eq(projectFiles.id, id)),
  )
  return row
}

const isSharedMinutes = (companyId: string) =>
  and(eq(minutes.companyId, companyId), eq(minutes.isShared, true), isNull(minutes.deletedAt))

export const findSharedMinutes = (db: Db, companyId: string, projectId: string) =>
  db
    .select({ id: minutes.id, title: minutes.title, heldOn: minutes.heldOn, place: minutes.place })
    .from(minutes)
    .where(and(isSharedMinutes(companyId), eq(minutes.projectId, projectId)))
    .orderBy(desc(minutes.heldOn), desc(minutes.id))

export const findOneOfMinutes = async (db: Db, companyId: string, projectIds: string[], id: string) => {
  const [row] = await db
    .select()
    .from(minutes)
    .where(and(isSharedMinutes(companyId), inArray(minutes.projectId, projectIds), eq(minutes.id, id)))
  return row
}

export const findPoints = (db: Db, companyId: string, minutesId: string) =>
  db
    .select({
      id: minutePoints.id,
      text: minutePoints.text,
      ownerName: minutePoints.ownerName,
      person: sql<string | null>`case when ${members.userId} is null then null else ${nameOfMember()} end`,
      dueOn: minutePoints.dueOn,
    })
    .from(minutePoints)
    .leftJoin(members, and(eq(members.companyId, companyId), eq(members.userId, minutePoints.ownerId)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(minutePoints.companyId, companyId), eq(minutePoints.minutesId, minutesId)))
    .orderBy(asc(minutePoints.position), asc(minutePoints.id))
