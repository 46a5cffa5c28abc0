import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column has one of these values. The text of the statement is the same however many there are, but for one alone: of
 * an array the database does not know how long it is, and would plan each time anew.
 */
export function isAnyOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const [only, ...more] = values
  if (only !== undefined && more.length === 0) return eq(column, only)
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
}
