import type { Viewer } from '@foyer/contract/accounts/model'
import type { Pool } from 'pg'
import type { Who } from './case'

/** A lead that can be moved back and forth. */
export interface MovableLead {
  id: string
  stageId: string
}

interface StagePair {
  one: string
  other: string
}

/** Which leads the cases ask about. */
export interface LeadsOfFirm {
  /** A tag of many leads. */
  someTag: () => Promise<string>
  somePhone: (who: Who) => Promise<string>
  /** The lead about which most has been written. */
  longestHistory: (who: Who) => Promise<string>
  /** Two open stages between which leads move both ways without conditions, those with the most leads. */
  stagePair: () => Promise<StagePair>
  /** Assigned leads in these stages, of other people than these. */
  movable: (stageIds: string[], limit: number, notOf?: string[]) => Promise<MovableLead[]>
  /** People to whom a lead can be assigned. */
  people: () => Promise<string[]>
}

const live = 'company_id = $1 and deleted_at is null and archived_at is null'

export function leadsOfFirm(pool: Pool, viewers: Record<Who, Viewer>): LeadsOfFirm {
  const { companyId } = viewers.owner
  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, [companyId, ...values])).rows
  const first = async (text: string): Promise<string> => {
    const [found] = await ask<{ value: string }>(text)
    if (!found) throw new Error(`nothing was found by ${text}`)
    return found.value
  }
  const ofPerson = (who: Who) =>
    who === 'owner' ? live : `${live} and assignee_id = '${viewers[who].userId}'`

  return {
    someTag: () =>
      first(
        'select tag_id as value from lead_tags where company_id = $1 group by tag_id order by count(*) desc, tag_id limit 1',
      ),
    somePhone: (who) =>
      first(
        `select phone as value from leads where ${ofPerson(who)} and phone is not null order by id limit 1`,
      ),
    longestHistory: (who) =>
      first(`select id as value from leads where ${ofPerson(who)} order by history_count desc, id limit 1`),
    stagePair: async () => {
      const [pair] = await ask<StagePair>(
        `select one.id as one, other.id as other from stages one join stages other using (company_id)
         where company_id = $1 and one.kind = 'open' and other.kind = 'open' and one.id <> other.id
           and not exists (select from transition_rules r where r.company_id = $1 and r.deleted_at is null
             and (r.from_stage_id, r.to_stage_id) in ((one.id, other.id), (other.id, one.id)))
         order by (select count(*) from leads l where l.company_id = $1 and l.stage_id = one.id) desc, other.id limit 1`,
      )
      if (!pair) throw new Error('every move of this firm has a condition')
      return pair
    },
    movable: (stageIds, limit, notOf = []) =>
      ask(
        `select id, stage_id as "stageId" from leads where ${live} and stage_id = any($2)
           and assignee_id is not null and assignee_id <> all($4)
         order by id limit $3`,
        [stageIds, limit, notOf],
      ),
    people: async () => {
      const found = await ask<{ id: string }>(
        `select user_id as id from members where company_id = $1 and crm_edit and not is_admin and deactivated_at is null order by user_id`,
      )
      return found.map(({ id }) => id)
    },
  }
}
