import { refuse } from '@foyer/contract/kit/refusal'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import { projectFileRefusals as refusals } from '@foyer/contract/projects/files/messages'
import type {
  FileLinks,
  FolderQuery,
  FolderView,
  NamedFile,
  ProjectFile,
} from '@foyer/contract/projects/files/model'
import { type Context, type Deps, readingViewersCompany } from '../../../../context'
import { isPicture, pictureLink, signedLink } from '../../../files/service'
import { seeProject } from '../../record/service/see-project'
import * as files from '../repository/files'
import { countInFolders, findFolders } from '../repository/folders'
import { folderTree } from './folder-tree'

export const asFile = (deps: Deps, companyId: string, row: files.ShownFile): ProjectFile => ({
  id: row.id,
  folderId: row.folderId ?? undefined,
  name: row.name,
  contentType: row.contentType,
  size: row.size,
  isShared: row.isShared,
  addedBy: row.addedBy ?? undefined,
  addedAt: row.createdAt.toISOString(),
  thumbnail: isPicture(row.contentType) ? pictureLink(deps, companyId, row.id, 'small') : undefined,
})

export const projectFiles = (
  ctx: Context,
  { projectId, folderId, search }: FolderQuery,
): Promise<FolderView> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    await seeProject(scope, ctx, projectId)
    const rows = await findFolders(db, companyId, projectId)
    const counts = await countInFolders(db, companyId, projectId)
    if (search === undefined) folderTree(rows).open(folderId)
    const most = search === undefined ? limits.filesInFolder : limits.found
    const found =
      search === undefined
        ? await files.findIn(db, companyId, projectId, folderId, most)
        : await files.findNamed(db, companyId, projectId, search, most + 1)
    return {
      folders: rows.map(({ id, parentId, name }) => ({
        id,
        parentId: parentId ?? undefined,
        name,
        files: counts.get(id) ?? 0,
      })),
      files: found.slice(0, most).map((row) => asFile(ctx, companyId, row)),
      isCut: found.length > most,
    }
  })

export const fileLinks = (ctx: Context, { projectId, id }: NamedFile): Promise<FileLinks> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    await seeProject(scope, ctx, projectId)
    const [file] = await files.findFiles(db, companyId, projectId, [id])
    if (!file) return refuse(refusals.unknownFiles)
    return {
      name: file.name,
      contentType: file.contentType,
      size: file.size,
      download: signedLink(ctx, companyId, id),
      picture: isPicture(file.contentType) ? pictureLink(ctx, companyId, id) : undefined,
    }
  })
