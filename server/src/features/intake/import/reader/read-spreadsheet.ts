import { Worker } from 'node:worker_threads'
import { importLimits } from '@foyer/contract/intake/import/limits'
import type { Sheet } from '@foyer/contract/intake/import/model'
import { importRefusals } from '@foyer/contract/intake/messages/import'
import { refuse } from '@foyer/contract/kit/refusal'
import { withoutApostrophe } from '@foyer/contract/kit/spreadsheet/csv'

/** With the wait before it an answer comes within ten seconds, whatever the file is. */
const readingMs = 6_500
const waitingMs = 2_500
/** Of one process: the others serve meanwhile. */
const atOnce = 2
const memoryMb = 320

/** Beside the bundle after the build. */
const workerFile = 'spreadsheet-worker.mjs'

type RefusalCode = Exclude<
  {
    [K in keyof typeof importRefusals]: (typeof importRefusals)[K] extends (...args: never[]) => unknown
      ? never
      : K
  }[keyof typeof importRefusals],
  undefined
>
type Answer = { sheets: Sheet[] } | { refused: RefusalCode }

function inWorker(bytes: Uint8Array): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { bytes, limits: importLimits },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
      // It needs nothing of ours, and has nothing to say.
      env: {},
      stdout: true,
      stderr: true,
    })
    const end = (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ refused: 'tooMuch' }), readingMs)
    worker.once('message', end)
    // Out of memory, or a fault of the parser.
    worker.once('error', () => end({ refused: 'tooMuch' }))
    worker.once('exit', () => end({ refused: 'damaged' }))
  })
}

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (running < atOnce) {
    running += 1
    return
  }
  await new Promise<void>((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(new Error('busy'))
    }, waitingMs)
    waiting.push(turn)
  }).catch(() => refuse(importRefusals.busy))
}

function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/**
 * The sheets of a file, told by its content. It is read in a thread of its own with limits on time and memory, which makes no
 * request to anybody; what cannot be read is refused in words.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length === 0) refuse(importRefusals.empty)
  if (bytes.length > importLimits.file.maxBytes) refuse(importRefusals.tooLarge)
  await takeTurn()
  try {
    const answer = await inWorker(bytes)
    if ('refused' in answer) refuse(importRefusals[answer.refused])
    // C-140: as it was before an export made it harmless.
    return answer.sheets.map(({ name, lines }) => ({
      name,
      lines: lines.map(({ row, cells }) => ({ row, cells: cells.map(withoutApostrophe) })),
    }))
  } finally {
    passTurn()
  }
}
