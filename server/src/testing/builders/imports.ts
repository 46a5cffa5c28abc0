import type { ImportPlan, LeadImport } from '@foyer/contract/intake/import/model'
import { columnsOf, headerRowOf } from '@foyer/contract/intake/import/sheet'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { importJobs } from '../../features/intake/import/jobs'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

export const csvFile = (content: string | Uint8Array, name = 'leads.csv') => ({
  name,
  contentType: 'text/csv',
  bytes: new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
})

/** What our page would send for a file whose columns are all recognised. */
export function planFor(content: string, over: Partial<ImportPlan> = {}): ImportPlan {
  const lines = content
    .split('\n')
    .flatMap((line, at) => (line ? [{ row: at + 1, cells: line.split(',') }] : []))
  const known = { customFields: [], remembered: {} }
  const headerRow = headerRowOf(lines, known) ?? 1
  return {
    sheet: '',
    headerRow,
    columns: columnsOf(lines, headerRow, known).flatMap(({ index, target }) =>
      target ? { index, target } : [],
    ),
    edits: [],
    leftOut: [],
    duplicates: 'skip',
    isOnlyValid: false,
    areNewEnquiries: true,
    ...over,
  }
}

export const startImport = (
  test: TestApp,
  as: TestPerson,
  content: string,
  over: Partial<ImportPlan> = {},
): Promise<LeadImport> =>
  test.call(as, importEndpoints.startImport, { file: csvFile(content), plan: planFor(content, over) })

export const runImports = (test: TestApp) => test.deps.jobs.runDue(importJobs(test.deps))

/** A whole import, to its end. */
export async function importLeads(
  test: TestApp,
  as: TestPerson,
  content: string,
  over: Partial<ImportPlan> = {},
) {
  const { id } = await startImport(test, as, content, over)
  await runImports(test)
  return test.call(as, importEndpoints.importById, { id })
}

/** Of the firm that has one of everything: an import that is done, of a new lead and one that is known, and one that waits. */
export async function furnishImports({ test, caller }: { test: TestApp; caller: TestPerson }) {
  const content =
    'First Name,Phone Number,Alpha column,City\nAlpha Imported,9845010901,x,Pune\nAlpha Known,9845010901,y,Goa\n'
  const columns = [...planFor(content).columns, { index: 2, target: 'remarks' }]
  const done = await importLeads(test, caller, content, { columns })
  const waiting = await startImport(test, caller, content, { leftOut: [3] })
  return { import: done.id, waitingImport: waiting.id }
}
