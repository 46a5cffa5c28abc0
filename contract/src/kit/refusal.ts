/** A "no" that a person can read: the words, a stable code for programs, and the HTTP status. */
export interface Refusal {
  code: string
  text: string
  status: number
  /** For screens that need more than the words, for example which fields are missing. */
  details?: Record<string, unknown>
  /** Where the specification marks a failure with one word but shows another text. */
  description?: string
  /** Seconds after which it is worth another try: the header Retry-After. */
  retryAfter?: number
}

export const refusal = (status: number, code: string, text: string): Refusal => ({ status, code, text })

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text)
    this.name = 'Refused'
  }
}

export function refuse(why: Refusal, details?: Record<string, unknown>): never {
  throw new Refused(details ? { ...why, details } : why)
}

/** A limit: it is over after some time. */
export const refuseFor = (seconds: number, why: Refusal): never =>
  refuse({ ...why, retryAfter: Math.max(1, Math.ceil(seconds)) })
