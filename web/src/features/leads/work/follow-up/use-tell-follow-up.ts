import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useKeepLead } from '../stage/use-keep-lead'
import { messageOf } from '../stage/use-undo-stage'

/** What is needed of a lead to set its follow-up. */
export type FollowedLead = Pick<
  LeadRow,
  'id' | 'type' | 'firstName' | 'lastName' | 'companyName' | 'followUpOn' | 'followUpTime'
> & {
  followUpKind?: LeadRow['followUpKind'] | undefined
  /** The version that was looked at (C-150); unknown of a card. */
  updatedAt?: string | undefined
}

/** 'tomorrow, 10:00 AM' */
const momentWords = ({ on, time }: FollowUp, today: CalendarDate): string => {
  const day = relativeDay(on, today)?.toLowerCase() ?? formatDay(on, today)
  return time ? `${day}, ${formatTime12(time)}` : day
}

/** Says what became of a follow-up; for ten seconds it can be put back as it was. */
export function useTellFollowUp() {
  const { today } = useCompanyDay()
  const keep = useKeepLead()
  const { mutateAsync: act } = useSend(leadWorkEndpoints.actions)
  return (before: FollowedLead, now: LeadRow, followUp: FollowUp | null, onUndone?: () => void) => {
    const name = leadName(before)
    const { followUpOn: on, followUpTime: time, followUpKind: kind } = before
    const takeBack = () =>
      void act(
        actionSaying(now.id, {
          // What a colleague has set since then is newer than what this would bring back.
          baseUpdatedAt: now.updatedAt,
          followUp: on ? { on, time, kind, isExact: true } : null,
        }),
      ).then(
        (lead) => {
          keep(lead)
          onUndone?.()
          showToast({ kind: 'ok', text: on ? texts.undone(name) : texts.taken(name) })
        },
        (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
      )
    showToast({
      kind: 'ok',
      text: followUp ? texts.saved(name, momentWords(followUp, today)) : texts.done(name),
      about: messageOf(now.id),
      duration: workLimits.undoSeconds * 1000,
      undo: takeBack,
    })
  }
}
