import { type CalendarDate, calendarDateOf, formatDay, relativeDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { kindOf, type RowField } from '@foyer/contract/leads/fields/values'
import { isEditedColumn } from '@foyer/contract/leads/list/cell-edits'
import { type LeadColumnKey, menuColumns } from '@foyer/contract/leads/list/columns'
import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import { type LeadRow, type LeadSort, sortOf } from '@foyer/contract/leads/model'
import { shownArea } from '@foyer/contract/leads/rules'
import type { ReactNode } from 'react'
import { StageMark } from '../../../pipeline/stage-mark'
import { CallStatusMark, FollowUpDate, LeadTags } from '../../lead-badges'
import { PhoneLink } from '../../work/contact/phone-link'
import { CellPlace } from '../cells/cell-place'
import type { Cells } from '../cells/use-cells'
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
  /** In the table, whose cells can be edited. */
  cells?: Cells | undefined
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
      {changed && <small title={columnTexts.updatedOn(changed)}>{columnTexts.updatedOn(changed)}</small>}
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
  return (
    <span className={styles.lastCall}>
      {lead.lastCallAt ? (
        text(day(calendarDateOf(lead.lastCallAt, timeZone), today))
      ) : (
        <span data-ink="3">–</span>
      )}
      {onRemark && <ViewRemark lead={lead} onOpen={onRemark} />}
    </span>
  )
}

function StageAndTags({ lead, around }: { lead: LeadRow; around: ListSurroundings }) {
  return (
    <span className={styles.stage}>
      <CellPlace lead={lead} column="stage" around={around}>
        <StageMark stage={lead.stage} />
      </CellPlace>
      <LeadTags tags={lead.tags} />
    </span>
  )
}

type Look = Omit<LeadColumn, 'id' | 'sort' | 'cell'>
type Cell = LeadColumn['cell']

const usual: Look = { width: 136, grow: 1, isQuiet: true }

/** How wide a column is and how it is set, where that is not as usual. */
const looks: Partial<Record<LeadColumnKey, Look>> = {
  name: { width: 196, grow: 2 },
  callStatus: { width: 166, grow: 1 },
  followUp: { width: 140, grow: 1 },
  lastCall: { width: 108, grow: 1 },
  phone: { width: 118, grow: 1 },
  email: { width: 134, grow: 2, isQuiet: true },
  city: { width: 104, grow: 1 },
  address: { width: 180, grow: 2, isQuiet: true },
  budget: { width: 118, grow: 1, isNumeric: true },
  workScope: { width: 196, grow: 2, isQuiet: true },
  area: { width: 104, grow: 1, isQuiet: true, isNumeric: true },
  stage: { width: 222, grow: 2 },
  expectedClosure: { width: 130, grow: 1, isQuiet: true },
  assignee: { width: 148, grow: 1, isQuiet: true },
  source: { width: 132, grow: 1, isQuiet: true },
}

/** What is more than the plain value. */
const cells: Record<Exclude<LeadColumnKey, RowField>, Cell> = {
  name: (lead, around) => <Name lead={lead} around={around} />,
  callStatus: (lead, around) => (
    <CellPlace lead={lead} column="callStatus" around={around}>
      <CallStatus lead={lead} around={around} />
    </CellPlace>
  ),
  followUp: (lead, around) => (
    <CellPlace lead={lead} column="followUp" around={around}>
      {lead.followUpOn && <FollowUpDate on={lead.followUpOn} time={lead.followUpTime} today={around.today} />}
    </CellPlace>
  ),
  lastCall: (lead, around) => <LastCall lead={lead} around={around} />,
  phone: (lead) => lead.phone && <PhoneLink lead={lead} look="quiet" />,
  email: (lead) => lead.email && email(lead.email),
  stage: (lead, around) => <StageAndTags lead={lead} around={around} />,
  expectedClosure: (lead, around) => (
    <CellPlace lead={lead} column="expectedClosure" around={around}>
      {lead.expectedClosure && text(formatDay(lead.expectedClosure, around.today))}
    </CellPlace>
  ),
  assignee: (lead, around) => (
    <CellPlace lead={lead} column="assignee" around={around}>
      {text(lead.assignee?.fullName)}
    </CellPlace>
  ),
}

const plainCell =
  (field: LeadColumnKey & RowField): Cell =>
  (lead, around) => {
    const value = lead[field]
    if (kindOf(field) === 'area') return text(shownArea(lead))
    const shown = text(typeof value === 'number' ? formatAmount(value, around.currencySymbol) : value)
    if (!isEditedColumn(field)) return shown
    return (
      <CellPlace lead={lead} column={field} around={around}>
        {shown}
      </CellPlace>
    )
  }

const isPlain = (column: LeadColumnKey): column is LeadColumnKey & RowField => !Object.hasOwn(cells, column)

const columnOf = (id: LeadColumnKey): LeadColumn => ({
  id,
  ...(looks[id] ?? usual),
  sort: sortOf(id),
  cell: isPlain(id) ? plainCell(id) : cells[id as keyof typeof cells],
})

/** By key; the person's preferences say which are shown, in which order and how wide. */
export const leadColumns = Object.fromEntries(menuColumns.map((id) => [id, columnOf(id)])) as Record<
  LeadColumnKey,
  LeadColumn
>
