import { eq, isNotNull, sql } from 'drizzle-orm'
import type { Secrets } from '../secrets'
import type { Db } from './on-client'
import { serverSecrets } from './schema/accounts'
import { calendarFeeds } from './schema/calendar/feeds'
import { intakeDoors, metaLogins } from './schema/intake'
import { mailboxes, mailServers } from './schema/lead-mail'
import { pushDevices, pushKeysName } from './schema/push'

/** Everything that is locked. */
const locked = [
  { table: calendarFeeds, column: calendarFeeds.token },
  { table: intakeDoors, column: intakeDoors.key },
  { table: intakeDoors, column: intakeDoors.secret },
  { table: mailboxes, column: mailboxes.password },
  { table: mailServers, column: mailServers.password },
  { table: metaLogins, column: metaLogins.token },
] as const

const mark = 'locked with'

/** The key of this server does not open what is locked. */
export class WrongKey extends Error {}

const opens = ({ unlock }: Secrets, text: string): boolean => {
  try {
    unlock(text)
    return true
  } catch {
    return false
  }
}

/** Whether this server has the key of this database; with a new key everything is locked again. */
export async function keepLocked(db: Db, secrets: Secrets): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('foyer secrets', 0))`)
  await db
    .insert(serverSecrets)
    .values({ name: mark, value: secrets.lock('foyer') })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, mark))
  const value = row?.value ?? ''
  const isOpen = opens(secrets, value)
  if (!isOpen && (await hasSecrets(db)))
    throw new WrongKey(
      'SECRET_KEY: what firms have entrusted to this database is locked with another key. Give every server the same SECRET_KEY, with earlier keys after a comma, or bring the file secret.key of the earlier DATA_DIR.',
    )
  await keepPushKeys(db, secrets)
  if (isOpen && !secrets.isOld(value)) return
  for (const { table, column } of locked) {
    const rows = await db
      .select({ companyId: table.companyId, value: column })
      .from(table)
      .where(isNotNull(column))
    for (const one of rows)
      if (one.value && secrets.isOld(one.value))
        await db.execute(
          sql`update ${table} set ${sql.identifier(column.name)} = ${secrets.lock(secrets.unlock(one.value))} where ${table}.company_id = ${one.companyId} and ${column} = ${one.value}`,
        )
  }
  await db
    .update(serverSecrets)
    .set({ value: secrets.lock('foyer') })
    .where(eq(serverSecrets.name, mark))
}

/** No firm has entrusted them: where they are lost there are new ones, and browsers connect anew when their page is next opened. */
async function keepPushKeys(db: Db, secrets: Secrets): Promise<void> {
  const isTheirs = eq(serverSecrets.name, pushKeysName)
  const [row] = await db.select().from(serverSecrets).where(isTheirs)
  if (!row) return
  if (!opens(secrets, row.value)) {
    await db.delete(pushDevices)
    await db.delete(serverSecrets).where(isTheirs)
  } else if (secrets.isOld(row.value)) {
    const value = secrets.lock(secrets.unlock(row.value))
    await db.update(serverSecrets).set({ value }).where(isTheirs)
  }
}

async function hasSecrets(db: Db): Promise<boolean> {
  for (const { table, column } of locked)
    if ((await db.select({ value: column }).from(table).where(isNotNull(column)).limit(1)).length > 0)
      return true
  return false
}
