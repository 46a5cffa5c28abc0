import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import {
  projectFileLines as lines,
  projectFileRefusals as refusals,
  projectFileReplies as replies,
} from '@foyer/contract/projects/files/messages'
import type { FolderChange, NewFolder } from '@foyer/contract/projects/files/model'
import { freeName } from '@foyer/contract/projects/files/names'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import * as repository from '../repository/folders'
import { heightOf, refuseTooDeep } from './folder-tree'
import { type FilesScope, inFiles } from './in-files'

function refuseTaken({ folders }: FilesScope, parentId: string | undefined, name: string, ownId?: string) {
  if (folders.namesIn(parentId, ownId).has(name.toLowerCase())) refuse(refusals.folderTaken(name))
}

export const addFolder = (
  ctx: Context,
  { projectId, parentId, name }: NewFolder,
): Promise<{ message: string; id: string }> =>
  inFiles(ctx, projectId, async (scope) => {
    const { db, companyId, now, userId, folders } = scope
    folders.open(parentId)
    if (folders.count >= limits.foldersOfProject) refuse(refusals.tooManyFolders)
    refuseTooDeep(folders.depthOf(parentId) + 1)
    refuseTaken(scope, parentId, name)
    const id = newId(now)
    const times = { createdBy: userId, createdAt: now }
    await repository.insertFolder(db, {
      companyId,
      id,
      projectId,
      parentId: parentId ?? null,
      name,
      ...times,
    })
    await scope.note(lines.folderAdded(name), name)
    return { message: replies.folderAdded, id }
  })

type Of<K extends FolderChange['kind']> = Extract<FolderChange, { kind: K }>

const known = ({ folders }: FilesScope, id: string) => folders.open(id) ?? refuse(refusals.unknownFolder)

async function rename(scope: FilesScope, { id, name }: Of<'rename'>): Promise<string> {
  const own = known(scope, id)
  if (own.name === name) return replies.renamed
  refuseTaken(scope, own.parentId ?? undefined, name, id)
  await repository.updateFolder(scope.db, scope.companyId, scope.projectId, id, { name })
  await scope.note(lines.folderRenamed(own.name, name), name)
  return replies.renamed
}

async function move(scope: FilesScope, { id, parentId }: Of<'move'>): Promise<string> {
  const { db, companyId, projectId, folders } = scope
  const own = known(scope, id)
  const into = folders.open(parentId)
  if ((own.parentId ?? undefined) === parentId) return replies.moved
  if (folders.within(id).some((row) => row.id === parentId)) refuse(refusals.intoItself)
  refuseTooDeep(folders.depthOf(parentId) + heightOf(folders, id))
  refuseTaken(scope, parentId, own.name, id)
  await repository.updateFolder(db, companyId, projectId, id, { parentId: parentId ?? null })
  await scope.note(lines.folderMoved(own.name, into?.name), own.name)
  return replies.moved
}

async function remove(scope: FilesScope, { id }: Of<'delete'>): Promise<string> {
  const { db, companyId, projectId, now, userId, folders } = scope
  const own = known(scope, id)
  const within = folders.within(id).map((row) => row.id)
  await repository.deleteFolders(db, companyId, projectId, { folderId: id, within, at: now, by: userId })
  await scope.note(lines.folderDeleted(own.name), own.name)
  return replies.folderDeleted
}

/** To where it was, or to the top where that is no more; under a free name. */
async function restore(scope: FilesScope, { id }: Of<'restore'>): Promise<string> {
  const { db, companyId, projectId, folders } = scope
  const own = await repository.findDeletedFolder(db, companyId, projectId, id)
  if (!own) return refuse(refusals.unknownFolder)
  const parentId = folders.has(own.parentId) ? own.parentId : null
  const name = freeName(own.name, folders.namesIn(parentId ?? undefined), limits.folderName)
  await repository.restoreFolders(db, companyId, projectId, id)
  await repository.updateFolder(db, companyId, projectId, id, { parentId, name })
  await scope.note(lines.folderRestored(name), name)
  return replies.restored
}

function changed(scope: FilesScope, change: FolderChange): Promise<string> {
  switch (change.kind) {
    case 'rename':
      return rename(scope, change)
    case 'move':
      return move(scope, change)
    case 'delete':
      return remove(scope, change)
    case 'restore':
      return restore(scope, change)
  }
}

export const changeFolder = (ctx: Context, change: FolderChange): Promise<{ message: string }> =>
  inFiles(ctx, change.projectId, async (scope) => ({ message: await changed(scope, change) }))
