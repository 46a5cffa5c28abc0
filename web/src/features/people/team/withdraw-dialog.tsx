import { invitationTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface WithdrawDialogProps {
  member: TeamMember
  onClose: () => void
}

export function WithdrawDialog({ member: { id, fullName, email }, onClose }: WithdrawDialogProps) {
  const withdraw = useSend(peopleEndpoints.withdrawInvitation, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: invitationTexts.withdrawn(fullName) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={invitationTexts.withdrawTitle(fullName)}
      confirm={invitationTexts.withdraw}
      isBusy={withdraw.isPending}
      problem={withdraw.error ? wordsOf(withdraw.error, invitationTexts.withdrawFailed) : undefined}
      onConfirm={() => withdraw.mutate({ memberId: id })}
      onClose={onClose}
    >
      <QuietText>{invitationTexts.withdrawLead(email)}</QuietText>
    </ConfirmDialog>
  )
}
