/**
 * What calls and live events are about. After a call that writes, and after an event, open pages read again whatever they
 * have read about the same. A call that changes nothing that a page reads is about nothing.
 */
export type Subject =
  /** The signed-in person: details, rights. */
  | 'profile'
  | 'sessions'
  | 'company'
  | 'people'
  | 'teams'
  | 'pipeline'
  | 'tags'
  /** Custom fields and the lead form. */
  | 'fields'
  /** What the lead form offers: sources, source names, work scopes. */
  | 'sources'
  | 'leads'
  /** Imports of files, and how far they are. */
  | 'imports'
  /** Saved views and columns of the lead list. */
  | 'views'
  /** The lists used while working a lead. */
  | 'choices'
  | 'reminders'
  /** What is shown on the devices of a person. */
  | 'push'
  /** The private address under which a phone reads a person's calendar. */
  | 'calendarFeed'
  /** What people are to win in a month. */
  | 'targets'
  /** Who gets the weekly mail with the numbers. */
  | 'digest'
  /** Texts for mails to leads. */
  | 'templates'
  /** The ways by which leads come by themselves. */
  | 'doors'
  /** The firm's own mail server. */
  | 'mailServer'
  | 'tasks'
  /** Projects, their people, and what happened in them. */
  | 'projects'
  /** Files and folders of projects. */
  | 'projectFiles'
  /** Minutes of meetings. */
  | 'minutes'
  | 'quotations'
  /** What was quoted before, and templates of quotations. */
  | 'quotationLibrary'
  | 'notifications'
  /** Mails to leads, one by one and to many, and what became of them. */
  | 'mails'
  /** Addresses that get no mails to many. */
  | 'unsubscribed'
  /** Where the answers of leads arrive. */
  | 'mailbox'
  | 'jobs'
