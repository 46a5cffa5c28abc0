import { createHash } from 'node:crypto'
import { newId } from '../../new-id'
import type { Rows } from '../copied-rows'
import type { OwnThings } from './own-things'
import { isOfCompany, type Table } from './tables'
import { unlike } from './unlike'

type Row = Rows[string][number]

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Own things have these in their texts and numbers; the copies in the other company have others in the same places. */
const marks = {
  foreign: { word: 'zulu', phone: '984502', numbers: 1_000_000 },
  twin: { word: 'tango', phone: '984503', numbers: 2_000_000 },
}
type Mark = (typeof marks)['twin']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const marked = (text: string, { word, phone }: Mark) =>
  text.replaceAll('alpha', word).replaceAll('Alpha', capital(word)).replaceAll('984501', phone)

export interface OtherCompany {
  id: string
  rows: Rows
  /** Ids that exist only there, and words that only its texts have. */
  ids: Set<string>
  words: string[]
  /** The same text with the other company's thing in the place of each own one. */
  foreign: (text: string) => string
}

const idsIn = (rows: Rows) => new Set(JSON.stringify(rows).match(uuid))

/** Names that the product gave, which have no mark yet: a firm may have each only once. */
const named = (row: Row, { word }: Mark): Row =>
  typeof row.name === 'string' && !row.name.toLowerCase().includes(word)
    ? { ...row, name: `${row.name} ${capital(word)}` }
    : row

const numbered = (row: Row, { counted }: Table, from: number): Row => ({
  ...row,
  ...Object.fromEntries(counted.map((column) => [column, Number(row[column]) + from])),
})

/** Its token, or the key in its address, is another one too. */
const withOtherToken = (row: Row, { word }: Mark): Row => {
  const other = (hash: unknown) => createHash('sha256').update(`${hash} ${word}`).digest('hex')
  const hashes = ['token_hash', 'key_hash', 'once_key'].filter((column) => row[column])
  return { ...row, ...Object.fromEntries(hashes.map((column) => [column, other(row[column])])) }
}

/** Two copies of a row may have the same key, where it has no id of its own. */
const once = ({ key }: Table, rows: Row[]): Row[] => {
  const byKey = new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row]))
  return [...byKey.values()]
}

/** The twins of leads are found by the same phones and addresses: their clients are those of both firms. */
const marking =
  ({ name }: Table, mark: Mark) =>
  (text: string) =>
    name === 'lead_identities' && mark === marks.twin ? text : marked(text, mark)

/** Belongs to no company, or to the whole server. */
const isLeftOut = ({ name }: Table) => name === 'server_secrets' || name === 'sign_in_failures'
/** In these the people of the other company are others. */
const peopleTables = new Set(['users', 'credentials', 'members', 'sessions'])

/**
 * A second firm made of the rows of the first, twice: with ids of its own, which a caller may guess or remember, and as
 * twins with the ids of the first firm, because an id is only unique within a company. The people of the first firm worked
 * there once, the one who has left it works there now, and the two callers did what the copies say: nothing but the company
 * keeps it from them.
 */
export function otherCompanyOf(
  tables: Table[],
  own: Rows,
  things: OwnThings,
  callers: string[],
): OtherCompany {
  // Older than everything own: where rows come in the order of their ids, these are the first.
  const ids = new Map([...idsIn(own)].sort().map((id) => [id, newId(new Date('2020-01-01'))]))
  const id = ids.get(things.company) ?? ''
  const withIds = (text: string, kept: string[] = []) =>
    text.replaceAll(uuid, (found) => (kept.includes(found) ? found : (ids.get(found) ?? found)))
  const copy = (table: Table, mark: Mark, translate: (text: string) => string) =>
    (JSON.parse(marking(table, mark)(translate(JSON.stringify(own[table.name] ?? [])))) as Row[]).map((row) =>
      numbered(withOtherToken(named(row, mark), mark), table, mark.numbers),
    )
  const foreigners = (table: Table) =>
    copy(table, marks.foreign, (text) => withIds(text, peopleTables.has(table.name) ? [] : callers))
  const twins = (table: Table) =>
    isOfCompany(table) && table.key.length > 1
      ? copy(table, marks.twin, (text) => text.replaceAll(things.company, id)).map((row) =>
          unlike(table.name, row, things),
        )
      : []
  /** Those who are not asked for their own sessions are still signed in there. */
  const sessions = copy({ name: 'sessions', columns: [], key: [], counted: [] }, marks.twin, (text) =>
    text.replaceAll(things.company, id),
  )
    .filter(({ user_id: user }) => user !== things.caller)
    .map((row) => ({ ...row, id: newId(new Date('2020-01-02')) }))
  const rows = Object.fromEntries(
    tables
      .filter((table) => !isLeftOut(table))
      .map((table) => [
        table.name,
        once(table, [
          ...foreigners(table).map((row) => unlike(table.name, row, things)),
          ...twins(table),
          ...(table.name === 'sessions' ? sessions : []),
        ]),
      ]),
  )
  const former = new Set(own.members?.map((member) => member.user_id))
  for (const member of rows.members ?? [])
    if (former.has(member.user_id))
      member.deactivated_at = member.user_id === things.former ? null : member.created_at
  return {
    id,
    rows,
    foreign: (text) => marked(withIds(text), marks.foreign),
    ids: new Set(ids.values()),
    words: [marks.foreign.word, marks.twin.word],
  }
}
