import { writeSync } from 'node:fs'
import { readEnv } from '../../env'
import { openServer } from '../../open-server'

/** A whole server that sends what waits, until it is killed or its input ends. */
const [databaseUrl, dataDir, migrationsFolder = '', smtpUrl, hours = '0'] = process.argv.slice(2)
const env = readEnv({
  NODE_ENV: 'test',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Foyer <no-reply@foyer.example>',
  MAIL_PER_MINUTE: '100000',
})
// Later with every start: what a process that was killed had begun is lost, not under way.
const clock = () => new Date(Date.now() + Number(hours) * 3_600_000)
const server = await openServer(env, { migrationsFolder, clock })
await server.startJobs()
process.stdin.resume()
process.stdin.on('end', async () => {
  await server.close()
  process.exit(0)
})
writeSync(1, 'ready\n')
