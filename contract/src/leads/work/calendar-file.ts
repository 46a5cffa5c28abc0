import { instantOf } from '../../kit/dates'
import { workLimits } from '../limits'
import { contactTypeTexts } from '../messages/work'
import type { LeadRow } from '../model'
import { leadName } from '../rules'

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

const minutes = { call: 30, 'virtual-meeting': 60, 'client-visit': 60 } as const
const lineOctets = 75

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')

/** 20261115T043000Z */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545, 3.1: no line is longer than 75 octets; a continued line begins with a space. */
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (octets(current) + octets(sign) > lineOctets) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

/** A follow-up as a file for any calendar; undefined when the lead has no follow-up. */
export function calendarFile(
  lead: Planned,
  { zone, now, address }: { zone: string; now: Date; address: string },
): string | undefined {
  if (!lead.followUpOn) return undefined
  const kind = lead.followUpKind ?? 'call'
  const start = instantOf(lead.followUpOn, lead.followUpTime ?? workLimits.followUpTime, zone)
  const end = new Date(start.getTime() + minutes[kind] * 60_000)
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
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped([lead.phone, address].filter(Boolean).join('\n'))}`,
    ...(kind === 'client-visit' && place ? [`LOCATION:${escaped(place)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
