import type { HistoryKind } from '@foyer/contract/leads/work/history'
import { type Db, prepared } from '../../../../db/on-client'
import { isVisible, type VisibleRecords } from '../../../teams/service'
import { type Assignee, assignable } from './assignee'
import { type LeadRecord, selectedColumns } from './columns'
import { type Gap, gapBelow, topOf } from './positions'

export interface ContactRow {
  firstName: string
  lastName: string
  designation: string | null
  type: string | null
  email: string | null
  phones: string[]
}

export interface PastLine {
  id: string
  kind: HistoryKind
  at: string
  actorId: string | null
  details: Record<string, unknown>
}

/** What else is read in the statement that locks the leads. */
export interface HoldParts {
  tags?: boolean | undefined
  contacts?: boolean | undefined
  /** What was written into their history after this; nobody compares more than 200 lines. */
  since?: Date | undefined
  /** How they came into their current stage. */
  lastMove?: boolean | undefined
  lastFollowUp?: boolean | undefined
  /** Locked, so that nobody is deactivated while a lead is being assigned to them. */
  assigneeId?: string | undefined
  /** Locked, so that it is not deleted while a lead is moved there. */
  stageId?: string | undefined
  /** Stages of which the highest position is needed. */
  topsOf?: string[] | undefined
  /** The card of `stageId` below which there must be room. */
  behindId?: string | undefined
}

export interface HeldLead extends LeadRecord {
  /** Empty unless asked for, as the others. */
  tagIds: string[]
  contactRows: ContactRow[]
  since: PastLine[]
  lastMove: PastLine | undefined
  lastFollowUp: PastLine | undefined
}

/** What is the same for all leads of a call. */
export interface HeldBeside {
  assignee: Assignee | undefined
  isStageThere: boolean
  tops: Record<string, string>
  gap: Gap | undefined
}

export interface Held extends HeldBeside {
  leads: HeldLead[]
}

export type HeldState = 'live' | 'deleted' | 'any'

export interface HoldQuery {
  companyId: string
  ids: string[]
  visible: VisibleRecords
  state: HeldState
  parts: HoldParts
  now: Date
}

const lines = (condition: string, limit: number): string => `
  select coalesce(json_agg(h), '[]'::json) from (
    select id, kind, at, actor_id as "actorId", details from lead_history h
    where h.company_id = l.company_id and h.lead_id = l.id and ${condition}
    order by h.at desc, h.id desc limit ${limit}) h`

const only = `case when cardinality($2::uuid[]) = 1 then ($2::uuid[])[1] end`

/** The text of the statement follows from which parts there are, so that each is planned once. */
function statementOf({ parts, state, ...query }: HoldQuery) {
  const values: unknown[] = [
    query.companyId,
    query.ids,
    query.visible.all,
    query.visible.owners,
    query.visible.unassigned,
  ]
  const selected: string[] = []
  const names: string[] = []
  const read = (name: keyof Parts, sql: string) => {
    names.push(name.slice(0, 5))
    selected.push(`(${sql}) as "${name}"`)
  }
  const parameter = (value: unknown) => `$${values.push(value)}`

  if (parts.tags)
    read(
      'tagIds',
      `select coalesce(json_agg(t.tag_id order by t.created_at), '[]'::json) from lead_tags t
       where t.company_id = l.company_id and t.lead_id = l.id`,
    )
  if (parts.contacts)
    read(
      'contactRows',
      `select coalesce(json_agg(json_build_object('firstName', c.first_name, 'lastName', c.last_name,
         'designation', c.designation, 'type', c.type, 'email', c.email, 'phones', c.phones) order by c.position), '[]'::json)
       from lead_contacts c where c.company_id = l.company_id and c.lead_id = l.id`,
    )
  if (parts.since) read('since', lines(`h.at > ${parameter(parts.since)}::timestamptz`, 200))
  if (parts.lastMove) read('moves', lines(`h.kind in ('stage', 'reopened', 'stage-undone')`, 1))
  if (parts.lastFollowUp) read('followUps', lines(`h.kind = 'follow-up'`, 1))
  if (parts.assigneeId)
    read('assignee', `select row_to_json(a) from (${assignable(parameter(parts.assigneeId))}) a`)
  const stage = parts.stageId && parameter(parts.stageId)
  if (stage)
    read(
      'isStageThere',
      `select true from (select from stages s where s.company_id = $1 and s.id = ${stage}::uuid and s.deleted_at is null
       for share) s`,
    )
  if (parts.topsOf?.length) {
    const top = topOf('wanted.stage', parameter(query.now), only)
    const stages = parts.topsOf.map((stage) => `(${parameter(stage)}::uuid)`)
    read(
      'tops',
      `select json_object_agg(wanted.stage, ${top}) from (values ${stages.join(', ')}) as wanted(stage)`,
    )
    names.push(String(stages.length))
  }
  if (stage && parts.behindId) {
    const gap = gapBelow({ stage, card: parameter(parts.behindId), lead: `(${only})`, visible: 3 })
    read('gap', `select row_to_json(g) from (${gap}) g`)
  }
  // Of one the database is sure how few there are, and keeps its plan.
  const isOne = query.ids.length === 1
  const condition = { live: 'and l.deleted_at is null', deleted: 'and l.deleted_at is not null', any: '' }[
    state
  ]
  const text = `
    select ${[
      selectedColumns('l'),
      `(select s.xmin from leads s where s.company_id = l.company_id and s.id = l.id) = l.xmin as "isCurrent"`,
      ...selected,
    ].join(', ')}
    from leads l
    where l.company_id = $1 and l.id = ${isOne ? '($2::uuid[])[1]' : 'any($2::uuid[])'} ${condition} and ${isVisible('l', 3)}
    order by l.id for no key update of l`
  return { name: `hold ${isOne ? 'one' : 'many'} ${state} ${names.join(' ')}`, text, values }
}

interface Parts {
  tagIds?: string[]
  contactRows?: ContactRow[]
  since?: PastLine[]
  moves?: PastLine[]
  followUps?: PastLine[]
  assignee?: Assignee | null
  isStageThere?: true | null
  tops?: Record<string, string>
  gap?: Gap | null
}
interface HeldRow extends LeadRecord, Parts {
  isCurrent: boolean
}

/** The row itself: of thousands, copying would take as long as reading. */
const asHeld = (row: HeldRow): HeldLead =>
  Object.assign(row, {
    tagIds: row.tagIds ?? [],
    contactRows: row.contactRows ?? [],
    since: row.since ?? [],
    lastMove: row.moves?.[0],
    lastFollowUp: row.followUps?.[0],
  })

/**
 * Those of the leads that the caller may see, with everything that the rules need, in one statement; locked until the
 * transaction ends, in the order of ids, so that two calls cannot deadlock.
 */
export async function holdLeads(db: Db, query: HoldQuery): Promise<Held> {
  const { name, text, values } = statementOf(query)
  const read = () => prepared<HeldRow>(name, text)(db, values)
  let rows = await read()
  // Whoever waited for a lock has the lead as it is now, but what lies beside it as it was when the statement began.
  if (rows.some((row) => !row.isCurrent)) rows = await read()
  const [first] = rows
  return {
    leads: rows.map(asHeld),
    assignee: first?.assignee ?? undefined,
    isStageThere: first?.isStageThere === true,
    tops: first?.tops ?? {},
    gap: first?.gap ?? undefined,
  }
}
