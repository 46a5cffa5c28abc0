/** What a person is told with the bell. */
export interface Notification {
  id: string
  /** One line; bold is the only markup in it (see line.ts). */
  text: string
  feature: string
  link: string | undefined
  /** The exact thing, where `link` is only its place. */
  detailedLink: string | undefined
  projectId: string | undefined
  projectName: string | undefined
  createdAt: string
  /** The reader, once they have read it; who else has is nobody's business. */
  readBy: string[]
  /** The one it is about. */
  receiverId: string | undefined
}

export const notificationTabs = ['all', 'unread', 'assigned'] as const
export type NotificationTab = (typeof notificationTabs)[number]

export interface NotificationQuery {
  tab: NotificationTab
  search: string | undefined
  limit: number
  skip: number
}

/** The feature of the rules about leads. */
export const leadFeature = 'LMS'
/** Of the rules about tasks, which also those have who see no leads. */
export const taskFeature = 'TASK'

/** What people are told of (C-151). */
export const notificationEvents = [
  'lead-created',
  'lead-assigned',
  'lead-reassigned',
  'lead-interested',
  'lead-follow-up',
  'lead-not-interested',
  'lead-deleted',
  'follow-up-due',
  'quotation-accepted',
  'import-finished',
  'task-assigned',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** Types 1 email, 2 bell, 3 bell to ids: to the people who are named. */
export const channels = ['email', 'bell', 'bell-to-people'] as const
export type Channel = (typeof channels)[number]

export interface NotificationRule {
  feature: string
  event: string
  toSuperAdmins: boolean
  toAdmins: boolean
  toReceiver: boolean
  toOthers: boolean
  channel: Channel
  subject: string
  emailText: string
  bellText: string
}

/** What the texts of a rule may name as {{leadName}}; `details` is what the event itself has to say. */
export const placeholders = [
  'leadName',
  'company',
  'email',
  'phone',
  'source',
  'salesRep',
  'sender',
  'taskTitle',
  'details',
] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Partial<Record<Placeholder, string>>

/** Something happened that people may have to be told of; the rules of its feature say whom and how. */
export interface Happening {
  event: NotificationEvent
  /** Who did it: not told of their own act. None where the clock did it. */
  actorId?: string
  /** The one it is about, for a lead its assignee. */
  receiverId?: string
  extraIds?: string[]
  /** Only these are told, where one act has several summaries. */
  among?: string[]
  values: PlaceholderValues
  link: string
  detailedLink?: string
  /** Who has the record and who made it: only those who may see it are told. */
  record?: { assigneeId: string | undefined; creatorId: string | undefined }
}
