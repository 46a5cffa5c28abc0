import { fileURLToPath } from 'node:url'
import { createApp } from './app'
import { readEnv } from './env'
import { openServer } from './open-server'
import { seedDemo } from './seed/demo'
import { reasonOf } from './start-failure'
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

start().catch((error: Error) => {
  process.stderr.write(`${reasonOf(error) ?? error}\n`)
  process.exit(1)
})
