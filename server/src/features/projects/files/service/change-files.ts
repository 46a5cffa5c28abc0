import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import {
  projectFileLines as lines,
  projectFileRefusals as refusals,
  projectFileReplies as replies,
} from '@foyer/contract/projects/files/messages'
import type { FileChange } from '@foyer/contract/projects/files/model'
import { freeName, withEndingOf } from '@foyer/contract/projects/files/names'
import type { Context } from '../../../../context'
import { nameUploads } from '../../../files/service'
import { findDeleted, findFiles, type ShownFile, updateFiles } from '../repository/files'
import { type FilesScope, inFiles } from './in-files'
import { namesWithRoom } from './names-with-room'

type Of<K extends FileChange['kind']> = Extract<FileChange, { kind: K }>

/** All of them, or none is changed. */
async function allOf(
  { db, companyId, projectId }: FilesScope,
  ids: readonly string[],
  find: typeof findFiles,
): Promise<ShownFile[]> {
  const found = await find(db, companyId, projectId, ids)
  return found.length === new Set(ids).size ? found : refuse(refusals.unknownFiles)
}

const namesOf = (files: readonly ShownFile[]) => files.map(({ name }) => name)
const idsOf = (files: readonly ShownFile[]) => files.map(({ id }) => id)

/** The file is saved under the same name. */
async function giveName(scope: FilesScope, id: string, name: string): Promise<void> {
  await updateFiles(scope.db, scope.companyId, scope.projectId, [id], { name })
  await nameUploads(scope, [{ id, name }])
}

async function rename(scope: FilesScope, { id, name }: Of<'rename'>): Promise<string> {
  const [file] = await allOf(scope, [id], findFiles)
  if (!file) return refuse(refusals.unknownFiles)
  const whole = withEndingOf(file.name, name)
  if (whole === file.name) return replies.renamed
  const taken = await namesWithRoom(scope, file.folderId ?? undefined, 0)
  const isTaken = taken.has(whole.toLowerCase()) && whole.toLowerCase() !== file.name.toLowerCase()
  if (isTaken) return refuse(refusals.fileTaken(whole))
  await giveName(scope, id, whole)
  await scope.note(lines.renamed(file.name, whole), whole)
  return replies.renamed
}

/** Into a folder in which a name may be taken. */
async function putInto(scope: FilesScope, files: readonly ShownFile[], folderId: string | undefined) {
  const taken = await namesWithRoom(scope, folderId, files.length)
  for (const file of files) {
    const name = freeName(file.name, taken, limits.fileName)
    taken.add(name.toLowerCase())
    if (name !== file.name) await giveName(scope, file.id, name)
  }
}

async function move(scope: FilesScope, { ids, folderId }: Of<'move'>): Promise<string> {
  const { db, companyId, projectId, folders } = scope
  const into = folders.open(folderId)
  const coming = (await allOf(scope, ids, findFiles)).filter((file) => file.folderId !== (folderId ?? null))
  if (coming.length === 0) return replies.moved
  await putInto(scope, coming, folderId)
  await updateFiles(db, companyId, projectId, idsOf(coming), { folderId: folderId ?? null })
  await scope.note(lines.moved(namesOf(coming), into?.name), coming[0]?.name)
  return replies.moved
}

async function share(scope: FilesScope, { ids, isShared }: Of<'share'>): Promise<string> {
  const changing = (await allOf(scope, ids, findFiles)).filter((file) => file.isShared !== isShared)
  const said = isShared ? replies.shared : replies.unshared
  if (changing.length === 0) return said
  await updateFiles(scope.db, scope.companyId, scope.projectId, idsOf(changing), { isShared })
  const line = isShared ? lines.shared : lines.unshared
  await scope.note(line(namesOf(changing)), changing[0]?.name)
  return said
}

async function remove(scope: FilesScope, { ids }: Of<'delete'>): Promise<string> {
  const { db, companyId, projectId, now, userId } = scope
  const files = await allOf(scope, ids, findFiles)
  await updateFiles(db, companyId, projectId, idsOf(files), { deletedAt: now, deletedBy: userId })
  await scope.note(lines.deleted(namesOf(files)), files[0]?.name)
  return replies.deleted(files.length)
}

/** To where it was, or to the top where that folder is no more. */
async function restore(scope: FilesScope, { ids }: Of<'restore'>): Promise<string> {
  const { db, companyId, projectId, folders } = scope
  const files = await allOf(scope, ids, findDeleted)
  const placeOf = ({ folderId }: ShownFile) => (folders.has(folderId) ? folderId : null)
  for (const folderId of new Set(files.map(placeOf))) {
    const coming = files.filter((file) => placeOf(file) === folderId)
    await putInto(scope, coming, folderId ?? undefined)
    const back = { folderId, deletedAt: null, deletedBy: null }
    await updateFiles(db, companyId, projectId, idsOf(coming), back)
  }
  await scope.note(lines.restored(namesOf(files)), files[0]?.name)
  return replies.restored
}

function changed(scope: FilesScope, change: FileChange): Promise<string> {
  switch (change.kind) {
    case 'rename':
      return rename(scope, change)
    case 'move':
      return move(scope, change)
    case 'share':
      return share(scope, change)
    case 'delete':
      return remove(scope, change)
    case 'restore':
      return restore(scope, change)
  }
}

export const changeFiles = (ctx: Context, change: FileChange): Promise<{ message: string }> =>
  inFiles(ctx, change.projectId, async (scope) => ({ message: await changed(scope, change) }))
