import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'

/** The query builder on the connection of one transaction. */
export const onClient = (client: PoolClient) => drizzle(client)
export type Db = ReturnType<typeof onClient>
