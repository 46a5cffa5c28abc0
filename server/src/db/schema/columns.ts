import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const companyId = () => uuid('company_id').notNull()
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Compared byte by byte, whatever order the database was made with. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * A position in an order: a decimal with ten digits and as many decimals as it needs, without trailing zeros, so that the
 * bytes compare like the numbers. Row-level security lets an index compare texts before its own check, but not numerics.
 */
export const place = bytewise
