import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { waitingTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import type { Contacted, FollowUp, LeadAction } from '@foyer/contract/leads/work/forms'
import type { WaitingItem } from '../../../../api/waiting/item'

const whenOf = ({ on, time }: FollowUp, today: CalendarDate): string =>
  [relativeDay(on, today) ?? formatDay(on, today), ...(time ? [formatTime12(time)] : [])].join(', ')

/** The lead that waits, in whichever way it was captured. */
export function draftIn({ input, about }: WaitingItem): LeadDraft | undefined {
  if (!about.isNew) return undefined
  return ('draft' in input ? input.draft : input) as LeadDraft
}

/** In few words what was written: outcome, next step; what was typed stands by itself. */
export function factsOf(item: WaitingItem, today: CalendarDate): string[] {
  const draft = draftIn(item)
  if (draft) {
    const [contact] = draft.contacts
    return [texts.newLead, ...(contact?.phones ?? []), contact?.email ?? ''].filter(Boolean)
  }
  const { callStatus, followUp, channel, reason } = item.input as Partial<LeadAction & Contacted>
  return [
    ...(callStatus ? [callStatusTexts[callStatus]] : []),
    ...(channel ? [channel === 'call' ? texts.called : texts.wrote] : []),
    ...(reason ? [reason] : []),
    ...(followUp ? [texts.followUp(whenOf(followUp, today))] : []),
    ...(followUp === null ? [texts.followUpDone] : []),
  ]
}

export const commentIn = ({ input }: WaitingItem): string =>
  typeof input.comment === 'string' ? input.comment : ''
