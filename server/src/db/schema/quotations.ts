import { quotationKinds, quotationStates } from '@foyer/contract/quotations/document/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { projects } from './projects'

export const quotations = pgTable(
  'quotations',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    /** The lead of the project, for its history. */
    leadId: uuid('lead_id'),
    kind: text('kind', { enum: quotationKinds }).notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: quotationStates }).notNull().default('draft'),
    /** Given at the first sending; never given again, never taken back. */
    number: text('number'),
    /** What is being written, as `QuotationDocument`. */
    draft: jsonb('draft').notNull(),
    /** Raised by every saving, so that two people do not write over each other (C-150). */
    revision: integer('revision').notNull().default(1),
    /** Of the draft, in the smallest unit of the currency. */
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    /** The newest version that was sent. */
    version: integer('version').notNull().default(0),
    acceptedVersion: integer('accepted_version'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedBy: uuid('updated_by').notNull(),
    updatedAt: updatedAt(),
    sentAt: instant('sent_at'),
    seenAt: instant('seen_at'),
    acceptedAt: instant('accepted_at'),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
    deletedAt: instant('deleted_at'),
    /** The upload with the PDF of what was being written, and the mark of what that was. */
    draftPdfFileId: uuid('draft_pdf_file_id'),
    draftPdfMark: text('draft_pdf_mark'),
    draftPdfError: text('draft_pdf_error'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('quotations_of_project').on(t.companyId, t.projectId, t.createdAt, t.id),
    index('quotations_of_lead').on(t.companyId, t.leadId).where(sql`lead_id is not null`),
    uniqueIndex('quotations_by_number').on(t.companyId, t.number).where(sql`number is not null`),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
  ],
)

/** What was sent: it never changes. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    companyId: companyId(),
    quotationId: uuid('quotation_id').notNull(),
    version: integer('version').notNull(),
    /** `QuotationDocument` with the firm as it was then. */
    document: jsonb('document').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** The upload with the PDF, once the job has made it. */
    pdfFileId: uuid('pdf_file_id'),
    pdfError: text('pdf_error'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.quotationId, t.version] }),
    foreignKey({
      columns: [t.companyId, t.quotationId],
      foreignColumns: [quotations.companyId, quotations.id],
    }),
  ],
)

/** A way in for the client without an account. The secret of its address is made of its id and the server's own secret. */
export const quotationLinks = pgTable(
  'quotation_links',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    quotationId: uuid('quotation_id').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    firstSeenAt: instant('first_seen_at'),
    lastSeenAt: instant('last_seen_at'),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('quotation_links_by_id').on(t.id),
    index('quotation_links_of').on(t.companyId, t.quotationId),
    foreignKey({
      columns: [t.companyId, t.quotationId],
      foreignColumns: [quotations.companyId, quotations.id],
    }),
  ],
)

/** What the client said of a version. */
export const quotationAnswers = pgTable(
  'quotation_answers',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    quotationId: uuid('quotation_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['accepted', 'changes'] }).notNull(),
    /** As the client wrote it. */
    name: text('name').notNull(),
    note: text('note'),
    /** As `ItemWish[]`. */
    items: jsonb('items').notNull().default([]),
    /** Of somebody who was signed in. */
    userId: uuid('user_id'),
    linkId: uuid('link_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('quotation_answers_of').on(t.companyId, t.quotationId, t.at),
    uniqueIndex('quotation_accepted_once').on(t.companyId, t.quotationId).where(sql`kind = 'accepted'`),
    foreignKey({
      columns: [t.companyId, t.quotationId],
      foreignColumns: [quotations.companyId, quotations.id],
    }),
  ],
)

/** The last number of a financial year. */
export const quotationNumbers = pgTable(
  'quotation_numbers',
  { companyId: companyId(), year: text('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.year] })],
)

/** What the firm has quoted before: offered while somebody types. */
export const knownItems = pgTable(
  'known_items',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: quotationKinds }).notNull(),
    name: text('name').notNull(),
    /** In lower case, for finding it. */
    key: text('key').notNull(),
    description: text('description'),
    unit: text('unit').notNull(),
    rate: bigint('rate', { mode: 'number' }).notNull(),
    gst: integer('gst').notNull(),
    hsn: text('hsn'),
    uses: integer('uses').notNull().default(1),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('known_items_once').on(t.companyId, t.kind, t.key),
    index('known_items_by_use').on(t.companyId, t.kind, t.uses),
  ],
)

/** The firm's own beginnings of quotations; those that every firm has are in the contract. */
export const quotationTemplates = pgTable(
  'quotation_templates',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: quotationKinds }).notNull(),
    name: text('name').notNull(),
    document: jsonb('document').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('quotation_templates_in_order').on(t.companyId, t.kind, t.name),
  ],
)
