import type { CompanyScope, Context } from '../../../../context'
import { inViewersCompany } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { seeProject } from '../../record/service/see-project'
import { tellClient } from '../../record/service/tell-client'
import { writeLog } from '../../record/service/write-log'
import { findFolders, holdNames } from '../repository/folders'
import { type FolderTree, folderTree } from './folder-tree'

export interface FilesScope extends CompanyScope {
  projectId: string
  userId: string
  folders: FolderTree
  /** A line of the project's log, about a file or a folder. */
  note: (sentence: string, subject?: string) => Promise<unknown>
}

/** Nobody else changes the files of the project until the transaction ends; then open pages look again. */
export const inFiles = <T>(
  ctx: Context,
  projectId: string,
  work: (scope: FilesScope) => Promise<T>,
): Promise<T> =>
  inViewersCompany(ctx, async (scope) => {
    await seeProject(scope, ctx, projectId)
    await holdNames(scope.db, scope.companyId, projectId)
    const { userId } = ctx.viewer
    const folders = folderTree(await findFolders(scope.db, scope.companyId, projectId))
    const note = (sentence: string, subject?: string) =>
      writeLog(scope, { projectId, actorId: userId, kind: 'file', sentence, ...(subject && { subject }) })
    const done = await work({ ...scope, projectId, userId, folders, note })
    await tellColleagues(scope, { name: 'changed', about: ['projectFiles', 'projects'] })
    await tellClient(scope, projectId, 'projectFiles')
    return done
  })
