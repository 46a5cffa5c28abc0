import { mailLanes, mailStates } from '@foyer/contract/mail/model'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns'

/** Every mail the server sends or has sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    lane: text('lane', { enum: mailLanes }).notNull().default('product'),
    recipient: text('recipient').notNull(),
    /** The others to whom the same message goes, who see each other. */
    moreRecipients: text('more_recipients').array().notNull().default([]),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** In whose name it is sent, and who gets the answers. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    /** Uploads of the company (C-146). */
    attachmentIds: uuid('attachment_ids').array().notNull().default([]),
    /** Where the recipient says that they want no more of these; of mails to many. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The lead it was written to: it stays as long as the lead. */
    leadId: uuid('lead_id'),
    /** Who wrote it. */
    senderId: uuid('sender_id'),
    batchId: uuid('batch_id'),
    /** A code, a link or a password is in it: the words are blanked as soon as it is sent. */
    hasSecret: boolean('has_secret').notNull().default(false),
    /** The leads it tells of: it goes with them. */
    aboutLeads: uuid('lead_ids').array().notNull().default([]),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    /** Of the mails of a firm the lowest first: what one person writes does not wait for what goes to thousands. */
    urgency: smallint('urgency').notNull().default(0),
    /** When somebody wants it to leave, if not at once. */
    sendAt: instant('send_at'),
    /** When it may be tried next. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Since when a process has been handing it over. */
    claimedAt: instant('claimed_at'),
    tries: integer('tries').notNull().default(0),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_by_age').on(t.createdAt),
    index('mails_by_lead').using('gin', t.aboutLeads),
    index('mails_by_recipient').on(t.companyId, t.recipient),
    index('mails_to_lead').on(t.companyId, t.leadId, t.createdAt, t.id).where(sql`lead_id is not null`),
    // What a firm has still to send, in the order in which it leaves; and what was being sent when its process ended.
    index('mails_due')
      .on(t.companyId, t.urgency, t.dueAt, t.id)
      .where(sql`lane = 'firm' and state = 'queued'`),
    // For all firms: who has something to send, also what was put off or is to leave at a certain time.
    index('mails_waiting').on(t.dueAt).where(sql`lane = 'firm' and state = 'queued'`),
    index('mails_under_way').on(t.claimedAt).where(sql`state = 'sending'`),
    // How many a firm has sent within the last minute.
    index('mails_tried').on(t.companyId, t.claimedAt).where(sql`lane = 'firm' and claimed_at is not null`),
    index('mails_in_batch').on(t.companyId, t.batchId, t.state).where(sql`batch_id is not null`),
  ],
)
