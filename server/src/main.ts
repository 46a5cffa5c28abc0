import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { createApp } from './app'
import { type Env, readEnv } from './env'
import { openServer } from './open-server'
import { startProcesses } from './processes/first-process'
import { seedDemo } from './seed/demo'
import { reasonOf } from './start-failure'
import { welcome } from './welcome'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const parts = { migrationsFolder: here('./migrations'), template: here('./template.tar.gz') }

/** What is done once, before anybody is served. */
async function prepare(env: Env): Promise<boolean> {
  const server = await openServer(env, parts)
  const isSeeded = env.isDemo && (await seedDemo(server.deps))
  await server.close()
  return isSeeded
}

async function serve(env: Env): Promise<void> {
  const server = await openServer(env, parts)
  const isSeeded = cluster.isPrimary && env.isDemo && (await seedDemo(server.deps))
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
  if (cluster.isPrimary) welcome(env, app.server.address(), isSeeded)
}

async function start(): Promise<void> {
  const env = readEnv()
  if (cluster.isWorker || env.processes === 1) return serve(env)
  const isSeeded = await prepare(env)
  welcome(env, await startProcesses(env), isSeeded)
}

start().catch((error: Error) => {
  process.stderr.write(`${reasonOf(error) ?? error}\n`)
  process.exit(1)
})
