import type { ImportStanding } from '@foyer/contract/intake/import/standing'
import type { LeadDraft, LeadSheet } from '@foyer/contract/leads/record/draft'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { asJson } from '../../../../db/as-json'
import type { Db } from '../../../../db/on-client'
import { importRows } from '../../../../db/schema/intake'

export interface NewRow {
  row: number
  cells: string[]
  /** Of one that is not to be imported. */
  reason?: string
  isRefused?: boolean
}

export interface RowDraft {
  draft: LeadDraft
  standing: ImportStanding
}

export interface SettledRow {
  row: number
  outcome: 'created' | 'updated' | 'skipped'
  leadId: string | undefined
  reason?: string
  /** The lead that was filled, as it was before. */
  sheet?: LeadSheet
}

const ofImport = (companyId: string, importId: string) =>
  and(eq(importRows.companyId, companyId), eq(importRows.importId, importId))

export const insertRows = (db: Db, companyId: string, importId: string, rows: readonly NewRow[]) =>
  db.$client.query(
    {
      name: 'insert-import-rows',
      text: `insert into import_rows (company_id, import_id, row, cells, outcome, reason, is_refused)
        select $1, $2, x.row, x.cells, case when x.reason is not null then 'skipped' end, x.reason,
          coalesce(x.is_refused, false)
        from json_to_recordset($3::json) as x(row integer, cells jsonb, reason text, is_refused boolean)`,
    },
    [
      companyId,
      importId,
      asJson(rows.map(({ isRefused, ...row }) => ({ ...row, is_refused: isRefused ?? false }))),
    ],
  )

/** The next ones that nothing has been made of. */
export const findUnstaged = async (
  db: Db,
  companyId: string,
  importId: string,
  atMost: number,
): Promise<{ row: number; cells: string[] }[]> =>
  (
    await db
      .select({ row: importRows.row, cells: importRows.cells })
      .from(importRows)
      .where(and(ofImport(companyId, importId), isNull(importRows.draft), isNull(importRows.outcome)))
      .orderBy(asc(importRows.row))
      .limit(atMost)
  ).map(({ row, cells }) => ({ row, cells: cells as string[] }))

/** What will be written, or why not. */
export const writeStaged = (
  db: Db,
  companyId: string,
  importId: string,
  rows: readonly ({ row: number } & ({ draft: RowDraft } | { reason: string }))[],
) =>
  db.$client.query(
    {
      name: 'stage-import-rows',
      text: `update import_rows r set draft = x.draft, reason = x.reason,
          outcome = case when x.reason is not null then 'skipped' end, is_refused = x.reason is not null
        from json_to_recordset($3::json) as x(row integer, draft jsonb, reason text)
        where r.company_id = $1 and r.import_id = $2 and r.row = x.row`,
    },
    [companyId, importId, asJson(rows)],
  )

export const findStaged = async (
  db: Db,
  companyId: string,
  importId: string,
): Promise<({ row: number } & RowDraft)[]> =>
  (
    await db
      .select({ row: importRows.row, draft: importRows.draft })
      .from(importRows)
      .where(and(ofImport(companyId, importId), isNotNull(importRows.draft), isNull(importRows.outcome)))
      .orderBy(asc(importRows.row))
  ).map(({ row, draft }) => ({ row, ...(draft as RowDraft) }))

/** What became of them. The texts of a row that is a lead now are not kept a second time. */
export const settleRows = (db: Db, companyId: string, importId: string, rows: readonly SettledRow[]) =>
  db.$client.query(
    {
      name: 'settle-import-rows',
      text: `update import_rows r set outcome = x.outcome, lead_id = x.lead_id, reason = x.reason, draft = null,
          is_refused = x.outcome = 'skipped', cells = case when x.outcome = 'skipped' then r.cells else '[]'::jsonb end,
          before = case when x.outcome <> 'skipped' then jsonb_build_object('sheet', x.sheet,
            'writtenAt', to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
        from json_to_recordset($3::json) as x(row integer, outcome text, lead_id uuid, reason text, sheet jsonb)
        left join leads l on l.company_id = $1 and l.id = x.lead_id
        where r.company_id = $1 and r.import_id = $2 and r.row = x.row`,
    },
    [companyId, importId, asJson(rows.map(({ leadId, ...row }) => ({ ...row, lead_id: leadId })))],
  )

export type Totals = Record<'created' | 'updated' | 'skipped', number>

export const countOutcomes = async (db: Db, companyId: string, importId: string): Promise<Totals> => {
  const rows = await db
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(ofImport(companyId, importId))
    .groupBy(importRows.outcome)
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.count ?? 0
  return { created: of('created'), updated: of('updated'), skipped: of('skipped') }
}

export const findSkipped = async (
  db: Db,
  companyId: string,
  importId: string,
  atMost: number,
): Promise<{ row: number; reason: string }[]> =>
  (
    await db
      .select({ row: importRows.row, reason: importRows.reason })
      .from(importRows)
      .where(and(ofImport(companyId, importId), eq(importRows.outcome, 'skipped')))
      .orderBy(asc(importRows.row))
      .limit(atMost)
  ).map(({ row, reason }) => ({ row, reason: reason ?? '' }))

export const findRefused = async (
  db: Db,
  companyId: string,
  importId: string,
): Promise<{ cells: string[]; reason: string }[]> =>
  (
    await db
      .select({ cells: importRows.cells, reason: importRows.reason })
      .from(importRows)
      .where(and(ofImport(companyId, importId), eq(importRows.isRefused, true)))
      .orderBy(asc(importRows.row))
  ).map(({ cells, reason }) => ({ cells: cells as string[], reason: reason ?? '' }))

/** How many rows of each of these imports were not imported. */
export const countRefused = async (
  db: Db,
  companyId: string,
  ids: string[],
): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: importRows.importId, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(
      and(
        eq(importRows.companyId, companyId),
        inArray(importRows.importId, ids),
        eq(importRows.isRefused, true),
      ),
    )
    .groupBy(importRows.importId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export interface WrittenRow {
  row: number
  leadId: string
  before: { writtenAt: string; sheet: LeadSheet | null }
}

/** Those of which leads were made or filled. */
export const findWritten = async (db: Db, companyId: string, importId: string): Promise<WrittenRow[]> =>
  (
    await db
      .select({ row: importRows.row, leadId: importRows.leadId, before: importRows.before })
      .from(importRows)
      .where(
        and(
          ofImport(companyId, importId),
          inArray(importRows.outcome, ['created', 'updated']),
          isNotNull(importRows.leadId),
        ),
      )
      .orderBy(asc(importRows.row))
  ).map((row) => row as WrittenRow)

/** What was not imported is not kept either. */
export const deleteRows = (db: Db, companyId: string, importId: string) =>
  db.delete(importRows).where(ofImport(companyId, importId))

/** Of all companies: the rows of old imports. Returns how many. */
export const purgeRows = async (db: Db, before: Date, atMost: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from import_rows r using (
      select company_id, import_id, row from import_rows
      join imports i using (company_id) where i.id = import_id and i.created_at < ${before.toISOString()}::timestamptz
      limit ${atMost}
    ) old
    where r.company_id = old.company_id and r.import_id = old.import_id and r.row = old.row`)
  return rowCount ?? 0
}
