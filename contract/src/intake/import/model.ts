import { z } from 'zod'
import { type DuplicatePolicy, duplicatePolicies } from '../../leads/duplicates/model'
import { importLimits as limits } from './limits'
import type { ImportRules } from './rules'

/** One line of a sheet that is not empty, with the number that the spreadsheet shows beside it. */
export interface SheetLine {
  row: number
  /** By column; what lies behind the last filled cell is left out. */
  cells: string[]
}

export interface Sheet {
  name: string
  lines: SheetLine[]
}

/** A sheet, and in which line its headings probably are. Undefined if it has no line. */
export interface FoundSheet extends Sheet {
  headerRow?: number | undefined
}

/** Remembered of a column that somebody did not want. */
export const nowhere = 'none'

/** A file as it was read, and what its rows are checked against. */
export interface ReadSheets {
  fileName: string
  sheets: FoundSheet[]
  /** By plain heading: what somebody chose for it the last time, a field or `nowhere`. */
  remembered: Record<string, string>
  rules: ImportRules
}

/** The rows of one sheet under its headings, no two of which are the same. */
export interface ReadRows {
  headings: string[]
  rows: string[][]
}

/** A column of a sheet, and into which field it goes. */
export interface ImportColumn {
  index: number
  heading: string
  target: string | undefined
}

const row = z.int().min(1).max(1_048_576)
const column = z.int().min(0).max(16_383)

export const importPlanForm = z.object({
  sheet: z.string().max(100),
  /** 0 where nothing names the columns and the first line is a row already. */
  headerRow: row.or(z.literal(0)),
  /** Which columns go into which field; the others are not imported. */
  columns: z
    .array(z.object({ index: column, target: z.string().max(100) }))
    .min(1)
    .max(limits.columns),
  /** Cells that were repaired. */
  edits: z.array(z.object({ row, column, text: z.string().max(limits.cell) })).max(limits.rows),
  /** Rows that somebody does not want. */
  leftOut: z.array(row).max(limits.rows),
  duplicates: z.enum(duplicatePolicies),
  /** Import valid rows only (C-093): the others are skipped instead of stopping everything. */
  isOnlyValid: z.boolean(),
  /** People who enquire now, and wait for an answer; otherwise they were worked on elsewhere before. */
  areNewEnquiries: z.boolean(),
})
/** What somebody chose for a file. */
export type ImportPlan = z.output<typeof importPlanForm>

export const importStates = ['staging', 'writing', 'done', 'cancelled', 'failed', 'undone'] as const
/** `staging` can be cancelled; in `writing` all leads are written at once. */
export type ImportState = (typeof importStates)[number]

export interface LeadImport {
  id: string
  fileName: string
  state: ImportState
  duplicates: DuplicatePolicy
  by: { id: string; fullName: string }
  /** Rows of the file: in the end created + updated + skipped. */
  total: number
  /** How many have been made ready. */
  staged: number
  created: number
  updated: number
  skipped: number
  /** Why it failed. */
  reason?: string | undefined
  createdAt: string
  finishedAt?: string | undefined
  undoneAt?: string | undefined
  /** Whether the caller may do so, now. */
  canCancel: boolean
  canUndo: boolean
  /** There is a file of the rows that were not imported. */
  hasRefusedRows: boolean
}

/** A row that was not imported, and why. */
export interface SkippedRow {
  row: number
  reason: string
}

/** A row that an undo left as it was, and why. */
export interface KeptRow {
  row: number
  leadId: string
  name: string
  reason: string
}

/** Up to `rowsNamed` of each. */
export interface ImportDetail extends LeadImport {
  skippedRows: SkippedRow[]
  keptRows: KeptRow[]
}

/** A lead that has a contact of the file. One that the caller may not see only says who handles it (C-091). */
export type KnownContact = { value: string; owner?: string | undefined } & (
  | { kind: 'visible'; leadId: string; name: string; stage: string; isArchived: boolean }
  | { kind: 'hidden' }
)

/** What is wrong in a row; in the words of L-217 to L-223. */
export interface RowProblem {
  row: number
  /** Of the cell, if the value has a column. */
  column?: number | undefined
  target: string
  text: string
}
