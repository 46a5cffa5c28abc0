import { templateDialogTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { sendDialogTexts } from '@foyer/contract/quotations/sending/messages-screen'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { nameProblem } from './own-template-dialogs'

interface SaveTemplateDialogProps {
  id: string
  title: string
  /** A template is what is saved. */
  flush: () => Promise<boolean>
  onClose: () => void
}

export function SaveTemplateDialog({ id, title, flush, onClose }: SaveTemplateDialogProps) {
  const save = useSend(quotationLibraryEndpoints.saveTemplate)
  const form = useFoyerForm<{ name: string }>(
    nameProblem,
    { name: title.slice(0, limits.templateName) },
    async ({ name }) => {
      if (!(await flush())) return { form: sendDialogTexts.notSaved }
      const { message } = await save.mutateAsync({ quotationId: id, name: name.trim() })
      showToast({ kind: 'ok', text: message })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.save} onCancel={onClose}>
        <QuietText>{texts.text}</QuietText>
        <TextField {...form.field('name')} label={texts.name} max={limits.templateName} />
      </DialogForm>
    </Dialog>
  )
}
