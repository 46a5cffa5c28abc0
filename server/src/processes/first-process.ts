import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import type { Env } from '../env'
import { createLog } from '../http/logging'
import { allowedConnections, shareConnections } from './connections'
import { countForWorkers } from './shared-counters'

/** A process that ends at once is not started again at once. */
const pauseBeforeReplacing = 1_000

/**
 * Several processes on one port, one per core: this one hands them the connections, counts for their rate limits, and
 * replaces one that ended. Resolves with the address when all of them answer.
 */
export async function startProcesses(env: Env): Promise<AddressInfo> {
  const log = createLog(env.LOG_LEVEL)
  const { processes, each } = shareConnections(
    await allowedConnections(env.DATABASE_URL ?? ''),
    env.processes,
  )
  countForWorkers()
  const fork = () => cluster.fork({ DATABASE_CONNECTIONS: String(env.DATABASE_CONNECTIONS ?? each) })
  let isStopping = false
  let isReady = false

  const stop = (code: number) => {
    isStopping = true
    const left = Object.values(cluster.workers ?? {})
    if (left.length === 0) process.exit(code)
    cluster.on('exit', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code)
    })
    for (const worker of left) worker?.process.kill('SIGTERM')
  }
  process.once('SIGTERM', () => stop(0))
  process.once('SIGINT', () => stop(0))

  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    // What is wrong at the start is wrong for all, and has been said by the one that ended.
    if (!isReady) return stop(code || 1)
    log.error({ pid: worker.process.pid, code, signal }, 'a process ended and is replaced')
    setTimeout(() => {
      if (!isStopping) fork()
    }, pauseBeforeReplacing)
  })

  return new Promise((resolve) => {
    let listening = 0
    cluster.on('listening', (_worker, address) => {
      listening += 1
      if (listening < processes || isReady) return
      isReady = true
      resolve({ address: address.address, port: address.port, family: '' })
    })
    for (let place = 0; place < processes; place++) fork()
  })
}
