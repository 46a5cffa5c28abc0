import type { CodePurpose } from '@foyer/contract/accounts/model'

/** What one has got hold of on the way to a new password, in this window: a reload loses nothing. */
export interface Step {
  email: string
  requestId?: string
  /** When the last code was asked for, in milliseconds. */
  sentAt?: number
  ticket?: string
  /** By a link that a firm has sent: they are signed in with the password they choose. */
  isInvited?: boolean
}

export type Way = CodePurpose | 'first-login'
const keyOf = (way: Way) => `foyer.${way}`

export function readStep(way: Way): Step | undefined {
  try {
    const step: unknown = JSON.parse(sessionStorage.getItem(keyOf(way)) ?? 'null')
    return step && typeof (step as Step).email === 'string' ? (step as Step) : undefined
  } catch {
    return undefined
  }
}

export const keepStep = (way: Way, step: Step) => sessionStorage.setItem(keyOf(way), JSON.stringify(step))

export const forgetStep = (way: Way) => sessionStorage.removeItem(keyOf(way))
