import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import {
  projectFileLines as lines,
  projectFileRefusals as refusals,
  projectFileReplies as replies,
} from '@foyer/contract/projects/files/messages'
import type { NewProjectFiles, ProjectFile } from '@foyer/contract/projects/files/model'
import { freeName } from '@foyer/contract/projects/files/names'
import type { Context } from '../../../../context'
import { nameUploads, ownUploads } from '../../../files/service'
import { findFiles, findPlaces, insertFiles } from '../repository/files'
import { type FilesScope, inFiles } from './in-files'
import { namesWithRoom } from './names-with-room'
import { asFile } from './read'

/** Those that are not in the project yet: a call that is made twice adds nothing the second time. */
async function newOnes<T extends { id: string }>(scope: FilesScope, uploads: readonly T[]): Promise<T[]> {
  const places = await findPlaces(
    scope.db,
    scope.companyId,
    uploads.map(({ id }) => id),
  )
  if (places.some(({ projectId }) => projectId !== scope.projectId)) refuse(refusals.inOtherProject)
  const known = new Set(places.map(({ id }) => id))
  return [...new Map(uploads.map((upload) => [upload.id, upload])).values()].filter(
    ({ id }) => !known.has(id),
  )
}

export const addFiles = (
  ctx: Context,
  { projectId, folderId, files }: NewProjectFiles,
): Promise<{ message: string; files: ProjectFile[] }> =>
  inFiles(ctx, projectId, async (scope) => {
    const { db, companyId, now, userId, folders } = scope
    folders.open(folderId)
    const uploads = await ownUploads(scope, userId, files)
    const fresh = await newOnes(scope, uploads)
    const taken = await namesWithRoom(scope, folderId, fresh.length)
    const rows = fresh.map(({ id, name }) => {
      const free = freeName(name, taken, limits.fileName)
      taken.add(free.toLowerCase())
      return {
        companyId,
        id,
        projectId,
        folderId: folderId ?? null,
        name: free,
        createdBy: userId,
        createdAt: now,
      }
    })
    if (rows.length > 0) {
      await insertFiles(db, rows)
      await nameUploads(scope, rows)
      await scope.note(lines.added(rows.map(({ name }) => name)), rows[0]?.name)
    }
    const shown = await findFiles(
      db,
      companyId,
      projectId,
      uploads.map(({ id }) => id),
    )
    return { message: replies.added(rows.length), files: shown.map((row) => asFile(ctx, companyId, row)) }
  })
