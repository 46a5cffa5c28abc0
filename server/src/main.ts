import { fileURLToPath } from 'node:url'
import { createApp } from './app'
import { UnreachableDatabase } from './db/client'
import { LockedDataDir } from './db/embedded/lock'
import { seedDemo } from './db/seed/demo'
import { readEnv, WrongSettings } from './env'
import { openServer } from './open-server'
import { welcome } from './welcome'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function start(): Promise<void> {
  const env = readEnv()
  const server = await openServer(env, {
    migrationsFolder: here('./migrations'),
    template: here('./template.tar.gz'),
  })
  const isSeeded = env.isDemo && (await seedDemo(server.deps))
  const app = await createApp({ ...server, webFolder: here('../../web/dist') })
  await server.startJobs()
  await app.listen({ host: env.host, port: env.PORT })

  const stop = async () => {
    await app.close()
    await server.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  welcome(env, app.server.address(), isSeeded)
}

/** System errors that a setting causes. */
const settingBehind: Record<string, string> = { listen: 'HOST, PORT', getaddrinfo: 'HOST', mkdir: 'DATA_DIR' }

/** One clear line for what the operator can fix; the full error for everything else. */
function reasonOf(error: NodeJS.ErrnoException): string | undefined {
  const isExpected = [WrongSettings, LockedDataDir, UnreachableDatabase].some((kind) => error instanceof kind)
  if (isExpected) return error.message
  const setting = settingBehind[error.syscall ?? '']
  return setting ? `${setting}: ${error.message}` : error.stack
}

start().catch((error: Error) => {
  process.stderr.write(`${reasonOf(error) ?? error}\n`)
  process.exit(1)
})
