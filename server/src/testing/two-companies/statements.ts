import pg, { type QueryResult } from 'pg'

interface Sender {
  query(...parts: unknown[]): unknown
}
interface Statement {
  name?: string
  text: string
}

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && typeof (query as Statement).text === 'string'

/** A statement as the product wrote it, with what the database answered. */
export interface Sent {
  text: string
  rows: unknown[]
  count: number
}

export interface Statements {
  /** From now on every statement is sent as this says. */
  rewrite: (as: (text: string) => string) => void
  /** What was sent since the last time, once it was answered. */
  taken: () => Sent[]
  /** All that the database did not understand: a broken statement of that kind proves nothing. */
  misunderstood: () => string[]
  stop: () => void
}

/** Stands between the product and the driver. Must begin before the first connection is opened. */
export function interceptStatements(): Statements {
  const prototype: Sender = pg.Client.prototype
  const original = prototype.query
  let change = (text: string) => text
  let sent: Sent[] = []
  const misunderstood: string[] = []

  /** The end of what only read is sent when it suits: by itself, or with the next beginning. */
  const note = (sentText: string, answer: QueryResult | QueryResult[] | undefined) => {
    const text = sentText.replace(/^COMMIT; /, '')
    if (text === 'COMMIT') return
    const answers = [answer ?? []].flat()
    const rows = answers.flatMap((one) => one.rows ?? [])
    sent.push({ text, rows, count: answers.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) })
  }
  const noteFailure = (text: string, error: unknown) => {
    const { code = '' } = error as { code?: string }
    if (/^42(?!501)/.test(code)) misunderstood.push(`${code} in ${text}`)
  }
  const changed = (query: unknown, text: string): unknown => {
    const other = change(text)
    if (other === text) return query
    // A name stands for one text on a connection.
    return isStatement(query) ? { ...query, name: undefined, text: other } : other
  }

  prototype.query = function send(this: unknown, query: unknown, ...rest: unknown[]) {
    const text = isStatement(query) ? query.text : query
    if (typeof text !== 'string' || (isStatement(query) && 'submit' in query))
      return original.call(this, query, ...rest)
    const last = rest.at(-1)
    if (typeof last === 'function')
      rest[rest.length - 1] = (error: unknown, answer: QueryResult) => {
        if (error) noteFailure(text, error)
        note(text, answer)
        last(error, answer)
      }
    const answer = original.call(this, changed(query, text), ...rest) as Promise<QueryResult> | undefined
    return answer?.then(
      (given) => {
        note(text, given)
        return given
      },
      (error: unknown) => {
        noteFailure(text, error)
        throw error
      },
    )
  }
  return {
    rewrite: (as) => {
      change = as
    },
    taken: () => {
      const taken = sent
      sent = []
      return taken
    },
    misunderstood: () => misunderstood,
    stop: () => {
      prototype.query = original
    },
  }
}
