/** A call to an address that a firm entered, or of a service that firms use. */
export interface OutsideCall {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** The whole call; at most ten seconds. */
  timeoutMs?: number
}

export interface OutsideAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Why there was no answer, in words for people; nothing of what the other side said is among them. */
export class OutsideFailed extends Error {
  constructor(
    text: string,
    /** The address itself is not allowed: another try would not help. */
    readonly isRefused: boolean = false,
  ) {
    super(text)
    this.name = 'OutsideFailed'
  }
}

/** The network beyond the firm's own: no redirects, short, and never to this machine or its neighbours. */
export interface Outside {
  call: (call: OutsideCall) => Promise<OutsideAnswer>
  /** The addresses of a host, if it may be reached; for connections that are not HTTP. */
  resolve: (host: string) => Promise<string[]>
}
