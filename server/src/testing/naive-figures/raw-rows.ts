import type { CallStatus } from '@foyer/contract/leads/model'
import type { StageKind } from '@foyer/contract/pipeline/model'
import { sql } from 'drizzle-orm'
import { asSystem } from '../../context'
import type { TestApp } from '../test-app'

export interface RawLead {
  id: string
  assignee_id: string | null
  creator_id: string | null
  stage_id: string
  stage_since: string
  source: string | null
  city: string | null
  reason_not_interested: string | null
  budget: number | null
  call_status: CallStatus
  last_call_at: string | null
  follow_up_on: string | null
  first_contact_at: string | null
  created_at: string
  deleted_at: string | null
  archived_at: string | null
}

export interface RawLine {
  id: string
  lead_id: string
  kind: string
  at: string
  actor_id: string | null
  sentence: string
  remark: string | null
  details: {
    callStatus?: CallStatus
    channel?: string
    remarkType?: string
    undone?: string
    from?: string | null
    to?: string | null
    takesBack?: boolean
    stage?: string
    assignee?: string
    followUp?: { on: string }
  }
}

interface RawStage {
  id: string
  name: string
  kind: StageKind
  sequence: number
  deleted_at: string | null
}

export interface RawMember {
  user_id: string
  report_to: string | null
  is_admin: boolean
  is_super_admin: boolean
  crm_can_assign: boolean
}

/** Nothing but these tables: what is counted is kept elsewhere, and is not looked at. */
export interface RawFirm {
  zone: string
  leads: RawLead[]
  /** In the order in which they were written. */
  lines: RawLine[]
  stages: RawStage[]
  members: RawMember[]
}

export const readFirm = (test: TestApp, companyId: string): Promise<RawFirm> =>
  asSystem(test.deps, async ({ db }) => {
    const rows = async <T>(table: string, order: string) => {
      const text = `select coalesce(json_agg(to_json(t) order by ${order}), '[]') as rows from ${table} t where company_id = '${companyId}'`
      const [row] = (await db.execute(sql.raw(text))).rows as { rows: T[] }[]
      return row?.rows ?? []
    }
    const [firm] = (
      await db.execute(sql.raw(`select time_zone as zone from companies where id = '${companyId}'`))
    ).rows as { zone: string }[]
    return {
      zone: firm?.zone ?? '',
      leads: await rows<RawLead>('leads', 'id'),
      lines: await rows<RawLine>('lead_history', 'at, id'),
      stages: await rows<RawStage>('stages', 'sequence'),
      members: await rows<RawMember>('members', 'user_id'),
    }
  })
