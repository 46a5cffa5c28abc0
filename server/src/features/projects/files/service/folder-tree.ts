import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import { projectFileRefusals as refusals } from '@foyer/contract/projects/files/messages'
import type { FolderRow } from '../repository/folders'

/** The live folders of a project, as they are in each other. */
export interface FolderTree {
  /** Undefined is the top; any other folder must be there. */
  open: (id: string | undefined) => FolderRow | undefined
  /** 1 at the top. */
  depthOf: (id: string | undefined) => number
  /** A folder and all that are in it. */
  within: (id: string) => FolderRow[]
  /** The names in a folder, in small letters; without those of one. */
  namesIn: (parentId: string | undefined, exceptId?: string) => Set<string>
  has: (id: string | null) => boolean
  count: number
}

export function folderTree(rows: readonly FolderRow[]): FolderTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inside = (id: string | undefined) => rows.filter(({ parentId }) => (parentId ?? undefined) === id)
  const within = (id: string): FolderRow[] => {
    const own = byId.get(id)
    return own ? [own, ...inside(id).flatMap((row) => within(row.id))] : []
  }
  const depthOf = (id: string | undefined): number =>
    id === undefined ? 0 : 1 + depthOf(byId.get(id)?.parentId ?? undefined)
  return {
    open: (id) => (id === undefined ? undefined : (byId.get(id) ?? refuse(refusals.unknownFolder))),
    depthOf,
    within,
    namesIn: (parentId, exceptId) =>
      new Set(
        inside(parentId)
          .filter(({ id }) => id !== exceptId)
          .map(({ name }) => name.toLowerCase()),
      ),
    has: (id) => id !== null && byId.has(id),
    count: rows.length,
  }
}

/** How many folders deep what is in a folder is, the folder itself included. */
export const heightOf = (tree: FolderTree, id: string): number =>
  Math.max(...tree.within(id).map((row) => tree.depthOf(row.id))) - tree.depthOf(id) + 1

export function refuseTooDeep(depth: number): void {
  if (depth > limits.depth) refuse(refusals.tooDeep)
}
