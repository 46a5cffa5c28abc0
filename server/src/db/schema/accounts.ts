import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'
import { companies } from './company'

/** A person is global; their rights are a membership in one company (C-149). */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  phone: text('phone'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  address: text('address'),
  city: text('city'),
  postalCode: text('postal_code'),
  imageFileId: uuid('image_file_id'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Separate from users, so that no query for people can return a password. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  isTemporary: boolean('is_temporary').notNull().default(false),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

export const members = pgTable(
  'members',
  {
    companyId: companyId().references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    roleName: text('role_name').notNull(),
    isSuperAdmin: boolean('is_super_admin').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isClient: boolean('is_client').notNull().default(false),
    crmEdit: boolean('crm_edit').notNull().default(false),
    crmCanAssign: boolean('crm_can_assign').notNull().default(false),
    quotationEdit: boolean('quotation_edit').notNull().default(false),
    canCreateProject: boolean('can_create_project').notNull().default(false),
    features: text('features').array().notNull().default([]),
    designationId: uuid('designation_id'),
    reportTo: uuid('report_to'),
    invitedBy: uuid('invited_by'),
    /** The name they were invited with; that of their account is not shown before they have come. */
    invitedAs: text('invited_as'),
    /** Skipped by automatic assignment (C-113). */
    isAbsent: boolean('is_absent').notNull().default(false),
    isFirstLogin: boolean('is_first_login').notNull().default(true),
    isOnboardingDone: boolean('is_onboarding_done').notNull().default(false),
    deactivatedAt: instant('deactivated_at'),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('members_by_user').on(t.userId),
    index('members_by_manager').on(t.companyId, t.reportTo),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    companyId: companyId().references(() => companies.id),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_expiry').on(t.expiresAt)],
)

/** Failed sign-ins per account and per address, counted in time windows so that every process sees them. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    subject: text('subject').notNull(),
    windowStart: instant('window_start').notNull(),
    failures: integer('failures').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.windowStart] }),
    index('sign_in_failures_by_age').on(t.windowStart),
  ],
)

/** A four-digit code, protected by few tries, a short life and the request id it belongs to (C-134). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The request id that /send returned: the code works only together with it. */
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['register', 'recover', 'invite'] }).notNull(),
    /** Empty when there is no account: the answer must not tell. */
    codeHash: text('code_hash'),
    /** Of the link in the same mail, which works when the tries are used up (C-178); empty once it was used. */
    linkHash: text('link_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('one_time_codes_by_email').on(t.email, t.createdAt),
    index('one_time_codes_by_age').on(t.createdAt),
    uniqueIndex('one_time_codes_link').on(t.linkHash),
  ],
)

/** Short-lived and used once: allows setting a password after a code or a temporary password (C-133). */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['register', 'recover', 'first-login'] }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_tickets_by_age').on(t.expiresAt)],
)

/** Secrets the server generates once, shared by all its processes. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
