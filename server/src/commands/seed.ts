import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { demoPassword } from '@foyer/contract/accounts/demo'
import { asSystem } from '../context'
import { readEnv } from '../env'
import { hashPassword } from '../features/accounts/passwords'
import { foldAllTallies } from '../features/leads/list/service/tallies'
import { openServer } from '../open-server'
import { seedBig } from '../seed/big'

/** npm run seed -- --leads 100000: a big company for measurements. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
  const leads = Number(values.leads)
  if (!Number.isInteger(leads) || leads < 1 || leads > 1_000_000)
    throw new Error('--leads: a whole number from 1 to 1000000, please')
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const server = await openServer(readEnv(), {
    migrationsFolder: here('./migrations'),
    template: here('./template.tar.gz'),
    isPatient: true,
  })
  try {
    const started = Date.now()
    const passwordHash = await hashPassword(demoPassword)
    const email = await asSystem(server.deps, (scope) => seedBig(scope, leads, passwordHash))
    await foldAllTallies(server.deps)
    await server.deps.database.pool.query('analyze')
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${leads} leads in ${seconds} s. Sign in as ${email} with ${demoPassword}\n`)
  } finally {
    await server.close()
  }
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
