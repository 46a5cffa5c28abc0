import { setImmediate } from 'node:timers/promises'
import {
  checkRow,
  problemSentence,
  problemsOfRow,
  valuesOfRow,
} from '@foyer/contract/intake/import/check-row'
import { importLimits } from '@foyer/contract/intake/import/limits'
import type { ImportPlan, LeadImport, RowProblem, Sheet } from '@foyer/contract/intake/import/model'
import type { ImportRules } from '@foyer/contract/intake/import/rules'
import { choicesOf, rowsBelow } from '@foyer/contract/intake/import/sheet'
import { importRefusals, skipReasons } from '@foyer/contract/intake/messages/import'
import { holdsMany, isTarget } from '@foyer/contract/intake/targets'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { inLeadScope } from '../../../leads/service'
import { insertRows, type NewRow } from '../repository/import-rows'
import { findImport, insertImport } from '../repository/imports'
import { findMappings, writeMappings } from '../repository/mappings'
import { sheetsOfFile } from './read-file'
import { rulesOf } from './rules'
import { shownImport } from './shown'
import { tellOfImport } from './tell'

/** So many rows are checked before others are served. */
const checkedAtOnce = 200
const headingMax = 200

interface FileRow {
  row: number
  cells: string[]
}

/** The rows as they were repaired. */
function repairedRows(sheet: Sheet, { headerRow, edits }: ImportPlan): FileRow[] {
  const rows = rowsBelow(sheet.lines, headerRow).map(({ row, cells }) => ({ row, cells: [...cells] }))
  const byRow = new Map(rows.map((one) => [one.row, one]))
  for (const { row, column, text } of edits) {
    const cells = byRow.get(row)?.cells
    if (!cells || column >= importLimits.columns) continue
    while (cells.length < column) cells.push('')
    cells[column] = text.replaceAll('\0', '').trim()
  }
  return rows
}

interface Checked {
  rows: NewRow[]
  problems: RowProblem[]
  /** The first one, in the words of L-224. */
  first: string | undefined
}

/** Every row, a few at a time: others are served meanwhile. */
async function checkAll(rows: readonly FileRow[], plan: ImportPlan, rules: ImportRules): Promise<Checked> {
  const leftOut = new Set(plan.leftOut)
  const checked: Checked = { rows: [], problems: [], first: undefined }
  for (const [at, { row, cells }] of rows.entries()) {
    if (at % checkedAtOnce === checkedAtOnce - 1) await setImmediate()
    if (leftOut.has(row)) {
      checked.rows.push({ row, cells: [], reason: skipReasons.leftOut })
      continue
    }
    const read = checkRow(valuesOfRow(cells, plan.columns), rules)
    const [problem] = read.problems
    if (!problem) {
      checked.rows.push({ row, cells })
      continue
    }
    const sentence = problemSentence(problem.text, read)
    checked.first ??= sentence
    checked.problems.push(...problemsOfRow(row, read, plan.columns))
    const reason = read.problems.map(({ text }) => text).join(', ')
    checked.rows.push({ row, cells, reason: problemSentence(reason, read), isRefused: true })
  }
  return checked
}

/** Read and checked again whatever the browser said; then a job goes on. Nothing is stored of a file that is refused. */
export async function startImport(
  ctx: Context,
  { file, plan }: { file: FormFile | undefined; plan: ImportPlan },
): Promise<LeadImport> {
  const { fileName, sheets } = await sheetsOfFile({ file })
  const sheet = sheets.find(({ name }) => name === plan.sheet) ?? refuse(importRefusals.unknownSheet)
  const rows = repairedRows(sheet, plan)
  if (rows.length === 0) refuse(importRefusals.noRows)
  if (rows.length > importLimits.rows) refuse(importRefusals.tooManyRows)
  const rules = await inLeadScope(ctx, rulesOf)
  if (plan.columns.some(({ target }) => !isTarget(target, rules.customFields)))
    refuse(importRefusals.unknownField)
  // Of two values only one would be kept.
  const single = plan.columns.flatMap(({ target }) => (holdsMany(target) ? [] : target))
  if (new Set(single).size < single.length) refuse(importRefusals.fieldTwice)
  const checked = await checkAll(rows, plan, rules)
  const problems = checked.problems.slice(0, importLimits.rowsNamed)
  if (checked.first !== undefined && !plan.isOnlyValid)
    refuse(importRefusals.rows(checked.first), { problems, count: checked.problems.length })
  const skipped = checked.rows.filter(({ reason }) => reason !== undefined)
  if (skipped.length === rows.length) refuse(importRefusals.noneValid, { problems })

  const headings = sheet.lines.find(({ row }) => row === plan.headerRow)?.cells ?? []
  const id = newId(ctx.clock())
  return inLeadScope(ctx, async (scope) => {
    const { db, companyId, now, enqueue } = scope
    const { columns, isOnlyValid, areNewEnquiries, duplicates } = plan
    await insertImport(db, {
      companyId,
      id,
      createdBy: ctx.viewer.userId,
      fileName,
      duplicates,
      plan: { columns, isOnlyValid, areNewEnquiries, headings },
      total: rows.length,
      staged: skipped.length,
      createdAt: now,
    })
    await insertRows(db, companyId, id, checked.rows)
    const remembered = await findMappings(db, companyId)
    const choices = choicesOf(sheet.lines, plan.headerRow, columns, {
      customFields: rules.customFields,
      remembered,
      rules,
    })
    const mappings = [...choices].flatMap(([heading, field]) =>
      heading.length <= headingMax ? { heading, field } : [],
    )
    await writeMappings(db, companyId, mappings, now)
    await enqueue('intake.import', { companyId, importId: id })
    const record = (await findImport(db, companyId, id)) ?? refuse(importRefusals.unknown)
    await tellOfImport(scope, record)
    return shownImport(scope, record)
  })
}
