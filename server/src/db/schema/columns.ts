import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const companyId = () => uuid('company_id').notNull()
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/**
 * A place in an order: a decimal of ten digits and as many behind the point as it needs, without zeros at the end, so
 * that the bytes compare like the numbers. Row security lets an index compare texts before its own check, but no numerics.
 */
export const place = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
