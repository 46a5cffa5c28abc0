import { addDays, type CalendarDate, type ClockTime, instantOf } from '../kit/dates'
import type { LeadRow } from '../leads/model'
import { leadName } from '../leads/rules'
import { contactMinutes } from '../leads/work/calendar-file'
import { calendarText, escapedText, utcMoment } from '../leads/work/calendar-lines'
import type { Task } from '../tasks/model'
import { calendarLimits } from './limits'
import { entryKindTexts, feedFileTexts } from './messages'

type PlannedLead = Pick<
  LeadRow,
  'id' | 'type' | 'companyName' | 'firstName' | 'lastName' | 'phone' | 'address' | 'city' | 'followUpKind'
> & { followUpOn: CalendarDate; followUpTime: ClockTime | undefined; updatedAt: string }

interface Feed {
  firm: string
  zone: string
  leads: readonly PlannedLead[]
  tasks: readonly Task[]
  /** Of a lead or of the tasks, as a whole address. */
  addressOf: (leadId?: string) => string
}

const day = (on: CalendarDate) => on.replaceAll('-', '')

/** Without a time it is of the whole day: no hour is made up. */
function when(on: CalendarDate, time: ClockTime | undefined, minutes: number, zone: string): string[] {
  if (time === undefined) return [`DTSTART;VALUE=DATE:${day(on)}`, `DTEND;VALUE=DATE:${day(addDays(on, 1))}`]
  const start = instantOf(on, time, zone)
  return [`DTSTART:${utcMoment(start)}`, `DTEND:${utcMoment(new Date(start.getTime() + minutes * 60_000))}`]
}

interface Event {
  uid: string
  changedAt: string
  times: string[]
  summary: string
  description: (string | undefined)[]
  address: string
  place?: string | undefined
}

/** Told by when it was changed, not by when it is read: the same calendar is the same file. */
const eventOf = ({ uid, changedAt, times, summary, description, address, place }: Event): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@foyer`,
  `DTSTAMP:${utcMoment(new Date(changedAt))}`,
  `LAST-MODIFIED:${utcMoment(new Date(changedAt))}`,
  ...times,
  `SUMMARY:${escapedText(summary)}`,
  `DESCRIPTION:${escapedText([...description, address].filter(Boolean).join('\n'))}`,
  `URL:${address}`,
  ...(place ? [`LOCATION:${escapedText(place)}`] : []),
  'END:VEVENT',
]

/** The id says which lead or task it is, so that what is moved moves in every calendar that reads it. */
export function feedFile({ firm, zone, leads, tasks, addressOf }: Feed): string {
  const ofLeads = leads.map((lead) => {
    const kind = lead.followUpKind ?? 'call'
    return eventOf({
      uid: `follow-up-${lead.id}`,
      changedAt: lead.updatedAt,
      times: when(lead.followUpOn, lead.followUpTime, contactMinutes[kind], zone),
      summary: `${entryKindTexts[kind]}: ${leadName(lead)}`,
      description: [lead.phone],
      address: addressOf(lead.id),
      place: kind === 'client-visit' ? [lead.address, lead.city].filter(Boolean).join(', ') : undefined,
    })
  })
  const ofTasks = tasks.map((task) =>
    eventOf({
      uid: `task-${task.id}`,
      changedAt: task.updatedAt,
      times: when(task.dueOn, task.dueTime, calendarLimits.taskMinutes, zone),
      summary: feedFileTexts.task(task.title),
      description: [task.note, task.lead?.name, task.project?.name],
      address: addressOf(task.lead?.id),
    }),
  )
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(feedFileTexts.name(firm))}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ofLeads.flat(),
    ...ofTasks.flat(),
    'END:VCALENDAR',
  ])
}
