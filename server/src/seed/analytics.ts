import { addDays, todayIn } from '@foyer/contract/kit/dates'
import { sql } from 'drizzle-orm'
import type { Scope } from '../context'
import { salesTargets } from '../db/schema/analytics'
import type { KnownIds } from './insert-leads'

const zone = 'Asia/Kolkata'
const lakh = 100_000

/** What the sales people are to win; the last of them has just started and has no target yet. */
const wanted = [
  { key: 'sales1', amount: 45 * lakh, leads: 3 },
  { key: 'sales2', amount: 40 * lakh, leads: 3 },
  { key: 'sales3', amount: 30 * lakh, leads: 2 },
  { key: 'sales4', amount: 25 * lakh, leads: 2 },
  { key: 'sales5', amount: undefined, leads: 2 },
]

/** Of this month and the last one. */
export async function insertTargets(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { companyId, people }: KnownIds,
): Promise<void> {
  const month = `${todayIn(zone, now).slice(0, 7)}-01`
  const lastMonth = `${addDays(month, -1).slice(0, 7)}-01`
  const setBy = people.get('owner') ?? ''
  await db.insert(salesTargets).values(
    [lastMonth, month].flatMap((of) =>
      wanted.flatMap(({ key, ...target }) => {
        const userId = people.get(key)
        return userId ? [{ companyId, userId, month: of, ...target, setBy, updatedAt: now }] : []
      }),
    ),
  )
}

/** Leads are inserted as they stand today: what they went through before is known from their history only. */
export const deriveAnalytics = ({ db }: Pick<Scope, 'db'>, companyId: string) =>
  db.execute(sql`select derive_analytics(${companyId})`)
