import type { ImportDetail, ReadSheets } from '@foyer/contract/intake/import/model'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import type { fakeServer } from '../fake-server'

/** A file as the server reads it: its headings in the first row, one lead in each of the others. */
export const readSheets = (lines: string[][], changes: Partial<ReadSheets> = {}): ReadSheets => ({
  fileName: 'enquiries.csv',
  sheets: [
    {
      name: 'Sheet1',
      headerRow: lines.length > 0 ? 1 : undefined,
      lines: lines.map((cells, place) => ({ row: place + 1, cells })),
    },
  ],
  remembered: {},
  rules: {
    dialCode: '91',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    now: '2026-11-17T10:00:00.000Z',
    customFields: [],
    stages: [],
    people: [],
    viewerId: '0198c3f2-7c1e-7a10-9f64-2d3f5b7a9c11',
    mayAssign: true,
    mayEdit: true,
  },
  ...changes,
})

export const importId = '0198c3f2-7c1e-7a10-9f64-2d3f5b7a9c10'

export const makeImport = (changes: Partial<ImportDetail> = {}): ImportDetail => ({
  id: importId,
  fileName: 'enquiries.csv',
  state: 'done',
  duplicates: 'skip',
  by: { id: '0198c3f2-7c1e-7a10-9f64-2d3f5b7a9c11', fullName: 'Kavya Menon' },
  total: 3,
  staged: 3,
  created: 1,
  updated: 1,
  skipped: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  finishedAt: '2026-11-17T10:00:05.000Z',
  canCancel: false,
  canUndo: true,
  hasRefusedRows: true,
  skippedRows: [{ row: 4, reason: 'Already a lead: Ananya Iyer' }],
  keptRows: [],
  ...changes,
})

/** Reads every file as these lines, knows nobody, and imports at once. */
export function serveImports(server: ReturnType<typeof fakeServer>, lines: string[][]) {
  const plans: unknown[] = []
  server.on(importEndpoints.sheets, () => ({ reply: readSheets(lines) }))
  server.on(importEndpoints.knownContacts, () => ({ reply: { known: [] } }))
  server.on(importEndpoints.startImport, ({ plan }) => {
    plans.push(plan)
    return { reply: makeImport({ state: 'staging', staged: 0 }) }
  })
  server.on(importEndpoints.importById, () => ({ reply: makeImport() }))
  server.on(importEndpoints.imports, () => ({ reply: { imports: [makeImport()] } }))
  return { plans }
}
