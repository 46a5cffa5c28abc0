import type { Rows } from '../copied-rows'
import type { Sent } from './statements'
import type { Table } from './tables'

/** What a call did: its answer, what is stored after it, and whom it told of it. */
export interface Outcome {
  status: number
  answer: string
  /** What the database answered to each statement: rows that nothing shows count as well. */
  read: string[]
  /** The rows of the caller's company that the call wrote, by table. */
  stored: Record<string, string[]>
  told: string[]
}

export interface Done {
  outcome: Outcome
  /** Tables in which rows of the other company were written. */
  touched: string[]
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g
/** Hashes, tickets, passwords, keys, what is locked, places in a column: made by chance or by the clock of the database. */
const chance =
  /\b\w{4}-\w{4}-\w{4}\b(?!-)|\b[0-9a-f]{64}\b|\$argon2[^"]+|"[\w-]{40,}"|signature=[\w-]+|draft=[\w.%-]+|\/(?:enquiry\/|calendar-feed\/|mail-link#)[\w-]{40,}|\/shared-quotation\/[\w.-]{80,}|\b[0-9a-f]{8}(?:\.[\w-]{10,}){3}|\b1[67]\d{8}\.\d+/g

/** The same text for the same effect: what is new has another id and time in every run. */
export const withoutChance = (text: string, isKnown: (part: string) => boolean): string =>
  text
    .replaceAll(chance, (part) => (isKnown(part) ? part : '<chance>'))
    .replaceAll(uuid, (part) => (isKnown(part) ? part : '<id>'))
    .replaceAll(instant, (part) => (isKnown(part) ? part : '<time>'))

export const storedTexts = (
  tables: Table[],
  rows: Rows,
  plain: (text: string) => string,
): Outcome['stored'] =>
  Object.fromEntries(
    tables.map(({ name, counted }) => [
      name,
      (rows[name] ?? [])
        .map(({ ...row }) => {
          for (const column of counted) delete row[column]
          return plain(JSON.stringify(row))
        })
        .sort(),
    ]),
  )

/** Lists in a row too; what is made by chance would be in another order in every run. */
const inAnyOrder = (plain: (text: string) => string) => (_key: string, value: unknown) =>
  Array.isArray(value) ? value.map((one) => plain(JSON.stringify(one))).sort() : value

/** Not the ends of transactions, whose jobs and messages are seen by themselves, nor housekeeping of the embedded database. */
const isQuestion = ({ text }: Sent) =>
  /^\s*(begin|select|insert|update|delete|with)\b/i.test(text) &&
  !/\bcommit$|\bpg_(stat|class|control)/i.test(text)

/** In any order: many statements do not ask for one. */
export const readTexts = (sent: Sent[], plain: (text: string) => string): string[] =>
  sent
    .filter(isQuestion)
    .map(({ text, rows, count }) => {
      const found = rows.map((row) => plain(JSON.stringify(row, inAnyOrder(plain)))).sort()
      return `${plain(text)}\n${count} rows: ${found.join(', ')}`
    })
    .sort()
