import { type CalendarDate, calendarDateOf, formatDay, formatTime12 } from '../../kit/dates'
import { formatAmount } from '../../kit/money'
import { displayPhone } from '../../kit/phone'
import type { LeadRow } from '../../leads/model'
import { leadName, shownArea } from '../../leads/rules'
import type { FieldPlace, OwnPlace } from './place-names'
import { customPlace, type PlaceValues } from './places'

/** What a mail can name of a lead. */
export type MailedLead = Pick<
  LeadRow,
  | 'type'
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'city'
  | 'address'
  | 'postalCode'
  | 'budget'
  | 'workScope'
  | 'area'
  | 'areaUnit'
  | 'expectedClosure'
  | 'followUpOn'
  | 'followUpTime'
  | 'source'
  | 'sourceName'
  | 'createdAt'
> & {
  stageName: string | undefined
  assigneeName: string | undefined
  /** By the id of the field. */
  customValues: Readonly<Record<string, string>>
}

/** Who writes, and how their firm writes amounts and days. */
export interface MailFrom {
  sender: string
  senderPhone: string | undefined
  senderEmail: string | undefined
  company: string
  currencySymbol: string
  timeZone: string
  today: CalendarDate
  /** The fields that the firm has added; one with the type 'date' is said as a day. */
  customFields: readonly { id: string; type: string }[]
}

const day = (date: CalendarDate | undefined): string | undefined => date && formatDay(date)
const isDay = /^\d{4}-\d{2}-\d{2}$/

export function placeValues(lead: MailedLead, from: MailFrom): PlaceValues {
  const name = leadName(lead)
  const { followUpOn, followUpTime } = lead
  const followUp = followUpOn
    ? [formatDay(followUpOn, from.today), ...(followUpTime ? [formatTime12(followUpTime)] : [])].join(', ')
    : undefined
  const values: Record<OwnPlace | FieldPlace, string | undefined> = {
    firstName: lead.firstName || name,
    leadName: name,
    sender: from.sender,
    senderPhone: from.senderPhone && displayPhone(from.senderPhone),
    senderEmail: from.senderEmail,
    company: from.company,
    followUp,
    lastName: lead.lastName,
    companyName: lead.companyName,
    phone: lead.phone && displayPhone(lead.phone),
    email: lead.email,
    city: lead.city,
    address: lead.address,
    postalCode: lead.postalCode,
    budget: lead.budget === undefined ? undefined : formatAmount(lead.budget, from.currencySymbol),
    workScope: lead.workScope,
    area: shownArea(lead),
    stage: lead.stageName,
    assignee: lead.assigneeName,
    expectedClosure: day(lead.expectedClosure),
    source: lead.source,
    sourceName: lead.sourceName,
    created: day(calendarDateOf(lead.createdAt, from.timeZone)),
  }
  const custom = from.customFields.map(({ id, type }) => {
    const value = lead.customValues[id] ?? ''
    return [customPlace(id), type === 'date' && isDay.test(value) ? formatDay(value) : value]
  })
  return {
    ...Object.fromEntries(Object.entries(values).map(([place, value]) => [place, value ?? ''])),
    ...Object.fromEntries(custom),
  }
}
