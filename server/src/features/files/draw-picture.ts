import { fileLimits } from '@foyer/contract/files/limits'
import { fileRefusals } from '@foyer/contract/files/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import type { SharpOptions } from 'sharp'

export const pictureType = 'image/webp'

const atOnce = 2
const mayWait = 40
const seconds = 10

const input: SharpOptions = {
  limitInputPixels: fileLimits.maxMegapixels * 1_000_000,
  // Phones write files that a strict reader complains about; what is cut off or damaged is still refused.
  failOn: 'error',
  autoOrient: true,
}

/** It takes a moment to load, so it is loaded when the first picture is asked for. */
let loading: ReturnType<typeof load> | undefined
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Its library reads far more than we show, and each reader is one more that could be attacked.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`)
  sharp.unblock({ operation: readers })
  return sharp
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) return refuse(fileRefusals.picturesBusy)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * A picture made anew, at most so many pixels a side, turned as its camera meant it: nothing of the file is in it but what
 * one sees. The file is read when it is its turn, so that few are in memory at a time.
 */
export const drawPicture = (
  original: () => Promise<Uint8Array>,
  side: number,
  kind: 'webp' | 'png' = 'webp',
): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const bytes = await original()
    loading ??= load()
    const sharp = await loading
    try {
      const sized = sharp(bytes, input)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds })
      const drawn = await (kind === 'png' ? sized.png() : sized.webp({ quality: 82 })).toBuffer()
      return new Uint8Array(drawn)
    } catch (error) {
      return refuse(
        /pixel limit/i.test(String(error)) ? fileRefusals.tooManyPixels : fileRefusals.unreadablePicture,
      )
    }
  })
