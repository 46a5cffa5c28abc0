import { duplicatePolicies } from '@foyer/contract/leads/duplicates/model'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

/** A way by which leads come by themselves: a webhook, a portal, a form on the firm's website, a page of Meta. */
export const intakeDoors = pgTable(
  'intake_doors',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Of the key in its address, by which a delivery finds it. */
    keyHash: text('key_hash'),
    /** The key itself, locked: it is shown again to those who set it up. */
    key: text('key'),
    /** What the other side proves itself by, or what we ask it with; locked. */
    secret: text('secret'),
    /** How the other side calls it: the id of a page of Meta. */
    externalId: text('external_id'),
    source: text('source'),
    sourceName: text('source_name'),
    duplicates: text('duplicates', { enum: duplicatePolicies }).notNull().default('skip'),
    /** Which value of what is delivered goes into which field. */
    mapping: jsonb('mapping').notNull().default({}),
    /** What only its kind has. */
    settings: jsonb('settings').notNull().default({}),
    state: text('state').notNull().default('on'),
    /** Why it does not work, for people. */
    message: text('message'),
    lastReceivedAt: instant('last_received_at'),
    /** For one that is asked: up to when everything has been fetched. */
    fetchedUntil: instant('fetched_until'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('intake_doors_by_key').on(t.keyHash).where(sql`key_hash is not null`),
    uniqueIndex('intake_doors_by_external_id')
      .on(t.kind, t.externalId)
      .where(sql`external_id is not null and deleted_at is null`),
  ],
)

/** What came through a door, once however often it is delivered. */
export const intakeDeliveries = pgTable(
  'intake_deliveries',
  {
    companyId: companyId(),
    doorId: uuid('door_id').notNull(),
    id: uuid('id').notNull(),
    /** How the other side calls it, or what it consists of: the same one is stored once. */
    onceKey: text('once_key').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** As it came. Gone when nobody needs it any more. */
    payload: jsonb('payload'),
    /** What is known beside it: the page it was sent from, its form. */
    about: jsonb('about').notNull().default({}),
    /** waiting, done, failed. */
    state: text('state').notNull().default('waiting'),
    /** created, updated, repeated, test. */
    outcome: text('outcome'),
    leadId: uuid('lead_id'),
    /** Why it failed, for people. */
    reason: text('reason'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('intake_deliveries_once').on(t.companyId, t.doorId, t.onceKey),
    index('intake_deliveries_in_order').on(t.companyId, t.doorId, t.receivedAt),
    index('intake_deliveries_failed').on(t.companyId, t.doorId, t.receivedAt).where(sql`state = 'failed'`),
    index('intake_deliveries_by_lead').on(t.companyId, t.leadId).where(sql`lead_id is not null`),
    // What is kept too long is looked for in all companies.
    index('intake_deliveries_kept').on(t.receivedAt).where(sql`payload is not null`),
    foreignKey({
      columns: [t.companyId, t.doorId],
      foreignColumns: [intakeDoors.companyId, intakeDoors.id],
    }),
  ],
)

/** A form of a page of Meta: its questions, and which of them goes into which field. */
export const intakeForms = pgTable(
  'intake_forms',
  {
    companyId: companyId(),
    doorId: uuid('door_id').notNull(),
    formId: text('form_id').notNull(),
    name: text('name').notNull(),
    questions: jsonb('questions').notNull().default([]),
    mapping: jsonb('mapping').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.doorId, t.formId] }),
    foreignKey({
      columns: [t.companyId, t.doorId],
      foreignColumns: [intakeDoors.companyId, intakeDoors.id],
    }),
  ],
)

/** Who of the firm logged in to Meta, and with what; locked. */
export const metaLogins = pgTable('meta_logins', {
  companyId: companyId().primaryKey(),
  userName: text('user_name').notNull(),
  token: text('token').notNull(),
  expiresAt: instant('expires_at'),
  /** on, needs-login. */
  state: text('state').notNull().default('on'),
  message: text('message'),
  connectedBy: uuid('connected_by').notNull(),
  connectedAt: instant('connected_at').notNull(),
  updatedAt: updatedAt(),
})

/** One import of a file. */
export const imports = pgTable(
  'imports',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    createdBy: uuid('created_by').notNull(),
    fileName: text('file_name').notNull(),
    /** staging, writing, done, cancelled, failed, undone. */
    state: text('state').notNull().default('staging'),
    duplicates: text('duplicates', { enum: duplicatePolicies }).notNull().default('skip'),
    /** Which column goes into which field, and what else was chosen. */
    plan: jsonb('plan').notNull().default({}),
    total: integer('total').notNull(),
    staged: integer('staged').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** Why it failed, for people. */
    reason: text('reason'),
    /** What an undo left as it was, and why. */
    kept: jsonb('kept').notNull().default([]),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('imports_in_order').on(t.companyId, t.createdAt),
  ],
)

/** The rows of its file, and what became of each. Deleted after 30 days. */
export const importRows = pgTable(
  'import_rows',
  {
    companyId: companyId(),
    importId: uuid('import_id').notNull(),
    /** As the spreadsheet numbers it. */
    row: integer('row').notNull(),
    /** The texts of its columns, as they came or were repaired; gone once they are a lead. */
    cells: jsonb('cells').notNull(),
    /** What will be written; empty until it is staged. */
    draft: jsonb('draft'),
    /** created, updated, skipped. */
    outcome: text('outcome'),
    /** Why it was skipped, for people. */
    reason: text('reason'),
    leadId: uuid('lead_id'),
    /** When its lead was written and what an update replaced, so that it can be undone. */
    before: jsonb('before'),
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.importId, t.row] }),
    index('import_rows_by_lead').on(t.companyId, t.leadId).where(sql`lead_id is not null`),
    foreignKey({ columns: [t.companyId, t.importId], foreignColumns: [imports.companyId, imports.id] }),
  ],
)

/** Into which field a column of this heading went the last time. */
export const importMappings = pgTable(
  'import_mappings',
  {
    companyId: companyId(),
    /** As headings are compared: small letters, one space. */
    heading: text('heading').notNull(),
    field: text('field').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.heading] })],
)
