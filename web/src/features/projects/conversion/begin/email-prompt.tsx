import { withoutBlanks } from '@foyer/contract/kit/typed-text'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { emailProblem } from '@foyer/contract/leads/record/value-problems'
import { emailPromptTexts as texts } from '@foyer/contract/projects/conversion/messages-begin'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { QuietText } from '../../../../ui/text/quiet-text'

interface EmailPromptProps {
  lead: LeadDetail
  title: string
  submit: string
  /** Goes on; the email is the lead's by then. */
  onEmail: (email: string) => Promise<void>
  onClose: () => void
}

/** L-252, L-253 */
export function EmailPrompt({ lead, title, submit, onEmail, onClose }: EmailPromptProps) {
  const { mutateAsync: edit } = useSend(leadCaptureEndpoints.edit)
  const form = useFoyerForm(
    ({ email }) => ({ fields: { email: emailProblem('individual', email, true) } }),
    { email: '' },
    async ({ email }) => {
      const typed = email.trim()
      await edit({ kind: 'change', id: lead.id, change: { email: typed } })
      await onEmail(typed)
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  return (
    <Dialog opened isPrompt title={title} width={420} onClose={onClose}>
      <DialogForm form={form} submit={submit} onCancel={onClose}>
        <QuietText>{texts.why}</QuietText>
        <TextField
          {...form.field('email')}
          label={texts.email}
          placeholder={texts.placeholder}
          type="email"
          shape={withoutBlanks}
          max={leadFormLimits.email}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}
