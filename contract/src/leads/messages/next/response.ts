import type { ResponseState } from '../../response/clock'

/** '25 min', '2 h 5 min', '40 h' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const leftText = (minutes: number): string =>
  minutes > 0 ? `${minutesText(minutes)} left` : minutes < 0 ? `${minutesText(-minutes)} late` : 'due now'

/** In a narrow place: hours alone. */
const shortText = (minutes: number): string =>
  minutes < 60 ? minutesText(minutes) : `${Math.floor(minutes / 60)} h`
const shortLeft = (minutes: number): string =>
  minutes > 0 ? `${shortText(minutes)} left` : minutes < 0 ? `${shortText(-minutes)} late` : 'due now'

/** On the lead and in My Day; counted in office hours. */
export const responseTexts = {
  state: (state: ResponseState): string =>
    state.is === 'waiting'
      ? `Waiting for first contact · ${leftText(state.minutesLeft)}`
      : `First contact after ${minutesText(state.minutes)}`,
  left: shortLeft,
  hint: 'Counted in office hours.',
  /** In the bell, after the name of the lead. */
  waiting: (minutes: number) => `(waiting for ${minutesText(minutes)})`,
  waitingWith: (minutes: number, owner: string) => `(waiting for ${minutesText(minutes)}, with ${owner})`,
  /** In whose name the product gives leads on. */
  product: 'Foyer',
  givenOn: (hours: number) =>
    `: nobody had contacted it in ${hours} office ${hours === 1 ? 'hour' : 'hours'}`,
} as const
