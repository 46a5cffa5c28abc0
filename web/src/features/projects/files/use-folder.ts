import type { FolderView, ProjectFolder } from '@foyer/contract/projects/files/model'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { useSearchTerm } from '../../../ui/list/search-in-address'

/** Which folder is open is in the address. */
export function useOpenFolder() {
  const [params, setParams] = useSearchParams()
  const open = (folderId: string | undefined) =>
    setParams(folderId === undefined ? {} : { folder: folderId }, { preventScrollReset: true })
  return { folderId: params.get('folder') ?? undefined, open }
}

export function useFolder(projectId: string, folderId: string | undefined) {
  const search = useSearchTerm() || undefined
  return useEndpoint(endpoints.projectFiles, {
    projectId,
    folderId: search === undefined ? folderId : undefined,
    search,
  })
}

/** A folder with those around it, the outermost first. */
export function pathOf(folders: readonly ProjectFolder[], id: string | undefined): ProjectFolder[] {
  const own = folders.find((folder) => folder.id === id)
  return own ? [...pathOf(folders, own.parentId), own] : []
}

/** 'Drawings / Old'. */
export const pathWords = (folders: readonly ProjectFolder[], id: string | undefined): string =>
  pathOf(folders, id)
    .map(({ name }) => name)
    .join(' / ')

/** Those in the open folder, or those that the search finds. */
export function shownFolders({ folders }: FolderView, folderId: string | undefined, search: string) {
  return search === ''
    ? folders.filter(({ parentId }) => parentId === folderId)
    : folders.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
}
