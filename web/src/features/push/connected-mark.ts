import { pushMark } from '../../api/device/push-here'
import { currentSession } from '../../api/session'

const ofNow = (): string | undefined => {
  const session = currentSession()
  return session && `${session.userId} ${session.token.slice(0, 8)}`
}

/** Beside the subscription of the browser: whom it was made for, and in which session. */
export const markConnected = () => localStorage.setItem(pushMark, ofNow() ?? '')
export const forgetConnected = () => localStorage.removeItem(pushMark)

/** Connected in this session, in an earlier one of the same person, or not by them. */
export function wasConnected(): 'now' | 'before' | 'never' {
  const mark = localStorage.getItem(pushMark)
  const now = ofNow()
  if (!mark || !now) return 'never'
  if (mark === now) return 'now'
  return mark.split(' ')[0] === now.split(' ')[0] ? 'before' : 'never'
}
