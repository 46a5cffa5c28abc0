import type { Person } from '../../accounts/model'
import type { Stage } from '../../pipeline/model'
import type { RowValues } from '../fields/values'
import type { CallStatus, LeadRow, LeadTag, RemarkType } from '../model'
import { leadTypeOf } from '../rules'

/** A row as the database has it: what it refers to by id, nothing twice, and what is empty left out. */
export interface LeanRow extends Partial<RowValues> {
  id: string
  type: number
  firstName: string
  lastName: string
  email?: string | undefined
  phone?: string | undefined
  teamId?: string | undefined
  assigneeId?: string | undefined
  stageId: string
  statusId?: number | undefined
  callStatus: CallStatus
  tagIds?: string[] | undefined
  followUpOn?: string | undefined
  /** hh:mm:ss */
  followUpTime?: string | undefined
  followUpKind?: RemarkType | undefined
  expectedClosure?: string | undefined
  lastCallAt?: string | undefined
  historyCount: number
  isConverted: boolean
  createdAt: string
  updatedAt: string
}
export type LeanField = keyof LeanRow

/** What rows refer to. */
export interface KnownOfRows {
  stages: ReadonlyMap<string, Stage>
  people: ReadonlyMap<string, Person>
  tags: ReadonlyMap<string, LeadTag>
  /** Their names. */
  teams: ReadonlyMap<string, string>
}

const instant = (text: string): string => new Date(text).toISOString()
const of = <T>(map: ReadonlyMap<string, T>, id: string | undefined): T | undefined =>
  id === undefined ? undefined : map.get(id)

/** The row that people see; none where its stage is not known. */
export function rowOf(row: LeanRow, known: KnownOfRows): LeadRow | undefined {
  const { stageId, assigneeId, teamId, tagIds = [], type, ...rest } = row
  const stage = known.stages.get(stageId)
  if (!stage) return undefined
  const assignee = of(known.people, assigneeId)
  return {
    ...(rest as Omit<LeanRow, 'stageId' | 'assigneeId' | 'teamId' | 'tagIds' | 'type'> & RowValues),
    type: leadTypeOf(type, row.companyName),
    email: row.email,
    phone: row.phone,
    statusId: row.statusId,
    followUpOn: row.followUpOn,
    followUpTime: row.followUpTime?.slice(0, 5),
    followUpKind: row.followUpKind,
    expectedClosure: row.expectedClosure,
    stage,
    teamName: of(known.teams, teamId),
    assignee: assignee && { id: assignee.id, fullName: assignee.fullName, email: assignee.email },
    tags: tagIds.flatMap((id) => known.tags.get(id) ?? []),
    lastCallAt: row.lastCallAt && instant(row.lastCallAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  }
}
