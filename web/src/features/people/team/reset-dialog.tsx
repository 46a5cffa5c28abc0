import { resetTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface ResetDialogProps {
  member: TeamMember
  onClose: () => void
}

export function ResetDialog({ member: { id, fullName, email }, onClose }: ResetDialogProps) {
  const reset = useSend(peopleEndpoints.resetPassword, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: resetTexts.done(fullName) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={resetTexts.title(fullName)}
      confirm={resetTexts.confirm}
      isBusy={reset.isPending}
      problem={reset.error ? wordsOf(reset.error, resetTexts.failed) : undefined}
      onConfirm={() => reset.mutate({ memberId: id })}
      onClose={onClose}
    >
      <QuietText>{resetTexts.lead(email)}</QuietText>
    </ConfirmDialog>
  )
}
