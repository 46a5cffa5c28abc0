import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { webFormLimits as limits } from '@foyer/contract/intake/web-form/limits'
import type { Deps } from '../../../context'

type Signer = Pick<Deps, 'secret'>

const sign = ({ secret }: Signer, doorId: string, text: string): string =>
  createHmac('sha256', secret).update(`enquiry ${doorId} ${text}`).digest('hex')

/** Says when a form was shown, and tells it from every other showing. */
export function newStamp(deps: Signer, doorId: string, now: Date): string {
  const text = `${now.getTime()}.${randomUUID()}`
  return `${text}.${sign(deps, doorId, text)}`
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** What a stamp says: made by us for this form, and how long ago. */
export function judgeStamp(
  deps: Signer,
  doorId: string,
  stamp: string,
  now: Date,
): 'good' | 'too-quick' | 'too-old' {
  const [, text = '', time, signature = ''] =
    /^((\d{1,15})\.[0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(stamp) ?? []
  if (!text || !isSame(signature, sign(deps, doorId, text))) return 'too-old'
  const seconds = (now.getTime() - Number(time)) / 1_000
  if (seconds > limits.slowest) return 'too-old'
  return seconds < limits.quickest ? 'too-quick' : 'good'
}

/** The same answers from the same showing of a form are one enquiry, however often they are sent. */
export const onceKeyOf = (stamp: string, answers: unknown): string =>
  createHash('sha256')
    .update(`${stamp} ${JSON.stringify(answers)}`)
    .digest('hex')
