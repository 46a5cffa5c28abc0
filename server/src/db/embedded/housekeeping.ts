import pg, { type Pool } from 'pg'

/** At most this much is replayed when the database is opened after a crash. */
const mostLogBytes = 32 * 1024 * 1024

const logSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes from pg_control_checkpoint()`

/** The thresholds of PostgreSQL's own autovacuum; counters start at zero with each start, row estimates do not. */
const tablesDue = `
  select n.nspname as schema, c.relname as name
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_stat_all_tables s on s.relid = c.oid,
    greatest(c.reltuples, s.n_live_tup) as rows
  where c.relkind in ('r', 'm') and n.nspname not like 'pg_toast%'
    and (s.n_dead_tup > 50 + 0.2 * rows
      or s.n_mod_since_analyze > 50 + 0.1 * rows
      or s.n_ins_since_vacuum > 1000 + 0.2 * rows
      or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)
      or age(c.relfrozenxid) > 150000000)
  order by s.n_dead_tup desc`

/**
 * One round of what a PostgreSQL server does in the background and PGlite does not: without it the log grows forever, dead
 * rows stay and the planner has no statistics.
 */
export async function keepHouse(pool: Pool): Promise<void> {
  await pool.query('select pg_stat_force_next_flush()') // otherwise the counts of the last second are held back
  const due = await pool.query<{ schema: string; name: string }>(tablesDue)
  for (const { schema, name } of due.rows)
    await pool.query(`VACUUM (ANALYZE) ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`)
  const log = await pool.query<{ bytes: number }>(logSinceCheckpoint)
  if (Number(log.rows[0]?.bytes) > mostLogBytes) await pool.query('CHECKPOINT')
}
