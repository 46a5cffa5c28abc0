import { tagReplies, tagDeleteTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { DeleteDialog } from '../../ui/dialogs/delete-dialog'
import { useRestoreTag } from './use-tags'

interface DeleteTagDialogProps {
  tag: Tag
  onClose: () => void
}

export function DeleteTagDialog({ tag, onClose }: DeleteTagDialogProps) {
  const remove = useSend(tagEndpoints.edit)
  const restore = useRestoreTag()
  return (
    <DeleteDialog
      title={texts.title}
      confirm={texts.confirm}
      text={texts.text(tag.name)}
      remove={() => remove.mutateAsync({ kind: 'delete', id: tag.id }).then(() => tagReplies.deleted)}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() => void restore(tag)}
      onClose={onClose}
    />
  )
}
