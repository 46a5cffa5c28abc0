/** Work after a commit that did not succeed after all its tries, as an admin sees it. */
export interface FailedJob {
  id: string
  kind: string
  failedAt: string
  tries: number
  error: string
}
