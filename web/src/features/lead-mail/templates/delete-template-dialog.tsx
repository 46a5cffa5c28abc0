import { templateReplies, templateDeleteTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import type { EmailTemplate } from '@foyer/contract/lead-mail/templates/model'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { useRestoreTemplate } from './use-templates'

interface DeleteTemplateDialogProps {
  template: EmailTemplate
  onClose: () => void
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const remove = useSend(templateEndpoints.editTemplate)
  const restore = useRestoreTemplate()
  const { id, name } = template
  return (
    <DeleteDialog
      title={texts.title}
      confirm={texts.confirm}
      text={texts.text(name)}
      remove={() => remove.mutateAsync({ kind: 'delete', id }).then(() => templateReplies.deleted)}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() => void restore(template)}
      onClose={onClose}
    />
  )
}
