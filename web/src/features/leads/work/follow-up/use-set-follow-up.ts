import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { isKept } from '../../../../api/waiting/keep'
import { useKeepLead } from '../stage/use-keep-lead'
import { keepAction } from '../waiting/keep-action'
import { keepLastTime } from './last-time'
import { type FollowedLead, useTellFollowUp } from './use-tell-follow-up'

/** Sets a follow-up, moves it or says that it is done, with one Undo. */
export function useSetFollowUp(lead: FollowedLead) {
  const send = useSend(leadWorkEndpoints.actions, { through: keepAction(() => leadName(lead)) })
  const keep = useKeepLead()
  const tell = useTellFollowUp()
  const set = async (followUp: FollowUp | null) => {
    if (send.isPending) return
    const { id, updatedAt } = lead
    if (followUp) keepLastTime(followUp.time)
    try {
      const now = await send.mutateAsync(
        actionSaying(id, { followUp, ...(updatedAt && { baseUpdatedAt: updatedAt }) }),
      )
      keep(now)
      tell(lead, now, followUp)
    } catch (error) {
      // It waits for the network, and that was said.
      if (!isKept(error)) throw error
    }
  }
  return {
    set,
    isBusy: send.isPending,
    problem: send.error && !isKept(send.error) ? wordsOf(send.error, texts.failed) : undefined,
  }
}
