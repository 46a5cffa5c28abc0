import { type FieldWith, fieldsWith, leadFields } from '../../fields/lead-fields'
import { calendarDateOf, formatLegacyDate, formatTime12 } from '../../kit/dates'
import { byteOrderMark, csvLine } from '../../kit/spreadsheet/csv'
import type { RowField, RowValues } from '../fields/values'
import { callStatusTexts } from '../messages'
import type { LeadRow } from '../model'

export const exportFileName = 'lead_data.csv'

type ExportedRow = RowValues &
  Pick<
    LeadRow,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'callStatus'
    | 'lastCallAt'
    | 'followUpOn'
    | 'followUpTime'
    | 'expectedClosure'
  >

/** The data of one line of the file. */
export interface ExportedLead extends ExportedRow {
  stageName: string
  statusName: string | undefined
  assigneeName: string | undefined
  /** C-094: when the project was created from it, and by whom. */
  convertedAt: string | undefined
  convertedBy: string | undefined
}

type Cell = (lead: ExportedLead, timeZone: string) => string | undefined

const joined = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between)
const dayOf = (instant: string | undefined, timeZone: string) =>
  instant && formatLegacyDate(calendarDateOf(instant, timeZone))

type ExportedField = FieldWith<'exported'>

/** What is more than the plain value. */
const cells: Record<Exclude<ExportedField, RowField>, Cell> & Partial<Record<RowField, Cell>> = {
  firstName: (lead) => lead.firstName,
  lastName: (lead) => lead.lastName,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  expectedClosure: (lead) => lead.expectedClosure && formatLegacyDate(lead.expectedClosure),
  area: (lead) => lead.area && joined([lead.area, lead.areaUnit], ' '),
  assignee: (lead) => lead.assigneeName,
  lastCall: (lead, timeZone) => dayOf(lead.lastCallAt, timeZone),
  followUp: ({ followUpOn: day, followUpTime: time }) =>
    day && joined([formatLegacyDate(day), time && formatTime12(time)], ' '),
  callStatus: (lead) => callStatusTexts[lead.callStatus],
}
const cellOf = (field: ExportedField): Cell => cells[field] ?? ((lead) => lead[field as RowField]?.toString())

const ofField = (field: ExportedField): [heading: string, cell: Cell] => [
  leadFields[field].exported,
  cellOf(field),
]

/** L-228: the headings in order. A field that the specification does not know comes after them. */
const specified: (ExportedField | [heading: string, cell: Cell])[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  ['Lead status', (lead) => joined([lead.stageName, lead.statusName], ' - ')],
  'expectedClosure',
  'budget',
  'workScope',
  'address',
  'city',
  'area',
  'postalCode',
  'source',
  'sourceName',
  'assignee',
  'lastCall',
  ['Convert to Project on Date', (lead, timeZone) => dayOf(lead.convertedAt, timeZone)],
  'followUp',
  ['Converted By', (lead) => lead.convertedBy],
  'callStatus',
]
const others = fieldsWith('exported').filter((field) => !specified.includes(field))
const columns = [...specified, ...others].map((one) => (typeof one === 'string' ? ofField(one) : one))

const phoneHeading = leadFields.phone.exported

export const exportHeadings: string[] = columns.map(([heading]) => heading)

const line = (cells: string[]): string => csvLine(cells, (column) => exportHeadings[column] === phoneHeading)

/** Begins with the byte order mark, by which spreadsheets recognise Unicode. */
export const exportHead = (): string => `${byteOrderMark}${line(exportHeadings)}`

export const exportLine = (lead: ExportedLead, timeZone: string): string =>
  line(columns.map(([, cell]) => cell(lead, timeZone) ?? ''))
