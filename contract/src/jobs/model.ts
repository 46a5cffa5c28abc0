/** A job that failed on every attempt, as an admin sees it. */
export interface FailedJob {
  id: string
  kind: string
  failedAt: string
  tries: number
  error: string
}
