import type { LeadField } from '@foyer/contract/fields/model'
import { calendarDateOf, formatDay, isValidCalendarDate } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import type { ArchivedLead } from '@foyer/contract/leads/list/archived'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { archivePageTexts as texts } from '@foyer/contract/leads/messages/selection'
import { leadName, shownArea } from '@foyer/contract/leads/rules'
import type { ReactNode } from 'react'

export interface CellSurroundings {
  timeZone: string
  currencySymbol: string
}

type Reader = (lead: ArchivedLead, around: CellSurroundings) => string | undefined

/** What every lead has, by the key of the field. */
const readers: Record<string, Reader> = {
  name: leadName,
  callStatus: ({ callStatus }) => callStatusTexts[callStatus],
  followUpOn: ({ followUpOn }) => followUpOn,
  lastCallAt: ({ lastCallAt }, { timeZone }) => lastCallAt && calendarDateOf(lastCallAt, timeZone),
  phone: ({ phone }) => phone && displayPhone(phone),
  email: ({ email }) => email,
  city: ({ city }) => city,
  address: ({ address }) => address,
  postalCode: ({ postalCode }) => postalCode,
  budget: ({ budget }, { currencySymbol }) =>
    budget === undefined ? undefined : formatAmount(budget, currencySymbol),
  workScope: ({ workScope }) => workScope,
  area: shownArea,
  stage: ({ stage }) => stage.name,
  tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  expectedClosure: ({ expectedClosure }) => expectedClosure,
  assignee: ({ assignee }) => assignee?.fullName,
  source: ({ source }) => source,
  sourceName: ({ sourceName }) => sourceName,
}

/** Fields of which a row knows the value: those of every lead, and the company's own. */
export const isKnown = ({ key, isCustom }: LeadField): boolean => isCustom || key in readers

/** S-050 */
export function formatCell(dataType: LeadField['dataType'], value: string | undefined): ReactNode {
  if (!value) return texts.blank
  if (dataType === 'boolean') {
    if (/^(true|yes|1)$/i.test(value)) return texts.yes
    return /^(false|no|0)$/i.test(value) ? texts.no : texts.blank
  }
  if (dataType === 'date') return isValidCalendarDate(value) ? formatDay(value) : value
  if (dataType === 'email')
    return (
      <a data-link="quiet" href={`mailto:${value}`}>
        {value}
      </a>
    )
  return value
}

export const cellOf = (field: LeadField, lead: ArchivedLead, around: CellSurroundings): ReactNode =>
  formatCell(
    field.dataType,
    field.isCustom ? lead.customValues[field.key] : readers[field.key]?.(lead, around),
  )
