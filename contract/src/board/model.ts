import type { LeadRow } from '../leads/model'

/** A lead as its card shows it. */
export interface BoardCard
  extends Pick<
    LeadRow,
    | 'id'
    | 'type'
    | 'firstName'
    | 'lastName'
    | 'companyName'
    | 'budget'
    | 'statusId'
    | 'callStatus'
    | 'tags'
    | 'followUpOn'
    | 'followUpTime'
    | 'isConverted'
    | 'createdAt'
    | 'updatedAt'
  > {
  stageId: string
  stageSince: string
  assignee: { id: string; fullName: string } | undefined
}

/** What narrows the board; an empty list narrows nothing. */
export interface BoardFilter {
  members: string[]
  tagIds: string[]
}

export interface BoardQuery extends BoardFilter {
  /** Which columns; all of them where the list is empty. */
  stageIds: string[]
  /** How many cards of a stage, where it is not the usual page: a board that is read again keeps what it has shown. */
  limits?: Record<string, number> | undefined
  /** Where the last page of a column ended; for one stage only. */
  after?: string | undefined
}

export interface BoardColumn {
  stageId: string
  stageName: string
  /** How many leads stand in it and what their budgets add up to, loaded or not. */
  leads: number
  budget: number
  cards: BoardCard[]
  /** Where the next page begins; none at the end. */
  next: string | undefined
}
