import { projectLogKinds, projectStages } from '@foyer/contract/projects/record/model'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, updatedAt } from './columns'
import { files } from './files'

export const clients = pgTable(
  'clients',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    /** The lead it was made for: one client for each. */
    leadId: uuid('lead_id'),
    /** 0 individual, 1 corporate. */
    type: smallint('type').notNull().default(0),
    name: text('name').notNull(),
    companyName: text('company_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    country: text('country'),
    city: text('city'),
    location: text('location'),
    postalCode: text('postal_code'),
    /** What bills say. */
    billTo: text('bill_to'),
    billingAddress: text('billing_address'),
    billingLandmark: text('billing_landmark'),
    billingCity: text('billing_city'),
    gstNumber: text('gst_number'),
    /** Their account, once they were invited. */
    userId: uuid('user_id'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('clients_by_email').on(t.companyId, t.email),
    uniqueIndex('clients_of_lead').on(t.companyId, t.leadId).where(sql`lead_id is not null`),
    index('clients_by_user').on(t.companyId, t.userId).where(sql`user_id is not null`),
  ],
)

export const projects = pgTable(
  'projects',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The lead it was made from: one project for each. */
    leadId: uuid('lead_id'),
    name: text('name').notNull(),
    stage: text('stage', { enum: projectStages }).notNull().default('planning'),
    location: text('location'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    country: text('country'),
    city: text('city'),
    postalCode: text('postal_code'),
    phone: text('phone'),
    area: text('area'),
    areaUnit: text('area_unit'),
    workScope: text('work_scope'),
    /** In whole units of the currency. */
    value: bigint('value', { mode: 'number' }),
    startOn: date('start_on', { mode: 'string' }),
    endOn: date('end_on', { mode: 'string' }),
    note: text('note'),
    adminId: uuid('admin_id'),
    /** Finished in the wizard; before that it is the draft behind a quotation (C-075, C-154). */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    isFromLead: boolean('is_from_lead').notNull().default(false),
    /** The firm's own project, created in onboarding (O-041). */
    isCompanyOwn: boolean('is_company_own').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
    search: text('search').generatedAlwaysAs(
      sql`' ' || lower(name || ' ' || coalesce(city, '') || ' ' || coalesce(location, ''))`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('projects_by_name').on(t.companyId, t.name),
    index('projects_in_order').on(t.companyId, t.updatedAt, t.id).where(sql`deleted_at is null`),
    index('projects_by_client').on(t.companyId, t.clientId),
    uniqueIndex('projects_of_lead')
      .on(t.companyId, t.leadId)
      .where(sql`lead_id is not null and deleted_at is null`),
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

/** What happened in a project, in words of the server. */
export const projectLog = pgTable(
  'project_log',
  {
    companyId: companyId(),
    projectId: uuid('project_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    kind: text('kind', { enum: projectLogKinds }).notNull(),
    sentence: text('sentence').notNull(),
    /** The thing it is about: the name of a file, the title of a meeting. */
    subject: text('subject'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.projectId, t.at, t.id] }),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
  ],
)

export const projectFolders = pgTable(
  'project_folders',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** The folder that was deleted and took this one with it: they come back together. */
    deletedWith: uuid('deleted_with'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('project_folders_inside').on(t.companyId, t.projectId, t.parentId),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
  ],
)

/** An upload that was put into a project. */
export const projectFiles = pgTable(
  'project_files',
  {
    companyId: companyId(),
    /** The id of the upload. */
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    folderId: uuid('folder_id'),
    name: text('name').notNull(),
    /** The client sees it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    deletedBy: uuid('deleted_by'),
    /** As of a folder. */
    deletedWith: uuid('deleted_with'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('project_files_inside').on(t.companyId, t.projectId, t.folderId, t.createdAt),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
    foreignKey({ columns: [t.companyId, t.id], foreignColumns: [files.companyId, files.id] }),
  ],
)

/** The minutes of a meeting. */
export const minutes = pgTable(
  'minutes',
  {
    companyId: companyId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    title: text('title').notNull(),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    heldAt: time('held_at'),
    place: text('place'),
    notes: text('notes'),
    /** As `Attendee[]`: people of the firm and others. */
    attendees: jsonb('attendees').notNull().default([]),
    /** The client sees them. */
    isShared: boolean('is_shared').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    sentAt: instant('sent_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('minutes_of_project').on(t.companyId, t.projectId, t.heldOn, t.id),
    foreignKey({ columns: [t.companyId, t.projectId], foreignColumns: [projects.companyId, projects.id] }),
  ],
)

export const minutePoints = pgTable(
  'minute_points',
  {
    companyId: companyId(),
    minutesId: uuid('minutes_id').notNull(),
    id: uuid('id').notNull(),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    /** A person of the firm, or a name. */
    ownerId: uuid('owner_id'),
    ownerName: text('owner_name'),
    dueOn: date('due_on', { mode: 'string' }),
    /** The task that was made of it. */
    taskId: uuid('task_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.minutesId, t.id] }),
    foreignKey({ columns: [t.companyId, t.minutesId], foreignColumns: [minutes.companyId, minutes.id] }),
  ],
)
