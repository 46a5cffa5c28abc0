import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryResultRow } from 'pg'

/** The query builder on the connection of one transaction. */
export const onClient = (client: PoolClient) => drizzle(client)
export type Db = ReturnType<typeof onClient>

/** A prepared statement: its text never changes, so the database plans it once per connection, not with every call. */
export const prepared =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: Db, values: unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text }, values)).rows
