import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, listed, updatedAt } from './columns'

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email'),
  contact: text('contact'),
  logoFileId: uuid('logo_file_id'),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  gstNumber: text('gst_number'),
  /** Where clients pay to, as `BankDetails`; for quotations and bills. */
  bank: jsonb('bank').notNull().default({}),
  /** A picture of the signature, and the words under it. */
  signatureFileId: uuid('signature_file_id'),
  signatory: text('signatory'),
  country: text('country').notNull().default('India'),
  /** ISO 3166, two letters. */
  countryCode: text('country_code').notNull().default('IN'),
  dialCode: text('dial_code').notNull().default('+91'),
  currency: text('currency').notNull().default('INR'),
  currencySymbol: text('currency_symbol').notNull().default('₹'),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  /** The name of the place on the map. */
  location: text('location'),
  projectId: uuid('project_id'),
  autoAssign: boolean('auto_assign').notNull().default(false),
  /** Pipeline, rules, fields and assignment are changed by admins alone. */
  isSetupByAdmins: boolean('is_setup_by_admins').notNull().default(false),
  /** The starter packs this firm took: none is written twice. */
  starterPacks: text('starter_packs').array().notNull().default([]),
  /** Since when the list of the first week is no longer shown on Home. */
  firstWeekHiddenAt: instant('first_week_hidden_at'),
  /** When somebody is in the office, as `OfficeHours`. */
  officeHours: jsonb('office_hours')
    .notNull()
    .default({ days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' }),
  /** Whether the time to the first contact of new leads is watched. */
  watchesResponse: boolean('watches_response').notNull().default(true),
  /** In minutes of office hours: until the owner of a lead is reminded, and until the manager is. */
  respondWithin: integer('respond_within').notNull().default(30),
  escalateAfter: integer('escalate_after').notNull().default(120),
  /** In hours of office hours: what nobody has touched goes to the next in the turn. None: it stays. */
  giveOnAfter: integer('give_on_after'),
  /** Leads are updated with buttons instead of stages (C-166). */
  olderPanel: boolean('older_panel').notNull().default(false),
  /** Fields without a described use are stored and returned unchanged (C-128). */
  extra: jsonb('extra').notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Raised by the database whenever a row changes that servers hold in memory (`company-memory.ts`). */
export const settingsVersions = pgTable('settings_versions', {
  companyId: companyId()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(1),
})

export const designations = pgTable(
  'designations',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    ...listed,
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('designations_name').on(t.companyId, sql`lower(${t.name})`),
  ],
)

/** The rights of an invited person come from their role; permissions depend on the flags, never on its name (C-127). */
export const roles = pgTable(
  'roles',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    crmEdit: boolean('crm_edit').notNull().default(false),
    crmCanAssign: boolean('crm_can_assign').notNull().default(false),
    quotationEdit: boolean('quotation_edit').notNull().default(false),
    canCreateProject: boolean('can_create_project').notNull().default(false),
    features: text('features').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('roles_name').on(t.companyId, sql`lower(${t.name})`),
  ],
)
