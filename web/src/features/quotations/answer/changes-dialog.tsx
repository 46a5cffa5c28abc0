import { changesFields } from '@foyer/contract/quotations/answer/forms'
import { answerLimits as limits } from '@foyer/contract/quotations/answer/limits'
import { answerProblems } from '@foyer/contract/quotations/answer/messages'
import { changesTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import type { AnswerCalls } from './answer-calls'
import { answerFailure } from './answer-failure'
import type { Wishes } from './use-wishes'

interface ChangesDialogProps {
  quotation: ShownQuotation
  wishes: Wishes
  name: string
  calls: Pick<AnswerCalls, 'askForChanges'>
  onSent: () => void
  onClose: () => void
}

/** The last step of asking for changes: words about all of it, and who says so. */
export function ChangesDialog({ quotation, wishes, name, calls, onSent, onClose }: ChangesDialogProps) {
  const items = wishes.written
  const form = useFoyerForm(
    changesFields,
    { note: wishes.note, name },
    async (values) => {
      if (items.length === 0 && values.note === '') return { fields: { note: answerProblems.nothing } }
      await calls.askForChanges({ ...values, items, version: quotation.version })
      showToast({ kind: 'ok', text: texts.done })
      onSent()
      return undefined
    },
    { problemOf: (error) => ({ form: answerFailure(error, texts.failed) }) },
  )
  const note = form.field('note')
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      <DialogForm form={form} submit={texts.send} cancel={texts.back} onCancel={onClose}>
        <QuietText>{texts.text(quotation.document.firm.name)}</QuietText>
        <LongTextField
          {...note}
          onChange={(text) => {
            note.onChange(text)
            wishes.writeNote(text)
          }}
          label={items.length > 0 ? texts.note : texts.noteAlone}
          max={limits.note.max}
        />
        <TextField {...form.field('name')} label={texts.name} autoComplete="name" max={limits.name.max} />
      </DialogForm>
    </Dialog>
  )
}
