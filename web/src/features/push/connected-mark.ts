import type { PushPlace } from '@foyer/contract/push/model'
import { isShownTo, pushMark } from '../../api/device/push-here'
import { currentSession } from '../../api/session'

export interface Mark {
  /** Connected in this session, or in an earlier one of the same person. */
  isOfNow: boolean
  deviceId: string | undefined
  place: string | undefined
}

/** Enough of an address to tell it from others. */
const endOf = ({ endpoint }: PushPlace) => endpoint.slice(-24)
const beginning = (token: string) => token.slice(0, 8)

/** Beside the subscription of the browser: whom it was made for, in which session, and as which device. */
export function markConnected(deviceId: string, place: PushPlace) {
  const session = currentSession()
  if (!session) return
  localStorage.setItem(pushMark, [session.userId, beginning(session.token), deviceId, endOf(place)].join(' '))
}

/** Nothing where it was not connected for whoever is signed in. */
export function readMark(): Mark | undefined {
  const session = currentSession()
  if (!session || !isShownTo(session.userId)) return undefined
  const [, token, deviceId, place] = localStorage.getItem(pushMark)?.split(' ') ?? []
  return { isOfNow: token === beginning(session.token), deviceId, place }
}

export const isMarked = ({ place }: Mark, here: PushPlace): boolean => place === endOf(here)
