import { addressForm } from '@foyer/contract/people/forms'
import { invitationTexts as texts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface CorrectAddressDialogProps {
  member: TeamMember
  onClose: () => void
}

/** The invitation goes to another address. */
export function CorrectAddressDialog({
  member: { id, fullName, email },
  onClose,
}: CorrectAddressDialogProps) {
  const resend = useSend(peopleEndpoints.resendInvitation)
  const form = useFoyerForm(
    addressForm,
    { email },
    async (values) => {
      await resend.mutateAsync({ memberId: id, email: values.email })
      showToast({ kind: 'ok', text: texts.resent(values.email) })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.resendFailed) }) },
  )
  return (
    <Dialog opened title={texts.correctTitle(fullName)} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.correct} onCancel={onClose}>
        <QuietText>{texts.correctLead(email)}</QuietText>
        <TextField
          {...form.field('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  )
}
