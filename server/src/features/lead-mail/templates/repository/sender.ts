import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { nameOfMember } from '../../../../db/shown-name'

/** Who writes, as a mail names them. */
export const findSender = async (db: Db, companyId: string, userId: string) => {
  const [row] = await db
    .select({
      company: companies.name,
      sender: nameOfMember(),
      senderPhone: users.phone,
      senderEmail: users.email,
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))
  return row
}
