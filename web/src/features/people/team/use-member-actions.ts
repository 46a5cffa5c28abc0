import { absenceTexts, deactivateTexts, invitationTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'

/** The list has what was saved before it is read again: the next dialog about the same person begins with it. */
export function useKeepMember() {
  const queries = useQueryClient()
  return (saved: TeamMember) =>
    queries.setQueryData<TeamMember[]>(keyOf(peopleEndpoints.team, {}), (team) =>
      team?.map((member) => (member.id === saved.id ? saved : member)),
    )
}

/** What is done at once, without asking: it hurts nobody and is undone by the same menu. */
export function useQuickActions({ id, fullName, email }: TeamMember) {
  const absence = useSend(peopleEndpoints.setAbsence, {
    onSuccess: (_reply, { isAbsent }) =>
      showToast({
        kind: 'ok',
        text: isAbsent ? absenceTexts.absent(fullName) : absenceTexts.present(fullName),
      }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, absenceTexts.failed) }),
  })
  const reactivate = useSend(peopleEndpoints.reactivate, {
    onSuccess: () => showToast({ kind: 'ok', text: deactivateTexts.reactivated(fullName) }),
    onError: (error) =>
      showToast({ kind: 'problem', text: wordsOf(error, deactivateTexts.reactivateFailed) }),
  })
  const resend = useSend(peopleEndpoints.resendInvitation, {
    onSuccess: () => showToast({ kind: 'ok', text: invitationTexts.resent(email) }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, invitationTexts.resendFailed) }),
  })
  return {
    resend: () => resend.mutate({ memberId: id }),
    setAbsent: (isAbsent: boolean) => absence.mutate({ memberId: id, isAbsent }),
    reactivate: () => reactivate.mutate({ memberId: id }),
    isBusy: absence.isPending || resend.isPending || reactivate.isPending,
  }
}
