import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from './columns'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  logoFileId: uuid('logo_file_id'),
  country: text('country').notNull().default('India'),
  dialCode: text('dial_code').notNull().default('+91'),
  currency: text('currency').notNull().default('INR'),
  currencySymbol: text('currency_symbol').notNull().default('₹'),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  /** Fields without a described use are stored and returned unchanged (C-128). */
  extra: jsonb('extra').notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
