import { fileRefusals } from '@foyer/contract/files/messages'
import type { FoundSheet, ReadRows, ReadSheets, Sheet } from '@foyer/contract/intake/import/model'
import { columnLetters, headerRowOf, type KnownColumns, rowsBelow } from '@foyer/contract/intake/import/sheet'
import { importRefusals } from '@foyer/contract/intake/messages/import'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { inLeadScope, type LeadScope } from '../../../leads/service'
import { readSpreadsheet } from '../reader/read-spreadsheet'
import { findMappings } from '../repository/mappings'
import { rulesOf } from './rules'

interface Sent {
  file: FormFile | undefined
}

/** Read before any transaction begins, which would wait for it. */
export async function sheetsOfFile({ file }: Sent): Promise<{ fileName: string; sheets: Sheet[] }> {
  if (!file) return refuse(fileRefusals.none)
  const fileName =
    file.name
      .replace(/^.*[/\\]/, '')
      .replace(/\p{Cc}/gu, '')
      .slice(-150) || 'file'
  return { fileName, sheets: await readSpreadsheet(file.bytes) }
}

const found = (sheets: readonly Sheet[], known: KnownColumns): FoundSheet[] =>
  sheets.map((sheet) => {
    const headerRow = headerRowOf(sheet.lines, known)
    return { ...sheet, ...(headerRow !== undefined && { headerRow }) }
  })

const knownTo = async (scope: LeadScope) => ({
  rules: await rulesOf(scope),
  remembered: await findMappings(scope.db, scope.companyId),
})

/** A file as our own page reads it: it maps, checks and repairs the rows itself. */
export async function sheets(ctx: Context, sent: Sent): Promise<ReadSheets> {
  const read = await sheetsOfFile(sent)
  if (read.sheets.every(({ lines }) => lines.length === 0)) refuse(importRefusals.empty)
  const { rules, remembered } = await inLeadScope(ctx, knownTo)
  const known = { customFields: rules.customFields, remembered }
  return { fileName: read.fileName, sheets: found(read.sheets, known), remembered, rules }
}

/** Two columns of one name would be one. */
function apart(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, index) => {
    const name = heading || columnLetters(index)
    let own = name
    for (let times = 2; taken.has(own); times++) own = `${name} (${times})`
    taken.add(own)
    return own
  })
}

/** import.parse for other programs: the first sheet that has rows. */
export async function parseFile(ctx: Context, sent: Sent): Promise<ReadRows> {
  const read = await sheetsOfFile(sent)
  const { rules, remembered } = await inLeadScope(ctx, knownTo)
  const all = found(read.sheets, { customFields: rules.customFields, remembered })
  const sheet = all.find(({ lines, headerRow }) => headerRow !== undefined && lines.length > 1)
  if (sheet?.headerRow === undefined) return refuse(importRefusals.empty)
  const rows = rowsBelow(sheet.lines, sheet.headerRow)
  const named = sheet.lines.find(({ row }) => row === sheet.headerRow)?.cells ?? []
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), named.length)
  const headings = apart(Array.from({ length: width }, (_, at) => named[at] ?? ''))
  return { headings, rows: rows.map(({ cells }) => cells) }
}
