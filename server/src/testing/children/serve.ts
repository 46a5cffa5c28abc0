import { writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../app'
import { readEnv } from '../../env'
import { openServer } from '../../open-server'

/** A whole server in a process of its own, which says its port and ends with its input. */
const [databaseUrl, dataDir, migrationsFolder = ''] = process.argv.slice(2)
const env = readEnv({
  NODE_ENV: 'test',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
})
const server = await openServer(env, { migrationsFolder })
const app = await createApp(server)
await server.startJobs()
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdin.resume()
process.stdin.on('end', async () => {
  await app.close()
  await server.close()
  process.exit(0)
})
writeSync(1, `${(app.server.address() as AddressInfo).port}\n`)
