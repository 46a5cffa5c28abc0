import { timestamp, uuid } from 'drizzle-orm/pg-core'

export const companyId = () => uuid('company_id').notNull()
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
