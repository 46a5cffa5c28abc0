import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

export const companyId = () => uuid('company_id').notNull()
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Of an entry of a list that the firm keeps; without a position until somebody orders the list by hand (ADR-98). */
export const listed = { position: integer('position'), hiddenAt: instant('hidden_at') }

/**
 * A position in an order: a decimal with ten digits and as many decimals as it needs, without trailing zeros, so that the
 * bytes compare like the numbers, whatever order the database was made with. Row-level security lets an index compare texts
 * before its own check, but not numerics.
 */
export const place = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
