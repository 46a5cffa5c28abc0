import { instantOf } from '../../kit/dates'
import { workLimits } from '../limits'
import { contactTypeTexts } from '../messages/work'
import type { LeadRow } from '../model'
import { leadName } from '../rules'
import { calendarText, escapedText, utcMoment } from './calendar-lines'

type Planned = Pick<
  LeadRow,
  | 'id'
  | 'type'
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'address'
  | 'city'
  | 'followUpOn'
  | 'followUpTime'
  | 'followUpKind'
>

/** How long a contact takes, so that a calendar can show it. */
export const contactMinutes = { call: 30, 'virtual-meeting': 60, 'client-visit': 60 } as const
/** A follow-up as a file for any calendar; undefined when the lead has no follow-up. */
export function calendarFile(
  lead: Planned,
  { zone, now, address }: { zone: string; now: Date; address: string },
): string | undefined {
  if (!lead.followUpOn) return undefined
  const kind = lead.followUpKind ?? 'call'
  const start = instantOf(lead.followUpOn, lead.followUpTime ?? workLimits.followUpTime, zone)
  const end = new Date(start.getTime() + contactMinutes[kind] * 60_000)
  const place = [lead.address, lead.city].filter(Boolean).join(', ')
  const summary = `${contactTypeTexts[kind]}: ${leadName(lead)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Follow-up//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:follow-up-${lead.id}@foyer`,
    `DTSTAMP:${utcMoment(now)}`,
    `DTSTART:${utcMoment(start)}`,
    `DTEND:${utcMoment(end)}`,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText([lead.phone, address].filter(Boolean).join('\n'))}`,
    ...(kind === 'client-visit' && place ? [`LOCATION:${escapedText(place)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return calendarText(lines)
}
