import { fileActionTexts, folderDialogTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFile, ProjectFolder } from '@foyer/contract/projects/files/model'
import { wordsOf } from '../../../api/call-failed'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { showToast } from '../../../ui/toasts/toast'
import type { FileActions } from './use-file-actions'

interface DeleteEntriesProps {
  actions: FileActions
  onClose: () => void
}

const restored = (back: Promise<{ message: string }>) =>
  void back
    .then(({ message }) => showToast({ kind: 'ok', text: message }))
    .catch((error) => showToast({ kind: 'problem', text: wordsOf(error, texts.undoFailed) }))

export function DeleteFiles(props: DeleteEntriesProps & { files: readonly ProjectFile[] }) {
  const { files, actions, onClose } = props
  const ids = files.map(({ id }) => id)
  const [first] = files
  return (
    <DeleteDialog
      title={texts.deleteFileTitle(files.length)}
      confirm={fileActionTexts.delete}
      {...(files.length === 1 && first && { name: first.name })}
      text={texts.deleteFileText}
      remove={async () => (await actions.change({ kind: 'delete', ids })).message}
      problemOf={(error) => wordsOf(error, fileActionTexts.failed)}
      undo={() => restored(actions.change({ kind: 'restore', ids }))}
      onClose={onClose}
    />
  )
}

export function DeleteFolder({ folder, actions, onClose }: DeleteEntriesProps & { folder: ProjectFolder }) {
  const { id, name } = folder
  return (
    <DeleteDialog
      title={texts.deleteFolderTitle}
      confirm={fileActionTexts.delete}
      name={name}
      text={texts.deleteFolderText}
      remove={async () => (await actions.changeFolder({ kind: 'delete', id })).message}
      problemOf={(error) => wordsOf(error, fileActionTexts.failed)}
      undo={() => restored(actions.changeFolder({ kind: 'restore', id }))}
      onClose={onClose}
    />
  )
}
