import { type CalendarDate, calendarDateOf, formatLegacyDate, formatTime12 } from '../../kit/dates'
import { callStatusTexts } from '../messages'
import type { CallStatus } from '../model'

export const exportFileName = 'lead_data.csv'

/** The data of one line of the file. */
export interface ExportedLead {
  firstName: string
  lastName: string
  email: string | undefined
  phone: string | undefined
  stageName: string
  statusName: string | undefined
  expectedClosure: CalendarDate | undefined
  budget: number | undefined
  workScope: string | undefined
  address: string | undefined
  city: string | undefined
  area: string | undefined
  areaUnit: string | undefined
  postalCode: string | undefined
  source: string | undefined
  sourceName: string | undefined
  assigneeName: string | undefined
  lastCallAt: string | undefined
  /** C-094: when the project was created from it, and by whom. */
  convertedAt: string | undefined
  convertedBy: string | undefined
  followUpOn: CalendarDate | undefined
  followUpTime: string | undefined
  callStatus: CallStatus
}

type Cell = (lead: ExportedLead, timeZone: string) => string | undefined

const joined = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between)
const dayOf = (instant: string | undefined, timeZone: string) =>
  instant && formatLegacyDate(calendarDateOf(instant, timeZone))

const phoneHeading = 'Phone Number'

/** L-228: the headings in order. */
const columns: [heading: string, cell: Cell][] = [
  ['First Name', (lead) => lead.firstName],
  ['Last Name', (lead) => lead.lastName],
  ['Email', (lead) => lead.email],
  [phoneHeading, (lead) => lead.phone],
  ['Lead status', (lead) => joined([lead.stageName, lead.statusName], ' - ')],
  ['Expected Closure', (lead) => lead.expectedClosure && formatLegacyDate(lead.expectedClosure)],
  ['Budget', (lead) => lead.budget?.toString()],
  ['Scope', (lead) => lead.workScope],
  ['Address', (lead) => lead.address],
  ['City', (lead) => lead.city],
  ['Area', (lead) => lead.area && joined([lead.area, lead.areaUnit], ' ')],
  ['Pin Code', (lead) => lead.postalCode],
  ['Lead Source', (lead) => lead.source],
  ['Source Name', (lead) => lead.sourceName],
  ['Assigned To', (lead) => lead.assigneeName],
  ['Last Call Date', (lead, timeZone) => dayOf(lead.lastCallAt, timeZone)],
  ['Convert to Project on Date', (lead, timeZone) => dayOf(lead.convertedAt, timeZone)],
  [
    'Follow up on Date and Time',
    (lead) =>
      lead.followUpOn &&
      joined([formatLegacyDate(lead.followUpOn), lead.followUpTime && formatTime12(lead.followUpTime)], ' '),
  ],
  ['Converted By', (lead) => lead.convertedBy],
  ['Last Call Status', (lead) => callStatusTexts[lead.callStatus]],
]

export const exportHeadings: string[] = columns.map(([heading]) => heading)

// Also after spaces and zero-width characters, and in full-width, small and mathematical forms.
const formula =
  /^(?:\s|\p{Cf}|\p{Cc}|\p{Default_Ignorable_Code_Point})*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212\u207a\u207b\u207c]/u
const dialled = /^\+[0-9 ]+$/

/** C-140: a cell that a spreadsheet could run gets an apostrophe in front; a phone number cannot be run. */
const harmless = (text: string, heading: string | undefined): string =>
  formula.test(text) && !(heading === phoneHeading && dialled.test(text)) ? `'${text}` : text

/** Quoted where it contains a comma, a quote or a line break (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n\t;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const line = (cells: string[]): string =>
  `${cells.map((cell, index) => quoted(harmless(cell, exportHeadings[index]))).join(',')}\r\n`

/** Begins with the byte order mark, by which spreadsheets recognise Unicode. */
export const exportHead = (): string => `\ufeff${line(exportHeadings)}`

export const exportLine = (lead: ExportedLead, timeZone: string): string =>
  line(columns.map(([, cell]) => cell(lead, timeZone) ?? ''))
