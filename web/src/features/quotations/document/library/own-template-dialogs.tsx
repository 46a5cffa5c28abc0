import { templateProblems } from '@foyer/contract/quotations/document/messages'
import {
  templateDialogTexts,
  newDialogTexts as texts,
} from '@foyer/contract/quotations/document/messages-page'
import type { TemplateSummary } from '@foyer/contract/quotations/document/record'
import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { DeleteDialog } from '../../../../ui/dialogs/delete-dialog'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { showToast } from '../../../../ui/toasts/toast'

interface OwnTemplateProps {
  template: TemplateSummary
  onClose: () => void
}

export const nameProblem = ({ name }: { name: string }) => ({
  fields: { name: name.trim() === '' ? templateProblems.name : undefined },
})

export function RenameTemplateDialog({ template, onClose }: OwnTemplateProps) {
  const rename = useSend(quotationLibraryEndpoints.renameTemplate)
  const form = useFoyerForm<{ name: string }>(
    nameProblem,
    { name: template.name },
    async ({ name }) => {
      const { message } = await rename.mutateAsync({ templateId: template.id, name: name.trim() })
      showToast({ kind: 'ok', text: message })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.renameFailed) }) },
  )
  return (
    <Dialog opened title={texts.renameTitle} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.rename} onCancel={onClose}>
        <TextField {...form.field('name')} label={templateDialogTexts.name} max={limits.templateName} />
      </DialogForm>
    </Dialog>
  )
}

export function DeleteTemplateDialog({ template, onClose }: OwnTemplateProps) {
  const remove = useSend(quotationLibraryEndpoints.deleteTemplate)
  const restore = useSend(quotationLibraryEndpoints.restoreTemplate)
  const { id: templateId } = template
  return (
    <DeleteDialog
      title={texts.removeTitle}
      confirm={texts.remove}
      name={template.name}
      text={texts.removeText}
      remove={async () => (await remove.mutateAsync({ templateId })).message}
      problemOf={(error) => wordsOf(error, texts.removeFailed)}
      undo={() =>
        restore.mutate(
          { templateId },
          { onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }) },
        )
      }
      onClose={onClose}
    />
  )
}
