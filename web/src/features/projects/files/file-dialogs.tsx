import { filesPageTexts } from '@foyer/contract/projects/files/messages-screen'
import type { FolderView, ProjectFile, ProjectFolder } from '@foyer/contract/projects/files/model'
import { showToast } from '../../../ui/toasts/toast'
import { DeleteFiles, DeleteFolder } from './delete-entries'
import { MoveDialog } from './move-dialog'
import { NameDialog } from './name-dialog'
import { PreviewDialog } from './preview-dialog'
import type { FileActions } from './use-file-actions'

/** What somebody is about to do. */
export type Asked =
  | { kind: 'look'; file: ProjectFile }
  | { kind: 'rename'; file: ProjectFile; folder?: undefined }
  | { kind: 'rename'; folder: ProjectFolder; file?: undefined }
  | { kind: 'move' | 'delete'; files: readonly ProjectFile[]; folder?: undefined }
  | { kind: 'move' | 'delete'; folder: ProjectFolder; files?: undefined }

interface FileDialogsProps {
  asked: Asked
  projectId: string
  view: FolderView
  actions: FileActions
  onAsk: (asked: Asked) => void
  onClose: () => void
}

const said = ({ message }: { message: string }) => showToast({ kind: 'ok', text: message })

export function FileDialogs(props: FileDialogsProps) {
  const { asked, projectId, view, actions, onAsk, onClose } = props
  switch (asked.kind) {
    case 'look':
      return (
        <PreviewDialog
          projectId={projectId}
          files={view.files}
          file={asked.file}
          onLook={(file) => onAsk({ kind: 'look', file })}
          onDownload={(file) => void actions.download(file)}
          onClose={onClose}
        />
      )
    case 'rename':
      return <Renaming asked={asked} actions={actions} onClose={onClose} />
    case 'move':
      return <Moving asked={asked} view={view} actions={actions} onClose={onClose} />
    case 'delete':
      return asked.folder ? (
        <DeleteFolder folder={asked.folder} actions={actions} onClose={onClose} />
      ) : (
        <DeleteFiles files={asked.files} actions={actions} onClose={onClose} />
      )
  }
}

interface AskedProps<K extends Asked['kind']> extends Pick<FileDialogsProps, 'actions' | 'onClose'> {
  asked: Extract<Asked, { kind: K }>
}

function Renaming({ asked: { folder, file }, actions, onClose }: AskedProps<'rename'>) {
  const { id, name } = folder ?? file
  const rename = (to: string) =>
    folder
      ? actions.changeFolder({ kind: 'rename', id, name: to })
      : actions.change({ kind: 'rename', id, name: to })
  return (
    <NameDialog
      of={folder ? 'folder' : 'file'}
      name={name}
      save={async (to) => said(await rename(to))}
      onClose={onClose}
    />
  )
}

interface MovingProps extends AskedProps<'move' | 'delete'> {
  view: FolderView
}

function Moving({ asked, view: { folders }, actions, onClose }: MovingProps) {
  const { folder, files = [] } = asked
  if (folder)
    return (
      <MoveDialog
        what={folder.name}
        folders={folders}
        movedId={folder.id}
        from={folder.parentId}
        move={async (parentId) => said(await actions.changeFolder({ kind: 'move', id: folder.id, parentId }))}
        onClose={onClose}
      />
    )
  const ids = files.map(({ id }) => id)
  const [first] = files
  return (
    <MoveDialog
      what={files.length === 1 && first ? first.name : filesPageTexts.folderFiles(files.length)}
      folders={folders}
      from={first?.folderId}
      move={async (folderId) => said(await actions.change({ kind: 'move', ids, folderId }))}
      onClose={onClose}
    />
  )
}
