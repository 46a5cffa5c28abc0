import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns'

/** Every mail the server sends or has sent. `outbox`: no mail server is configured, so it stays here. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** A code, a link or a password is in it: the words are blanked as soon as it is sent. */
    hasSecret: boolean('has_secret').notNull().default(false),
    /** The leads it tells of: it goes with them. */
    aboutLeads: uuid('lead_ids').array().notNull().default([]),
    state: text('state', { enum: ['queued', 'sent', 'failed', 'outbox'] })
      .notNull()
      .default('queued'),
    tries: integer('tries').notNull().default(0),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_by_age').on(t.createdAt),
    index('mails_by_lead').using('gin', t.aboutLeads),
    index('mails_by_recipient').on(t.companyId, t.recipient),
  ],
)
