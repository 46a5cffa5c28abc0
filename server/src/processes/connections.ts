import pg from 'pg'
import { UnreachableDatabase } from '../db/client'

const usual = 12
const fewest = 4
/** Of those the database allows, what is left for others: another product on it, a backup, a person at a terminal. */
const share = 0.8
/** For notifications of the database. */
const listening = 1

/** How many connections each of so many processes opens at most, or how many processes there can be. */
export function shareConnections(allowed: number, wanted: number): { processes: number; each: number } {
  const ours = Math.floor(allowed * share)
  const processes = Math.max(1, Math.min(wanted, Math.floor(ours / (fewest + listening))))
  const each = Math.max(fewest, Math.min(usual, Math.floor(ours / processes) - listening))
  return { processes, each }
}

export async function allowedConnections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ allowed: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`,
    )
    return rows[0]?.allowed ?? usual
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    throw new UnreachableDatabase(`DATABASE_URL: ${message || code}`)
  } finally {
    await client.end()
  }
}
