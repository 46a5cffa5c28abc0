import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient, QueryResultRow } from 'pg'

/** The query builder on the connection of one transaction. */
export const onClient = (client: PoolClient) => drizzle(client)
export type Db = ReturnType<typeof onClient>

/** A prepared statement: its text never changes, so the database plans it once per connection, not with every call. */
export const prepared =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: Db, values: unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text }, values)).rows

const dialect = new PgDialect()
const names = new Map<string, string>()
/** The database keeps the plan of each for as long as the connection lives. */
const mostNames = 300

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `built-${names.size}`
  names.set(text, name)
  return name
}

/** As it is sent, with a name if it is to be planned once per connection. */
export interface Statement {
  name?: string
  text: string
  values: unknown[]
}

/** A statement of the query builder: those with the same text are planned once per connection. */
export function preparedStatement(query: SQL): Statement {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  const name = nameOf(text)
  return { ...(name && { name }), text, values }
}

export const runStatement = async <Row extends QueryResultRow>(
  db: Db,
  statement: Statement,
): Promise<Row[]> => (await db.$client.query<Row>(statement)).rows

export const runPrepared = <Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> =>
  runStatement<Row>(db, preparedStatement(query))

/** For a statement whose best plan depends on its values: it is planned each time. */
export async function runPlanned<Row extends QueryResultRow>(db: Db, query: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return (await db.$client.query<Row>({ text, values })).rows
}
