import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'

export const clients = pgTable(
  'clients',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    city: text('city'),
    location: text('location'),
    postalCode: text('postal_code'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('clients_by_email').on(t.companyId, t.email)],
)

export const projects = pgTable(
  'projects',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    clientId: uuid('client_id').notNull(),
    name: text('name').notNull(),
    location: text('location'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    adminId: uuid('admin_id'),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    isFromLead: boolean('is_from_lead').notNull().default(false),
    /** The firm's own project, created in onboarding (O-041). */
    isCompanyOwn: boolean('is_company_own').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('projects_by_name').on(t.companyId, t.name),
    foreignKey({ columns: [t.companyId, t.clientId], foreignColumns: [clients.companyId, clients.id] }),
  ],
)

export const projectMembers = pgTable(
  'project_members',
  {
    companyId: companyId(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.projectId, t.userId] }),
    index('project_members_by_user').on(t.companyId, t.userId),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
  ],
)
