import { type CalendarDate, calendarDateOf, formatDay, relativeDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import type { leadColumnTexts } from '@foyer/contract/leads/messages'
import type { LeadRow, LeadSort } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { ReactNode } from 'react'
import { dialAddress } from '../call-link'
import { CallStatusMark, FollowUpDate, LeadTags, StageMark } from '../lead-badges'
import styles from './lead-table.module.css'

/** What a cell has to know besides the lead. */
export interface ListSurroundings {
  today: CalendarDate
  timeZone: string
  currencySymbol: string
}

export interface LeadColumn {
  id: keyof typeof leadColumnTexts
  width: number
  /** Its share of what is left where the sheet is wider than all columns. */
  grow: number
  sort?: LeadSort
  isNumeric?: boolean
  /** Read after the others: set in softer ink. */
  isQuiet?: boolean
  cell: (lead: LeadRow, around: ListSurroundings) => ReactNode
}

const text = (value: string | undefined): ReactNode =>
  value && (
    <span className={styles.text} title={value}>
      {value}
    </span>
  )

const day = (date: CalendarDate, today: CalendarDate) => relativeDay(date, today) ?? formatDay(date, today)

function Name({ lead }: { lead: LeadRow }) {
  return (
    <span className={styles.name}>
      <span title={leadName(lead)}>{leadName(lead)}</span>
      {lead.teamName && <small>{lead.teamName}</small>}
    </span>
  )
}

const phone = (number: string): ReactNode => (
  <a className={styles.link} href={dialAddress(number)}>
    {displayPhone(number)}
  </a>
)

const email = (address: string): ReactNode => (
  <a className={styles.link} href={`mailto:${address}`} title={address}>
    {address}
  </a>
)

function StageAndTags({ lead }: { lead: LeadRow }) {
  return (
    <span className={styles.stage}>
      <StageMark stage={lead.stage} />
      <LeadTags tags={lead.tags} />
    </span>
  )
}

/** In the specified order. Name and Stage stay in sight while the others scroll sideways. */
export const leadColumns: readonly LeadColumn[] = [
  { id: 'name', width: 186, grow: 2, sort: 'name', cell: (lead) => <Name lead={lead} /> },
  { id: 'callStatus', width: 156, grow: 1, cell: (lead) => <CallStatusMark status={lead.callStatus} /> },
  {
    id: 'followUp',
    width: 138,
    grow: 1,
    sort: 'follow-up',
    cell: (lead, { today }) =>
      lead.followUpOn && <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={today} />,
  },
  {
    id: 'lastCall',
    width: 92,
    grow: 1,
    cell: (lead, { today, timeZone }) =>
      lead.lastCallAt && text(day(calendarDateOf(lead.lastCallAt, timeZone), today)),
  },
  { id: 'phone', width: 106, grow: 1, cell: (lead) => lead.phone && phone(lead.phone) },
  { id: 'email', isQuiet: true, width: 164, grow: 2, cell: (lead) => lead.email && email(lead.email) },
  { id: 'city', width: 98, grow: 1, cell: (lead) => text(lead.city) },
  {
    id: 'budget',
    width: 106,
    grow: 1,
    sort: 'budget',
    isNumeric: true,
    cell: (lead, { currencySymbol }) =>
      lead.budget !== undefined && text(formatAmount(lead.budget, currencySymbol)),
  },
  { id: 'workScope', isQuiet: true, width: 196, grow: 2, cell: (lead) => text(lead.workScope) },
  { id: 'stage', width: 222, grow: 2, cell: (lead) => <StageAndTags lead={lead} /> },
  {
    id: 'expectedClosure',
    isQuiet: true,
    width: 116,
    grow: 1,
    sort: 'expected-closure',
    cell: (lead, { today }) => lead.expectedClosure && text(formatDay(lead.expectedClosure, today)),
  },
  { id: 'assignee', isQuiet: true, width: 148, grow: 1, cell: (lead) => text(lead.assignee?.fullName) },
  { id: 'source', isQuiet: true, width: 128, grow: 1, cell: (lead) => text(lead.source) },
]
