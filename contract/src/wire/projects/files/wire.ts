import { z } from 'zod'
import { folderName, projectFileName } from '../../../projects/files/forms'
import { projectFileLimits as limits } from '../../../projects/files/limits'
import { projectFileProblems as problems } from '../../../projects/files/messages'

export const folderWire = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  name: z.string(),
  files: z.number(),
})

export const fileWire = z.object({
  id: z.string(),
  folderId: z.string().optional(),
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
  isShared: z.boolean(),
  addedBy: z.string().optional(),
  addedAt: z.string(),
  thumbnail: z.string().optional(),
})

const id = z.uuid()
const ids = z.array(id).min(1, problems.none).max(limits.atOnce, problems.tooMany)
/** Null is the top, so that a move to it can be told from a call that names nothing. */
const place = z.uuid().nullable()

export const newFilesWire = z.object({
  projectId: id,
  folderId: z.uuid().optional(),
  files: z
    .array(z.object({ name: z.string().max(1000), path: z.string().max(1000) }))
    .min(1, problems.none)
    .max(limits.atOnce, problems.tooMany),
})

export const newFolderWire = z.object({ projectId: id, parentId: z.uuid().optional(), name: folderName })

export const folderChangeWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), projectId: id, id, name: folderName }),
  z.object({ kind: z.literal('move'), projectId: id, id, parentId: place }),
  z.object({ kind: z.literal('delete'), projectId: id, id }),
  z.object({ kind: z.literal('restore'), projectId: id, id }),
])

export const fileChangeWire = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), projectId: id, id, name: projectFileName }),
  z.object({ kind: z.literal('move'), projectId: id, ids, folderId: place }),
  z.object({ kind: z.literal('share'), projectId: id, ids, isShared: z.boolean() }),
  z.object({ kind: z.literal('delete'), projectId: id, ids }),
  z.object({ kind: z.literal('restore'), projectId: id, ids }),
])
