import { sql } from 'drizzle-orm'
import type { Scope } from '../context'
import type { Db } from '../db/on-client'
import { insertLeads } from './insert-leads'

/**
 * For a big company: without the triggers that follow every statement, and without looking up for each row the lead it
 * belongs to, which was written a moment before. What derives from leads is made once at the end. Only a superuser may
 * switch triggers off; for others it takes longer.
 */
export const insertManyLeads: typeof insertLeads = async (scope, leads, ids) => {
  if (!(await isSuperuser(scope.db))) return insertLeads(scope, leads, ids)
  await setTriggers(scope, 'replica')
  await insertLeads(scope, leads, ids)
  await setTriggers(scope, 'origin')
  await scope.db.execute(sql`select derive_from_leads(${ids.companyId})`)
}

async function isSuperuser(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ rolsuper: boolean }>(
    sql`select rolsuper from pg_roles where rolname = session_user`,
  )
  return rows[0]?.rolsuper ?? false
}

const setTriggers = ({ db }: Pick<Scope, 'db'>, as: 'replica' | 'origin') =>
  db.execute(
    sql.raw(
      `reset role; set local session_replication_role = ${as}; set local statement_timeout = 0; set local role foyer_system`,
    ),
  )
