import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/**
 * Parallel requests for the same thing in this company wait, so that it is created once. Whoever takes several takes them in
 * the order of this list, after the lead.
 */
type Locked = 'own-project' | 'project-names' | `client:${string}`

export const lock = (db: Db, companyId: string, what: Locked) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}:${what}`}, 0))`)
