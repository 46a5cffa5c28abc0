import type { FirstResponse } from '../../company/first-response'
import { addOfficeMinutes, type OfficeClock, officeMinutesBetween } from '../../kit/office/office-hours'

/** The rules of a company, on the clocks of its zone. */
export interface ResponseRules extends FirstResponse {
  zone: string
}

const clockOf = ({ officeHours, zone }: ResponseRules): OfficeClock => ({ ...officeHours, zone })

/** When a lead that came at this instant is to be contacted at the latest; none where nobody watches. */
export const respondByOf = (rules: ResponseRules, came: Date): Date | null =>
  rules.isWatched ? addOfficeMinutes(came, rules.respondWithin, clockOf(rules)) : null

/** So many hand-overs at most: a lead that nobody of the turn contacts needs a person who decides. */
const handOversMax = 3
/** The owner and the manager are told before it is given on. */
export const toldBeforeHandOver = 2

interface AlertsSoFar {
  came: Date
  alertsSent: number
  now: Date
  /** Whether the rules have just been made. */
  areNew?: boolean
}

/** When the next person is told, or the lead is given on, after so many alerts; none when it is over. */
export function alertAtOf(
  rules: ResponseRules,
  { came, alertsSent, now, areNew = false }: AlertsSoFar,
): Date | null {
  const { isWatched, giveOnAfter, escalateAfter } = rules
  const after = (since: Date, minutes: number) => addOfficeMinutes(since, minutes, clockOf(rules))
  if (!isWatched) return null
  if (alertsSent === 0) return respondByOf(rules, came)
  if (alertsSent === 1) return after(came, escalateAfter)
  if (giveOnAfter === undefined || alertsSent >= toldBeforeHandOver + handOversMax) return null
  const first = after(came, giveOnAfter * 60)
  const isFirst = alertsSent === toldBeforeHandOver && (first > now || !areNew)
  // Whoever gets it, and whoever has it when the rule is made, has the whole time.
  return isFirst ? first : after(now, giveOnAfter * 60)
}

/** How long a lead has waited, in whole minutes of office hours. */
export const waitedMinutes = (rules: ResponseRules, came: Date, now: Date): number =>
  Math.floor(officeMinutesBetween(came, now, clockOf(rules)))

interface WatchedLead {
  createdAt: string
  respondBy?: string | undefined
  firstContactAt?: string | undefined
}

export type ResponseState =
  /** Late if less than nothing is left. */
  { is: 'waiting'; minutesLeft: number } | { is: 'contacted'; minutes: number }

/** How the first response to a lead stands; none for a lead on which no clock has run. */
export function responseStateOf(
  { createdAt, respondBy, firstContactAt }: WatchedLead,
  clock: OfficeClock,
  now: Date,
): ResponseState | undefined {
  if (!respondBy) return undefined
  if (firstContactAt)
    return {
      is: 'contacted',
      minutes: Math.floor(officeMinutesBetween(new Date(createdAt), new Date(firstContactAt), clock)),
    }
  const left = officeMinutesBetween(now, new Date(respondBy), clock)
  // Out of office hours nothing has passed, and it may be late all the same.
  return { is: 'waiting', minutesLeft: left > 0 ? Math.ceil(left) : Math.floor(left) }
}
