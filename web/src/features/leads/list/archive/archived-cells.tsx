import { type FieldWith, type LeadFieldKey, leadFields } from '@foyer/contract/fields/lead-fields'
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

/** What is not shown as it is stored. */
const readers = {
  name: leadName,
  callStatus: ({ callStatus }) => callStatusTexts[callStatus],
  followUp: ({ followUpOn }) => followUpOn,
  lastCall: ({ lastCallAt }, { timeZone }) => lastCallAt && calendarDateOf(lastCallAt, timeZone),
  phone: ({ phone }) => phone && displayPhone(phone),
  budget: ({ budget }, { currencySymbol }) =>
    budget === undefined ? undefined : formatAmount(budget, currencySymbol),
  area: shownArea,
  stage: ({ stage }) => stage.name,
  tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  assignee: ({ assignee }) => assignee?.fullName,
} satisfies Partial<Record<LeadFieldKey, Reader>>

type Particular = keyof typeof readers
type Plain = Exclude<FieldWith<'column'>, Particular>

const isParticular = (key: string): key is Particular => key in readers
const isPlain = (key: string): key is Plain => key in leadFields && !isParticular(key)

function shownValue({ key, isCustom }: LeadField, lead: ArchivedLead, around: CellSurroundings) {
  if (isCustom) return lead.customValues[key]
  if (isParticular(key)) return readers[key](lead, around)
  return isPlain(key) ? lead[key] : undefined
}

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
  formatCell(field.dataType, shownValue(field, lead, around))
