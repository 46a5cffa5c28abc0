import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { Project } from '@foyer/contract/projects/record/model'
import { Button } from '@mantine/core'
import { IconFolderOff } from '@tabler/icons-react'
import { Surface } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { DropArea } from './drop-area'
import { FilesHead } from './files-head'
import { FolderContents } from './folder-contents'
import { UploadList } from './upload-list'
import { useFolder, useOpenFolder } from './use-folder'
import { useProjectUpload } from './use-project-upload'

/** The files of a project, in folders. */
export function FilesPart({ project: { id: projectId } }: { project: Project }) {
  const { folderId, open } = useOpenFolder()
  const read = useFolder(projectId, folderId)
  const uploads = useProjectUpload(projectId)
  const isGone = read.error?.status === 404 || read.error?.status === 400
  const take = (files: Iterable<File>) => uploads.take(files, folderId)
  if (isGone && folderId !== undefined)
    return (
      <EmptyState
        icon={IconFolderOff}
        title={texts.goneFolder}
        hint={texts.goneFolderHint}
        action={
          <Button variant="default" onClick={() => open(undefined)}>
            {texts.toTop}
          </Button>
        }
      />
    )
  return (
    <DropArea onFiles={take}>
      <FilesHead
        projectId={projectId}
        folders={read.data?.folders ?? []}
        folderId={folderId}
        onOpen={open}
        onFiles={take}
      />
      <UploadList uploads={uploads} />
      <Surface label={texts.title}>
        <Loaded of={read} failed={texts.loadFailed} rows={6}>
          {(view) => (
            <FolderContents
              key={folderId ?? 'top'}
              projectId={projectId}
              folderId={folderId}
              view={view}
              onOpen={open}
            />
          )}
        </Loaded>
      </Surface>
    </DropArea>
  )
}
