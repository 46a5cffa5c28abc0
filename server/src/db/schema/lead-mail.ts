import { batchStates } from '@foyer/contract/lead-mail/bulk/model'
import { securities } from '@foyer/contract/lead-mail/sender/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const emailTemplates = pgTable(
  'email_templates',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    /** 1 follow up and all others, 4 no response, 5 not interested, 6 meeting. */
    type: smallint('type').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('email_templates_name').on(t.companyId, sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)

/** The same words to many leads, one message each (C-138). */
export const mailBatches = pgTable(
  'mail_batches',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    subject: text('subject').notNull(),
    /** With the placeholders still in it. */
    html: text('html').notNull(),
    attachmentIds: uuid('attachment_ids').array().notNull().default([]),
    /** In the order in which they were chosen. */
    chosenLeads: uuid('lead_ids').array().notNull(),
    state: text('state', { enum: batchStates }).notNull().default('filling'),
    /** How many of the leads have become a message or a reason why not. */
    filled: integer('filled').notNull().default(0),
    /** The leads that get none, by the reason. */
    skipped: jsonb('skipped').notNull().default({}),
    sendAt: instant('send_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('mail_batches_by_age').on(t.companyId, t.createdAt, t.id),
  ],
)

/** Who wants no mail to many any more. */
export const unsubscribedAddresses = pgTable(
  'unsubscribed_addresses',
  {
    companyId: companyId(),
    /** In lower case. */
    address: text('address').notNull(),
    leadId: uuid('lead_id'),
    /** None where they did it themselves. */
    addedBy: uuid('added_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.address] }),
    index('unsubscribed_by_age').on(t.companyId, t.createdAt, t.address),
  ],
)

/** The mail server of a firm, if it does not use ours. */
export const mailServers = pgTable('mail_servers', {
  companyId: companyId().primaryKey(),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  security: text('security', { enum: securities }).notNull(),
  username: text('username'),
  /** Locked. */
  password: text('password'),
  fromName: text('from_name').notNull(),
  fromAddress: text('from_address').notNull(),
  perMinute: integer('per_minute').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** When it last took a mail or a test. */
  workedAt: instant('worked_at'),
  error: text('error'),
  updatedAt: updatedAt(),
  updatedBy: uuid('updated_by'),
})

/** Where the answers to a firm's mails arrive. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    companyId: companyId().primaryKey(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    security: text('security', { enum: securities }).notNull(),
    username: text('username').notNull(),
    /** Locked. */
    password: text('password'),
    folder: text('folder').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** Up to which message it was read: the numbers of a mailbox begin anew when its validity changes. */
    uidValidity: text('uid_validity'),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
    readAt: instant('read_at'),
    failures: integer('failures').notNull().default(0),
    error: text('error'),
    nextReadAt: instant('next_read_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
    updatedBy: uuid('updated_by'),
  },
  (t) => [index('mailboxes_due').on(t.nextReadAt)],
)

/** What leads have answered. */
export const receivedMails = pgTable(
  'received_mails',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    leadId: uuid('lead_id').notNull(),
    /** The one it answers. */
    mailId: uuid('mail_id'),
    /** As its sender wrote it: each message is taken once. */
    messageId: text('message_id').notNull(),
    fromAddress: text('from_address').notNull(),
    fromName: text('from_name').notNull().default(''),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    attachmentIds: uuid('attachment_ids').array().notNull().default([]),
    /** An absence note, or news that a mail could not be delivered. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('received_mails_once').on(t.companyId, t.messageId),
    index('received_mails_of_lead').on(t.companyId, t.leadId, t.receivedAt, t.id),
  ],
)
