import {
  projectPageTexts,
  projectRecordReplies as replies,
  projectRemovalTexts as texts,
} from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { showToast } from '../../../ui/toasts/toast'

export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const { id, name } = project
  const navigate = useNavigate()
  const remove = useSend(endpoints.remove, { takes: id })
  const restore = useSend(endpoints.restore)
  const bringBack = () =>
    restore.mutateAsync({ id }).then(
      () => {
        showToast({ kind: 'ok', text: replies.restored })
        void navigate(addresses.project(id))
      },
      (error: unknown) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
    )
  return (
    <DeleteDialog
      title={texts.title(name)}
      confirm={projectPageTexts.delete}
      text={texts.text}
      remove={async () => (await remove.mutateAsync({ id })).message}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() => void bringBack()}
      onDeleted={() => void navigate(addresses.projects)}
      onClose={onClose}
    />
  )
}
