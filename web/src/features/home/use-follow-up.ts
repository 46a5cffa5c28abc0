import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { isKept } from '../../api/waiting/keep'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { keepAction } from '../leads/work/waiting/keep-action'

/** 'tomorrow, 10:00 AM' */
const words = ({ on, time }: FollowUp, today: CalendarDate): string => {
  const day = relativeDay(on, today)?.toLowerCase() ?? formatDay(on, today)
  return time ? `${day}, ${formatTime12(time)}` : day
}

/** Put a follow-up off, or say that it is done; either can be taken back at once. */
export function useFollowUp(lead: LeadRow, today: CalendarDate) {
  const guard = useGuard('leads.edit')
  const name = leadName(lead)
  const send = useSend(leadWorkEndpoints.actions, {
    through: keepAction(() => name, { baseUpdatedAt: lead.updatedAt }),
  })
  const fail = (error: unknown) => {
    if (!isKept(error)) showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
  }

  const undo = async () => {
    const { followUpOn: on, followUpTime: time, followUpKind: kind } = lead
    try {
      await send.mutateAsync(actionSaying(lead.id, { followUp: on ? { on, time, kind } : null }))
      showToast({ kind: 'ok', text: texts.undone(name) })
    } catch (error) {
      fail(error)
    }
  }
  const change = (followUp: FollowUp | null, said: string, onSaved?: () => void) => {
    if (send.isPending) return
    send
      .mutateAsync(actionSaying(lead.id, { followUp }))
      .then(() => {
        showToast({ kind: 'ok', text: said, undo: () => void undo() })
        onSaved?.()
      })
      .catch((error) => {
        fail(error)
        if (isKept(error)) onSaved?.()
      })
  }
  return {
    guard,
    isBusy: send.isPending,
    snooze: (to: FollowUp, onSaved?: () => void) =>
      guard(() => change(to, texts.snoozed(name, words(to, today)), onSaved))(),
    finish: guard(() => change(null, texts.isDone(name))),
  }
}
