import { Worker } from 'node:worker_threads'
import type { Sheet } from '../compose/sheet'

/** Beside the bundle after the build. */
const workerFile = 'paper-worker.mjs'
const patience = 180_000
const memoryMb = 512

interface Pictures {
  logo: Uint8Array | undefined
  signature: Uint8Array | undefined
}

/** The PDF, made in a thread of its own with limits on time and memory; it talks to nobody. */
export const print = (sheet: Sheet, pictures: Pictures, madeAt: Date): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { ...sheet, ...pictures, madeAt: madeAt.toISOString() },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      env: {},
    })
    const timer = setTimeout(() => {
      reject(new Error('the paper took too long'))
      void worker.terminate()
    }, patience)
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(bytes))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the paper was not made'))
    })
  })
