import { fileActionTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { FileChange, FolderChange, ProjectFile } from '@foyer/contract/projects/files/model'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { call } from '../../../api/client'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

type Wish<C> = C extends unknown ? Omit<C, 'projectId'> : never

/** What can be done with the files and folders of a project without asking for more. */
export function useFileActions(projectId: string) {
  const files = useSend(endpoints.changeFiles)
  const sharing = useSend(endpoints.changeFiles, { reads: 'before-done' })
  const folders = useSend(endpoints.changeFolder)
  const failed = (error: unknown) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
  return {
    change: (wish: Wish<FileChange>) => files.mutateAsync({ ...wish, projectId }),
    changeFolder: (wish: Wish<FolderChange>) => folders.mutateAsync({ ...wish, projectId }),
    share: (ids: string[], isShared: boolean) =>
      sharing
        .mutateAsync({ kind: 'share', projectId, ids, isShared })
        .then(({ message }) => showToast({ kind: 'ok', text: message }))
        .catch(failed),
    download: ({ id, name }: Pick<ProjectFile, 'id' | 'name'>) => downloadFile(projectId, id, name),
  }
}

export type FileActions = ReturnType<typeof useFileActions>

/** The link is asked for when it is needed: it is valid for a few minutes. */
async function downloadFile(projectId: string, id: string, name: string): Promise<void> {
  try {
    const { download } = await call(endpoints.fileLinks, { projectId, id })
    const link = document.createElement('a')
    link.href = download
    link.download = name
    link.click()
  } catch (error) {
    showToast({ kind: 'problem', text: wordsOf(error, texts.downloadFailed) })
  }
}
