import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'firstName' | 'lastName' | 'phone' | 'dateOfBirth' | 'address' | 'city' | 'postalCode' | 'imageFileId'
  >
>

/** Writes personal details only, nothing else of a person. */
export const updatePersonal = (db: Db, userId: string, change: UserChange, now: Date) =>
  db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, userId))

export const updateSteps = (
  db: Db,
  companyId: string,
  userId: string,
  change: { isFirstLogin?: false; isOnboardingDone?: true },
) =>
  db
    .update(members)
    .set(change)
    .where(and(eq(members.companyId, companyId), eq(members.userId, userId)))
