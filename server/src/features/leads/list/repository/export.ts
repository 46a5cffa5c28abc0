import type { ExportedLead } from '@foyer/contract/leads/list/export'
import type { CallStatus } from '@foyer/contract/leads/model'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { leads } from '../../../../db/schema/leads'
import { shownName } from '../../../../db/shown-name'
import { rowColumns, rowValues } from './row-values'

interface ExportRow extends Record<string, unknown> {
  id: string
  created_at: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  stage_name: string | null
  status_name: string | null
  expected_closure: string | null
  assignee_name: string | null
  last_call_at: Date | null
  converted_at: Date | null
  converted_by: string | null
  follow_up_on: string | null
  follow_up_time: string | null
  call_status: CallStatus
}

export interface ExportPlace {
  createdAt: string
  id: string
}

/** The next leads of an export, the newest first, and where to continue. */
export async function findExported(
  db: Db,
  filter: SQL | undefined,
  after: ExportPlace | undefined,
  limit: number,
): Promise<{ rows: ExportedLead[]; last: ExportPlace | undefined }> {
  const beyond =
    after && sql`(${leads.createdAt}, ${leads.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
  const { rows } = await db.execute<ExportRow>(sql`
    with page as (
      select ${leads}.* from ${leads} where ${and(filter, beyond)}
      order by ${leads.createdAt} desc, ${leads.id} desc limit ${limit}
    )
    select l.id, l.created_at::text as created_at, l.first_name, l.last_name, l.email, l.phone, s.name as stage_name,
      t.name as status_name, l.expected_closure, ${sql.raw(rowColumns('l'))},
      ${sql.raw(shownName('m', 'u'))} as assignee_name,
      l.last_call_at, l.follow_up_on, l.follow_up_time, l.call_status,
      h.at as converted_at, trim(c.first_name || ' ' || c.last_name) as converted_by
    from page l
    left join stages s on s.company_id = l.company_id and s.id = l.stage_id
    left join stage_statuses t on t.company_id = l.company_id and t.stage_id = l.stage_id and t.id = l.status_id
    left join members m on m.company_id = l.company_id and m.user_id = l.assignee_id
    left join users u on u.id = m.user_id
    left join lateral (
      select h.at, h.actor_id from lead_history h
      where l.is_converted and h.company_id = l.company_id and h.lead_id = l.id and h.kind in ('converted', 'project-created')
      order by h.at limit 1
    ) as h on true
    left join users c on c.id = h.actor_id
    order by l.created_at desc, l.id desc`)
  const last = rows.at(-1)
  return {
    rows: rows.map(asExported),
    last: last && rows.length === limit ? { createdAt: last.created_at, id: last.id } : undefined,
  }
}

const asExported = (row: ExportRow): ExportedLead => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email ?? undefined,
  phone: row.phone ?? undefined,
  stageName: row.stage_name ?? '',
  statusName: row.status_name ?? undefined,
  expectedClosure: row.expected_closure ?? undefined,
  ...rowValues(row),
  assigneeName: row.assignee_name ?? undefined,
  lastCallAt: row.last_call_at?.toISOString(),
  convertedAt: row.converted_at?.toISOString(),
  convertedBy: row.converted_by ?? undefined,
  followUpOn: row.follow_up_on ?? undefined,
  followUpTime: row.follow_up_time?.slice(0, 5),
  callStatus: row.call_status,
})
