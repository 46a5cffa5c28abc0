// npm run bench [-- --requests 200] [--sizes 400,100000] [--only "first page"] [--explain] [--export] [--import] [--dashboard]
// What calls cost beyond their bare SQL and beside a bare server, and whether that grows with the number of leads.
import { parseArgs } from 'node:util'
import { startPostgres } from '../server/src/testing/postgres'
import { reportBulk } from './bulk'
import { reportCalls } from './calls'
import { reportDashboard } from './dashboard'
import { reportExports } from './export'
import { databaseOf, type Firm, openFirm } from './firm'
import { reportImports } from './import'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200' },
    /** Leads of the small firm and of the large one. */
    sizes: { type: 'string', default: '400,100000' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
    explain: { type: 'boolean', default: false },
    /** Measures memory during exports instead of the calls. */
    export: { type: 'boolean', default: false },
    /** Measures imports instead of the calls. */
    import: { type: 'boolean', default: false },
    /** Measures the numbers of a year instead of the calls. */
    dashboard: { type: 'boolean', default: false },
  },
})
const { only } = options
const requests = Number(options.requests)
const sizes = options.sizes.split(',').map(Number)
if (sizes.length !== 2 || !sizes.every((size) => size >= 100))
  throw new Error('--sizes: two numbers of leads, please, such as 400,100000')

const firms: Firm[] = []
const postgres = await startPostgres()
try {
  for (const size of sizes) {
    console.log(`Making a firm with ${size} leads…`)
    firms.push(await openFirm(postgres, size))
  }
  const reports = options.export
    ? [await reportExports(firms)]
    : options.import
      ? [await reportImports(firms)]
      : options.dashboard
        ? [await reportDashboard(firms, ({ size }) => postgres.url(databaseOf(size)))]
        : [
            await reportCalls(firms, { requests, only, isExplained: options.explain }),
            await reportBulk(firms, only),
          ]
  for (const text of reports) if (text) console.log(`\n${text}`)
} finally {
  for (const firm of firms) await firm.close()
  await postgres.stop()
}
