import { day, minute, type SeedCalendar } from './calendar'
import type { Random } from './random'

/** The shortest time between a lead's arrival and the end of its story: room for every session of work. */
const breathingSpace = 150 * minute
/** Longer than any session of work. */
const smallestGap = 6 * minute

/** When the lead arrived: online at any waking hour, otherwise while the studio is open. */
export function arrivalOf(
  ageInDays: number,
  isOnline: boolean,
  calendar: SeedCalendar,
  random: Random,
): number {
  const minuteOfDay = isOnline ? random.between(7 * 60, 21 * 60 + 15) : random.between(10 * 60 + 30, 19 * 60)
  let dayNumber = -Math.floor(ageInDays)
  while (calendar.at(dayNumber, minuteOfDay) > calendar.now - breathingSpace) dayNumber -= 1
  return calendar.at(dayNumber, minuteOfDay) + random.between(0, 59) * 1000
}

/** Increasing instants for `count` sessions after `start`, most of them in working hours, the last near `lastTouch`. */
export function spreadSittings(
  span: { start: number; lastTouch: number; end: number },
  count: number,
  calendar: SeedCalendar,
  random: Random,
): number[] {
  const { start, end } = span
  const length = Math.max(Math.min(span.lastTouch, end) - start, 0)
  const instants = Array.from({ length: count }, (_, index) => {
    // The first answer comes soon, the first call the next day at the latest; the last session ends the span.
    const share = index === 0 ? random.next() * 0.06 : index === count - 1 ? 1 : random.next()
    const isFirstCall = index === 1 && index < count - 1
    const dayNumber = calendar.dayNumberOf(
      start + (isFirstCall ? Math.min(share * length, share * day) : share * length),
    )
    const instant = calendar.at(dayNumber, random.between(10 * 60, 19 * 60)) + random.between(0, 59) * 1000
    // Nobody answers before the lead has arrived: then it is the next morning.
    return instant <= start && instant + day < end ? instant + day : instant
  }).sort((a, b) => a - b)
  return keepOrder(instants, start, end)
}

/** Moves sessions apart and back between the two ends. */
function keepOrder(instants: number[], start: number, end: number): number[] {
  let earliest = start
  for (const [index, instant] of instants.entries()) {
    earliest = Math.max(instant, earliest + smallestGap)
    instants[index] = earliest
  }
  let latest = end
  for (let index = instants.length - 1; index >= 0; index -= 1) {
    latest = Math.min(instants[index] ?? latest, latest - smallestGap)
    instants[index] = latest
  }
  return instants
}

/** When a closed lead was decided, or an open one last touched. */
export function lastTouchOf(
  kind: 'closed' | 'waiting' | 'idle',
  span: { start: number; end: number },
  random: Random,
): number {
  const length = span.end - span.start
  if (kind === 'closed') return span.start + Math.min(26 * random.logNormal(0.7) * day, length * 0.95)
  const silentDays = -Math.log(1 - random.next()) * (kind === 'waiting' ? 4 : 18)
  return span.end - Math.min(silentDays * day, length * 0.9)
}
