import { sendingLimits as limits } from '@foyer/contract/quotations/sending/limits'
import { sendingFieldProblems } from '@foyer/contract/quotations/sending/messages'
import { voidTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

/** It keeps its number: numbers have no gaps. */
export function VoidDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const send = useSend(quotationSendingEndpoints.voidQuotation)
  const form = useFoyerForm<{ reason: string }>(
    ({ reason }) => ({ fields: { reason: reason.trim() === '' ? sendingFieldProblems.reason : undefined } }),
    { reason: '' },
    async ({ reason }) => {
      const { message } = await send.mutateAsync({ id, reason: reason.trim() })
      showToast({ kind: 'ok', text: message })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.confirm} onCancel={onClose}>
        <QuietText>{texts.text}</QuietText>
        <LongTextField {...form.field('reason')} label={texts.reason} max={limits.reason} withAsterisk />
      </DialogForm>
    </Dialog>
  )
}
