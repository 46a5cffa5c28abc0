import type { ClockTime } from '@foyer/contract/kit/dates'
import { draftPrefix } from '../../../../api/session'

const key = `${draftPrefix}follow-up-time`

/** The time that was chosen last on this device: it is offered again. */
export function lastTime(): ClockTime | undefined {
  const found = localStorage.getItem(key)
  return found && /^\d\d:\d\d$/.test(found) ? found : undefined
}

export function keepLastTime(time: ClockTime | undefined) {
  // A full or forbidden store only loses what would have been offered.
  try {
    if (time) localStorage.setItem(key, time)
  } catch {}
}
