import { formatDay } from '../../kit/dates'
import { periodTexts } from '../messages'
import type { PeriodChoice, Span } from '../period'
import type { ReportFigures } from '../report'

/** '09 Nov – 15 Nov 2026' */
const days = ({ from, to }: Span): string =>
  from === to ? formatDay(to) : `${formatDay(from, to)} – ${formatDay(to)}`

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`)

export const reportTexts = {
  figures: {
    calls: 'Calls',
    connected: 'Connected calls',
    interested: 'Calls that ended with Interested',
    leads: 'New leads',
    won: 'Leads won',
    wonValue: 'Value won',
    lost: 'Leads lost',
    kept: 'Follow-ups kept',
    late: 'Follow-ups late',
    missed: 'Follow-ups missed',
  } satisfies Record<keyof ReportFigures, string>,
  before: (span: Span) => `Before: ${days(span)}`,
  line: (name: string, now: string, before: string) => `${name}: ${now} (before: ${before})`,
  top: 'Who won most',
  winner: (name: string, sales: number, value: string) => `${name}: ${value}, ${leads(sales)} won`,
  quiet: (count: number, quietDays: number) =>
    count === 0
      ? `No interested lead has been waiting for more than ${quietDays} days.`
      : `${count === 1 ? '1 interested lead has' : `${count} interested leads have`} not been contacted for more than ${quietDays} days.`,
  open: 'Open the analytics',
} as const

export const digestMailTexts = {
  subject: (company: string, span: Span) => `${company}: last week in numbers, ${days(span)}`,
  title: 'Last week in numbers',
  intro: (company: string, span: Span, before: Span) =>
    `What happened at ${company} in the week of ${days(span)}, beside the week before (${days(before)}).`,
  why: (company: string) =>
    `You get this every Monday because you are an admin of ${company}. You can switch off “Weekly email with the numbers” on the analytics page.`,
} as const

/** 'this month', or the days themselves. */
const periodWords = (choice: PeriodChoice): string =>
  choice.period === 'custom' ? days(choice) : periodTexts[choice.period]

export const sentMailTexts = {
  subject: (sender: string, choice: PeriodChoice) =>
    `${sender} sent you the numbers of ${periodWords(choice)}`,
  title: (choice: PeriodChoice) => `The numbers of ${periodWords(choice)}`,
  intro: (sender: string, company: string, span: Span, before: Span) =>
    `${sender} of ${company} sent you these numbers of ${days(span)}, beside those of ${days(before)}.`,
  ofAll: (sender: string) => `They are of everything that ${sender} may see.`,
  ofPeople: (names: string[]) => `They are of ${names.join(', ')} alone.`,
  note: (sender: string, note: string) => `${sender} writes:\n${note}`,
  why: (sender: string, company: string) =>
    `You get this because ${sender}, your colleague at ${company}, chose you. What you see on the page is what you may see yourself.`,
} as const
