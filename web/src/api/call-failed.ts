/** A call without its reply. The message can be shown to people as it is. */
export class CallFailed extends Error {
  /** 0 where no answer came at all. */
  readonly status: number
  readonly code: string
  readonly details: Record<string, unknown>

  constructor(failure: { status: number; code: string; message: string; details?: Record<string, unknown> }) {
    super(failure.message)
    this.name = 'CallFailed'
    this.status = failure.status
    this.code = failure.code
    this.details = failure.details ?? {}
  }
}

/** The text to show for any error. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed ? error.message : otherwise
