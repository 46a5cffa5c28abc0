import { type CalendarDate, calendarDateOf, formatDay, relativeDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import type { LeadColumnKey } from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadRow, LeadSort } from '@foyer/contract/leads/model'
import { shownArea } from '@foyer/contract/leads/rules'
import type { ReactNode } from 'react'
import { StageMark } from '../../../pipeline/stage-mark'
import { CallStatusMark, FollowUpDate, LeadTags } from '../../lead-badges'
import { PhoneLink } from '../../work/contact/phone-link'
import { LeadLink } from '../lead-link'
import styles from './lead-table.module.css'
import { ViewRemark } from './view-remark'
import { WonMenu } from './won-menu'

/** What a cell has to know besides the lead. */
export interface ListSurroundings {
  today: CalendarDate
  timeZone: string
  currencySymbol: string
  /** Opens the latest remark (L-023). */
  onRemark?: ((lead: LeadRow) => void) | undefined
  /** Opens the preview (L-028). */
  onOpen?: ((leadId: string) => void) | undefined
}

export interface LeadColumn {
  id: LeadColumnKey
  width: number
  /** Its share of what is left where the sheet is wider than all columns. */
  grow: number
  sort: LeadSort
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

function Name({ lead, around }: { lead: LeadRow; around: ListSurroundings }) {
  return (
    <>
      <span className={styles.name}>
        <LeadLink lead={lead} onOpen={around.onOpen} />
        {lead.teamName && <small>{lead.teamName}</small>}
      </span>
      {around.onOpen && lead.stage.kind === 'won' && <WonMenu lead={lead} />}
    </>
  )
}

const email = (address: string): ReactNode => (
  <a className={styles.text} data-link="quiet" href={`mailto:${address}`} title={address}>
    {address}
  </a>
)

/** L-040: a lead that nobody has called yet is new; of any other the day of its last change is told. */
function CallStatus({ lead, around: { today, timeZone } }: { lead: LeadRow; around: ListSurroundings }) {
  const changed =
    lead.callStatus === 'new' ? undefined : formatDay(calendarDateOf(lead.updatedAt, timeZone), today)
  return (
    <span className={styles.callStatus}>
      <CallStatusMark status={lead.callStatus} />
      {changed && <small>{columnTexts.updatedOn(changed)}</small>}
    </span>
  )
}

function LastCall({
  lead,
  around: { today, timeZone, onRemark },
}: {
  lead: LeadRow
  around: ListSurroundings
}) {
  if (!lead.lastCallAt) return <span data-ink="3">–</span>
  return (
    <span className={styles.lastCall}>
      {text(day(calendarDateOf(lead.lastCallAt, timeZone), today))}
      {onRemark && <ViewRemark lead={lead} onOpen={onRemark} />}
    </span>
  )
}

function StageAndTags({ lead }: { lead: LeadRow }) {
  return (
    <span className={styles.stage}>
      <StageMark stage={lead.stage} />
      <LeadTags tags={lead.tags} />
    </span>
  )
}

/** By key; the person's preferences say which are shown, in which order and how wide. */
export const leadColumns: Record<LeadColumnKey, LeadColumn> = {
  name: {
    id: 'name',
    width: 196,
    grow: 2,
    sort: 'name',
    cell: (lead, around) => <Name lead={lead} around={around} />,
  },
  callStatus: {
    id: 'callStatus',
    width: 168,
    grow: 1,
    sort: 'call-status',
    cell: (lead, around) => <CallStatus lead={lead} around={around} />,
  },
  followUp: {
    id: 'followUp',
    width: 148,
    grow: 1,
    sort: 'follow-up',
    cell: (lead, { today }) =>
      lead.followUpOn && <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={today} />,
  },
  lastCall: {
    id: 'lastCall',
    width: 124,
    grow: 1,
    sort: 'last-call',
    cell: (lead, around) => <LastCall lead={lead} around={around} />,
  },
  phone: {
    id: 'phone',
    width: 126,
    grow: 1,
    sort: 'phone',
    cell: (lead) => lead.phone && <PhoneLink lead={lead} look="quiet" />,
  },
  email: {
    id: 'email',
    isQuiet: true,
    width: 164,
    grow: 2,
    sort: 'email',
    cell: (lead) => lead.email && email(lead.email),
  },
  city: { id: 'city', width: 104, grow: 1, sort: 'city', cell: (lead) => text(lead.city) },
  address: {
    id: 'address',
    isQuiet: true,
    width: 180,
    grow: 2,
    sort: 'address',
    cell: (lead) => text(lead.address),
  },
  budget: {
    id: 'budget',
    width: 118,
    grow: 1,
    sort: 'budget',
    isNumeric: true,
    cell: (lead, { currencySymbol }) =>
      lead.budget !== undefined && text(formatAmount(lead.budget, currencySymbol)),
  },
  workScope: {
    id: 'workScope',
    isQuiet: true,
    width: 196,
    grow: 2,
    sort: 'work-scope',
    cell: (lead) => text(lead.workScope),
  },
  area: {
    id: 'area',
    isQuiet: true,
    width: 104,
    grow: 1,
    sort: 'area',
    isNumeric: true,
    cell: (lead) => text(shownArea(lead)),
  },
  stage: {
    id: 'stage',
    width: 222,
    grow: 2,
    sort: 'stage',
    cell: (lead) => <StageAndTags lead={lead} />,
  },
  expectedClosure: {
    id: 'expectedClosure',
    isQuiet: true,
    width: 130,
    grow: 1,
    sort: 'expected-closure',
    cell: (lead, { today }) => lead.expectedClosure && text(formatDay(lead.expectedClosure, today)),
  },
  assignee: {
    id: 'assignee',
    isQuiet: true,
    width: 148,
    grow: 1,
    sort: 'assignee',
    cell: (lead) => text(lead.assignee?.fullName),
  },
  source: {
    id: 'source',
    isQuiet: true,
    width: 132,
    grow: 1,
    sort: 'source',
    cell: (lead) => text(lead.source),
  },
  sourceName: {
    id: 'sourceName',
    isQuiet: true,
    width: 136,
    grow: 1,
    sort: 'source-name',
    cell: (lead) => text(lead.sourceName),
  },
}
