import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { wordsOf } from '../../api/call-failed'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { useSetFollowUp } from '../leads/work/follow-up/use-set-follow-up'

/** Put a follow-up off, or say that it is done; either can be taken back at once. */
export function useFollowUp(lead: LeadRow) {
  const guard = useGuard('leads.edit')
  const { set, isBusy } = useSetFollowUp(lead)
  const change = (followUp: FollowUp | null) =>
    void set(followUp).catch((error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }))
  return {
    guard,
    isBusy,
    snooze: (to: FollowUp) => guard(() => change(to))(),
    finish: guard(() => change(null)),
  }
}
