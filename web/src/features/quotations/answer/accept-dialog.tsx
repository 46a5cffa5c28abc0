import { exactAmount } from '@foyer/contract/kit/money'
import { acceptFields } from '@foyer/contract/quotations/answer/forms'
import { answerLimits as limits } from '@foyer/contract/quotations/answer/limits'
import { acceptDialogTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import type { AnswerCalls } from './answer-calls'
import { answerFailure } from './answer-failure'

interface AcceptDialogProps {
  quotation: ShownQuotation
  total: number
  name: string
  calls: Pick<AnswerCalls, 'accept'>
  onClose: () => void
}

/** Asks for the name, which counts as a signature. */
export function AcceptDialog({ quotation, total, name, calls, onClose }: AcceptDialogProps) {
  const { version, document } = quotation
  const form = useFoyerForm(
    acceptFields,
    { name },
    async (values) => {
      await calls.accept({ ...values, version })
      showToast({ kind: 'ok', text: texts.done })
      onClose()
    },
    { problemOf: (error) => ({ form: answerFailure(error, texts.failed) }) },
  )
  return (
    <Dialog opened isPrompt title={texts.title} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.confirm} cancel={texts.cancel} onCancel={onClose}>
        <QuietText>{texts.text(document.number, exactAmount(total, document.firm.currencySymbol))}</QuietText>
        <TextField
          {...form.field('name')}
          label={texts.name}
          note={texts.nameHint}
          autoComplete="name"
          max={limits.name.max}
        />
      </DialogForm>
    </Dialog>
  )
}
