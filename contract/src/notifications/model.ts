/** One notification of the bell. */
export interface Notification {
  id: string
  /** One line; bold is the only markup in it (see line.ts). */
  text: string
  feature: string
  link: string | undefined
  /** The exact page, where `link` is only the area. */
  detailedLink: string | undefined
  projectId: string | undefined
  projectName: string | undefined
  createdAt: string
  /** The reader, once they have read it; who else has read it is private. */
  readBy: string[]
  /** The person concerned. */
  receiverId: string | undefined
  /** What happened; nothing where it was sent by hand. */
  event: NotificationEvent | undefined
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
/** The feature of the rules about tasks; people without access to leads have it too. */
export const taskFeature = 'TASK'

/** The events people are notified of (C-151). */
export const notificationEvents = [
  'lead-created',
  'lead-waiting',
  'lead-assigned',
  'lead-reassigned',
  'lead-interested',
  'lead-follow-up',
  'lead-not-interested',
  'lead-deleted',
  'lead-enquired',
  'door-failing',
  'mail-answered',
  'mail-returned',
  'follow-up-due',
  'first-contact-due',
  'first-contact-late',
  'lead-given-on',
  'quotation-seen',
  'quotation-changes',
  'quotation-accepted',
  'import-finished',
  'task-assigned',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** Types: 1 email, 2 bell, 3 bell to the people named by id. */
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

/** The placeholders of a rule's texts, written as {{leadName}}; `details` comes from the event itself. */
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

/** An event that people may be notified of; the rules of its feature say who and how. */
export interface Happening {
  event: NotificationEvent
  /** Who did it, and is not notified. Undefined when it was triggered by time. */
  actorId?: string
  /** The person concerned; for a lead its assignee. */
  receiverId?: string
  extraIds?: string[]
  /** Only these people are notified, where one action has several summaries. */
  among?: string[]
  values: PlaceholderValues
  /** The leads that it names: when they are erased, so is what was told of them. */
  aboutLeads?: string[]
  link: string
  detailedLink?: string
  /** Assignee and creator of the record: only people who may see it are notified. */
  record?: { assigneeId: string | undefined; creatorId: string | undefined }
}
