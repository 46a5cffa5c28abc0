import { addOfficeMinutes, defaultOfficeHours } from '@foyer/contract/kit/office/office-hours'
import type { BelievableLead } from './invent/model'

const clock = { ...defaultOfficeHours, zone: 'Asia/Kolkata' }
const respondWithin = 30
const day = 86_400_000
/** Before that nobody measured it. */
const watchedFor = 60 * day

/** When a lead was to be contacted, and when it was; nobody is told again of what was late before the firm started. */
export function firstResponseOf({ createdAt, history, lastCallAt, stage }: BelievableLead, now: Date) {
  const firstContactAt = history.find(({ kind }) => kind === 'call')?.at ?? lastCallAt
  const isWatched = now.getTime() - createdAt.getTime() < watchedFor
  const respondBy = isWatched ? addOfficeMinutes(createdAt, respondWithin, clock) : undefined
  const isWaiting = respondBy !== undefined && !firstContactAt && stage !== 'won' && stage !== 'lost'
  return {
    first_contact_at: firstContactAt,
    respond_by: respondBy,
    alert_at: isWaiting && respondBy > now ? respondBy : undefined,
    alerts_sent: isWaiting && respondBy <= now ? 2 : 0,
  }
}
