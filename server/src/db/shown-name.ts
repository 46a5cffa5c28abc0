import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { members, users } from './schema/accounts'

/**
 * What a firm calls one of its people: the name it invited them with until they have come, then their own (ADR-100). As text,
 * for these names of the two tables.
 */
export const shownName = (member: string, user: string): string =>
  `coalesce(${member}.invited_as, trim(${user}.first_name || ' ' || ${user}.last_name))`

interface Named {
  firstName: AnyPgColumn
  lastName: AnyPgColumn
}

export const nameOfMember = (
  member: { invitedAs: AnyPgColumn } = members,
  user: Named = users,
): SQL<string> =>
  sql<string>`coalesce(${member.invitedAs}, trim(${user.firstName} || ' ' || ${user.lastName}))`
