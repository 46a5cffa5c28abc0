import { type CalendarDate, calendarDateOf } from '../../kit/dates'
import type { ProjectLogLine } from './model'

interface LogDay {
  on: CalendarDate
  lines: ProjectLogLine[]
}

/** The newest first as they come, by the days of the company's zone. */
export function groupLog(lines: readonly ProjectLogLine[], zone: string): LogDay[] {
  const days: LogDay[] = []
  for (const line of lines) {
    const on = calendarDateOf(line.at, zone)
    const last = days.at(-1)
    if (last?.on === on) last.lines.push(line)
    else days.push({ on, lines: [line] })
  }
  return days
}

/** What a line is about, where its sentence does not name it already. */
export const subjectApart = ({ sentence, subject }: Pick<ProjectLogLine, 'sentence' | 'subject'>) =>
  subject && !sentence.includes(subject) ? subject : undefined
