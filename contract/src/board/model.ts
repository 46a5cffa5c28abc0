import type { FullRow } from '../leads/list/full-row'
import type { CallStatus, LeadRow, LeadSelectionQuery } from '../leads/model'

/** What of a lead its card shows. */
export const cardFields = [
  'id',
  'type',
  'firstName',
  'lastName',
  'companyName',
  'phone',
  'email',
  'budget',
  'statusId',
  'callStatus',
  'tags',
  'followUpOn',
  'followUpTime',
  'isConverted',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof LeadRow)[]

/** A lead as its card shows it. */
export interface BoardCard extends Omit<Pick<LeadRow, (typeof cardFields)[number]>, 'callStatus'> {
  /** Undefined: a code that this product does not know. */
  callStatus: CallStatus | undefined
  stageId: string
  stageSince: string
  assignee: { id: string; fullName: string } | undefined
}

/** The same with all that is known of the lead, for clients that do not page (C-174). */
export interface WholeCard extends FullRow {
  stageId: string
  stageSince: string
}

/** The filters of the board; an empty list filters nothing. */
export interface BoardFilter {
  members: string[]
  tagIds: string[]
  /** Only leads that a list with this search and these filters would show, so that saved views fit both. */
  among?: LeadSelectionQuery | undefined
  /** Only leads whose follow-up is over. */
  isOverdue?: boolean | undefined
  /** Only leads that are in their stage for longer than it allows. */
  isStill?: boolean | undefined
}

export interface BoardQuery extends BoardFilter {
  /** Which columns; an empty list means all. */
  stageIds: string[]
  /** Cards per stage where it is not the usual page size: a board that reloads keeps as many as it has shown. */
  limits?: Record<string, number> | undefined
  /** All leads of a stage, as whole cards. */
  isWhole?: boolean | undefined
  /** Where the last page of a column ended; for one stage only. */
  after?: string | undefined
  /** Cards of Won and Lost that came there long ago are left out, except in these stages; counts and totals stay whole. */
  foldedExcept?: string[] | undefined
}

export interface BoardColumn {
  stageId: string
  stageName: string
  /** How many leads are in it and the sum of their budgets, loaded or not. */
  leads: number
  budget: number
  cards: (BoardCard | WholeCard)[]
  /** Where the next page begins; undefined at the end. */
  next: string | undefined
}
