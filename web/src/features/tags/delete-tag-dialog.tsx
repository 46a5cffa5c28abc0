import { tagReplies, tagDeleteTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toast'
import classes from './tags.module.css'
import { useReadTagsAgain, useRestoreTag } from './use-tags'

interface DeleteTagDialogProps {
  tag: Tag
  onClose: () => void
}

export function DeleteTagDialog({ tag, onClose }: DeleteTagDialogProps) {
  const readAgain = useReadTagsAgain()
  const restore = useRestoreTag()
  const remove = useSend(tagEndpoints.edit, {
    onSuccess: () => {
      const undo = () => void restore(tag)
      showToast({ kind: 'ok', text: tagReplies.deleted, undo })
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      isBusy={remove.isPending}
      problem={remove.error ? wordsOf(remove.error, texts.failed) : undefined}
      onConfirm={() => remove.mutate({ kind: 'delete', id: tag.id })}
      onClose={onClose}
    >
      <p className={classes.text}>{texts.text(tag.name)}</p>
    </ConfirmDialog>
  )
}
