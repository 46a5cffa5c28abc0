import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { wholeExport } from './cases/read'
import type { Firm } from './firm'

const everyMs = 200
const times = 3
/** How many points of the memory curve are shown. */
const shown = 10

const run = promisify(execFile)

/** Memory of the process in MB, as the system sees it. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

interface Export {
  bytes: number
  seconds: number
  /** Memory of the server from the first byte to the last. */
  curve: number[]
}

async function exported(firm: Firm): Promise<Export> {
  const curve: number[] = []
  let isRunning = true
  const watch = async () => {
    while (isRunning) {
      curve.push(await memoryOf(firm.pid))
      await delay(everyMs)
    }
  }
  const watching = watch()
  const start = performance.now()
  const bytes = await firm.drain('owner', wholeExport)
  const seconds = (performance.now() - start) / 1_000
  isRunning = false
  await watching
  return { bytes, seconds, curve }
}

const evenly = (curve: number[]): number[] =>
  Array.from({ length: shown }, (_, n) => curve[Math.round((n * (curve.length - 1)) / (shown - 1))] ?? 0)

/** The memory of the server while the whole list is downloaded several times in a row. */
export async function reportExports(firms: Firm[]): Promise<string> {
  const lines = [
    '| leads | download | file, MB gzipped | seconds | highest, MB | from beginning to end, MB |',
    '|-------|----------|------------------|---------|-------------|---------------------------|',
  ]
  for (const firm of firms)
    for (let round = 1; round <= times; round++) {
      const { bytes, seconds, curve } = await exported(firm)
      const cells = [firm.size, round, (bytes / 2 ** 20).toFixed(1), seconds.toFixed(1)]
      const memory = evenly(curve).map((mb) => mb.toFixed(0))
      lines.push(`| ${[...cells, Math.max(...curve).toFixed(0), memory.join(' ')].join(' | ')} |`)
    }
  return [`Memory of the server, looked at every ${everyMs} ms.`, '', ...lines].join('\n')
}
