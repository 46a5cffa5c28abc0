import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { idempotencyHeader, laterKey } from '@foyer/contract/kit/envelope'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { CallFailed } from '../call-failed'
import { newKey, prepare, reach, readReply } from '../client'
import { currentNetwork, onNetworkChange } from '../network'
import { onSessionChange } from '../session'
import type { WaitingItem } from './item'
import { longestAnswer } from './longest-answer'
import { aboutStored, noteStored } from './new-leads'
import { alone, isOfSession, onWanted, readWaiting, settleWaiting } from './queue'
import { type AfterFailure, afterFailure, again, isForgotten, nextToSend, wakeAt } from './rules'
import type { Follow } from './shelf'

/** How a kind of item is sent, and what its answers mean. */
export interface WaitingCall {
  endpoint: AnyEndpoint
  /** The id that the server gave to a new lead. */
  idIn?: (reply: never) => string
  /** Which fields of the lead it changes, under the names of conflicts. */
  fieldsOf?: (input: never, reply: never) => string[]
  isConflict?: (failure: CallFailed) => boolean
}
export type WaitingCalls = Readonly<Record<string, WaitingCall>>

function wireOf({ input, key, sent }: WaitingItem, { endpoint }: WaitingCall) {
  const { session, address, init } = prepare(endpoint, input, { key })
  return { session, init, sent: sent ?? { address, body: String(init.body) } }
}

/** To be sent the first time; nothing where this build cannot say it. */
function firstSaid(item: WaitingItem, call: WaitingCall) {
  try {
    return wireOf(item, call).sent
  } catch {
    return undefined
  }
}

const unanswered = new CallFailed({ status: 0, code: 'unreachable', message: callTexts.unreachable })

async function post(item: WaitingItem, call: WaitingCall, signal: AbortSignal): Promise<unknown> {
  if (!isOfSession(item)) throw unanswered
  const { session, init, sent } = wireOf(item, call)
  init.headers.set(idempotencyHeader, item.key)
  const response = await reach(sent.address, { ...init, body: sent.body, signal })
  return readReply(call.endpoint, response, session)
}

/** What the others of the same lead have to know of one that is done, also those that were written while it was sent. */
function following(item: WaitingItem, reply: unknown, call: WaitingCall): Follow {
  const id = item.about.isNew ? call.idIn?.(reply as never) : undefined
  if (id) noteStored(item.about.leadId, id)
  const fields = call.fieldsOf?.(item.input as never, reply as never) ?? []
  const told = (other: WaitingItem): WaitingItem =>
    id ? aboutStored(other, id) : { ...other, ownFields: [...(other.ownFields ?? []), ...fields] }
  return (left) =>
    left.filter(({ owner, about }) => owner === item.owner && about.leadId === item.about.leadId).map(told)
}

/** Only what this person has changed meanwhile themselves stands against it: no question to anybody. */
function ownConflict(item: WaitingItem, { details }: CallFailed): WaitingItem | undefined {
  const { fields = [], updatedAt } = details as { fields?: { field: string }[]; updatedAt?: string }
  const isOwn = fields.length > 0 && fields.every(({ field }) => item.ownFields?.includes(field))
  return isOwn ? again(item, laterKey(newKey()), { ...item.input, baseUpdatedAt: updatedAt }) : undefined
}

const unsaid = { code: 'unsaid', message: callTexts.failed, details: {} }

/** What is with the server and was answered in words that nobody here understands must not hold what others wait for. */
function afterError(item: WaitingItem, call: WaitingCall, error: unknown): AfterFailure {
  if (!(error instanceof CallFailed)) return { ...item, state: 'unsure' }
  const isConflict = call.isConflict?.(error) ?? false
  const settled = isConflict ? ownConflict(item, error) : undefined
  return settled ?? afterFailure(item, error, { now: Date.now(), chance: Math.random(), isConflict })
}

/** Sends the first item that may be sent. Says whether to go on. */
async function sendOne(calls: WaitingCalls, onSent: (item: WaitingItem) => void): Promise<boolean> {
  const items = await readWaiting()
  const item = nextToSend(items, Date.now())
  if (!item || currentNetwork() === 'none' || !isOfSession(item)) return false
  const call = calls[item.call]
  if (!call || isForgotten(item, Date.now())) {
    await settleWaiting([], [{ ...item, state: 'unsure' }])
    return true
  }
  const sent = item.sent ?? firstSaid(item, call)
  if (!sent) {
    await settleWaiting([], [{ ...item, state: 'refused', refused: unsaid }])
    return true
  }
  const tried = { ...item, sent, firstTriedAt: item.firstTriedAt ?? new Date().toISOString() }
  // On the disk before it leaves: should the browser end now, it is sent again as the same.
  await settleWaiting([], [tried])
  const signal = AbortSignal.timeout(longestAnswer)
  const answer = await post(tried, call, signal).then(
    (reply) => ({ reply }),
    (error: unknown) => ({ next: afterError(tried, call, signal.aborted ? unanswered : error) }),
  )
  if (!('next' in answer)) {
    await settleWaiting([tried], [], following(tried, answer.reply, call))
    onSent(tried)
    return true
  }
  if (answer.next === 'stop') return false
  await settleWaiting([], [answer.next])
  return true
}

const longestPause = 60_000

/** Sends what waits, in order, as soon as the server can be reached. Returns a function that stops it. */
export function sendWaiting(calls: WaitingCalls, onSent: (item: WaitingItem) => void): () => void {
  let isStopped = false
  let isRunning = false
  let isAsked = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    isAsked = true
    if (isRunning || isStopped) return
    isRunning = true
    clearTimeout(timer)
    try {
      while (isAsked && !isStopped) {
        isAsked = false
        while (!isStopped && (await alone(() => sendOne(calls, onSent)))) failures = 0
      }
    } catch {
      // The device refuses its storage: tried again later.
    } finally {
      isRunning = false
    }
    const left = await readWaiting().catch(() => [])
    const wake = wakeAt(left)
    const isOpen = nextToSend(left, Date.now()) !== undefined
    if (isStopped || (!isOpen && wake === undefined)) return
    failures += 1
    const pause = Math.min(1000 * 2 ** failures, longestPause)
    timer = setTimeout(() => void run(), isOpen ? pause : Math.max((wake ?? 0) - Date.now(), 500))
  }
  const look = () => void run()
  const stops = [
    onNetworkChange(() => {
      if (currentNetwork() === 'there') look()
    }),
    onSessionChange(look),
    onWanted(look),
  ]
  look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
