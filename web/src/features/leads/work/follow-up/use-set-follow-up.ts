import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next-step'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { useKeepLead } from '../stage/use-keep-lead'
import { keepLastTime } from './last-time'
import { type FollowedLead, useTellFollowUp } from './use-tell-follow-up'

/** Sets a follow-up, moves it or says that it is done, with one Undo. */
export function useSetFollowUp(lead: FollowedLead) {
  const send = useSend(leadWorkEndpoints.actions)
  const keep = useKeepLead()
  const tell = useTellFollowUp()
  const set = async (followUp: FollowUp | null) => {
    if (send.isPending) return
    const { id, updatedAt } = lead
    const now = await send.mutateAsync(
      actionSaying(id, { followUp, ...(updatedAt && { baseUpdatedAt: updatedAt }) }),
    )
    keep(now)
    if (followUp) keepLastTime(followUp.time)
    tell(lead, now, followUp)
  }
  return {
    set,
    isBusy: send.isPending,
    problem: send.error ? wordsOf(send.error, texts.failed) : undefined,
  }
}
