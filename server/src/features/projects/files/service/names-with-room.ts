import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import { projectFileRefusals as refusals } from '@foyer/contract/projects/files/messages'
import { namesIn } from '../repository/files'
import type { FilesScope } from './in-files'

/** The names of the files in a folder, in small letters, where so many more fit into it. */
export async function namesWithRoom(
  { db, companyId, projectId }: FilesScope,
  folderId: string | undefined,
  more: number,
): Promise<Set<string>> {
  const names = await namesIn(db, companyId, projectId, folderId)
  if (names.length + more > limits.filesInFolder) refuse(refusals.tooManyFiles)
  return new Set(names.map((name) => name.toLowerCase()))
}
