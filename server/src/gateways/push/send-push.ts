import { ECDH } from 'node:crypto'
import type { PushMessage, PushPlace } from '@foyer/contract/push/model'
import webPush from 'web-push'
import { type Outside, OutsideFailed } from '../outside/port'

/** The pair by which browsers know the messages of this server (VAPID, RFC 8292). */
export interface ServerKeys {
  publicKey: string
  privateKey: string
}

export const newServerKeys = (): ServerKeys => webPush.generateVAPIDKeys()

/** Whether a browser can have given these: a point of the curve, and a secret. */
export function isPushKey({ p256dh, auth }: Pick<PushPlace, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

interface Posting {
  keys: ServerKeys
  /** Whom a push service may write to. */
  contact: string
  place: PushPlace
  message: PushMessage
  /** How long a push service keeps what it cannot deliver at once. */
  seconds: number
}

/** Taken; gone: the browser does not want any more; refused: not this message; later: try again. */
export type Posted = 'taken' | 'gone' | 'refused' | 'later'

/** Locked for the browser alone (RFC 8291) and given to its push service. */
export async function sendPush(
  outside: Outside,
  { keys, contact, place, message, seconds }: Posting,
): Promise<Posted> {
  const { endpoint, p256dh, auth } = place
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: contact, ...keys }, TTL: seconds, urgency: 'high' },
  )
  const answer = await outside
    .call({ url: endpoint, method: 'POST', headers: textsOf(headers), body: body ?? undefined })
    .catch((error: unknown) => {
      if (error instanceof OutsideFailed) return { status: error.isRefused ? 410 : 503 }
      throw error
    })
  const { status } = answer
  if (status >= 200 && status < 300) return 'taken'
  // 401 and 403 may be said of all devices at once: a clock that is wrong, a contact that is not liked.
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

const textsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
