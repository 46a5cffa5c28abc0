import type { NotificationEvent, NotificationRule } from './model'
import { featureOf } from './rules'

const nobody = { toSuperAdmins: false, toAdmins: false, toReceiver: false, toOthers: false }
const texts = { subject: '', emailText: '', bellText: '' }

const rule = (event: NotificationEvent, more: Partial<NotificationRule>): NotificationRule => ({
  feature: featureOf(event),
  event,
  channel: 'bell',
  ...nobody,
  ...texts,
  ...more,
})

/** The bell of the admins. */
const toAdmins = (event: NotificationEvent, bellText: string): NotificationRule =>
  rule(event, { toSuperAdmins: true, toAdmins: true, bellText })

/** The bell of the person concerned, who is not notified again as an admin. */
const toReceiver = (event: NotificationEvent, bellText: string): NotificationRule =>
  rule(event, { channel: 'bell-to-people', toReceiver: true, bellText })

/** The same, and of whoever else is named. */
const toPeople = (event: NotificationEvent, bellText: string): NotificationRule => ({
  ...toReceiver(event, bellText),
  toOthers: true,
})

const mailToReceiver = (event: NotificationEvent, subject: string, emailText: string): NotificationRule =>
  rule(event, { channel: 'email', toReceiver: true, subject, emailText })

const facts = '<p><b>{{leadName}}</b><br>Phone: {{phone}}<br>Email: {{email}}<br>Source: {{source}}</p>'

/** What a new firm starts with (C-151). */
export const defaultRules: readonly NotificationRule[] = [
  toAdmins('lead-created', 'New lead <b>{{leadName}}</b> from {{source}}, added by {{sender}}'),
  toAdmins('lead-waiting', 'Nobody was available for the new lead <b>{{leadName}}</b>: please assign it'),

  toReceiver('lead-assigned', '{{sender}} assigned <b>{{leadName}}</b> to you'),
  toAdmins('lead-assigned', '{{sender}} assigned <b>{{leadName}}</b> to {{salesRep}}'),
  mailToReceiver(
    'lead-assigned',
    'New lead for you: {{leadName}}',
    `<p>{{sender}} assigned this lead to you:</p>${facts}`,
  ),

  toReceiver('lead-reassigned', '<b>{{leadName}}</b> is yours now, moved by {{sender}}'),
  toAdmins('lead-reassigned', '{{sender}} moved <b>{{leadName}}</b> to {{salesRep}}'),
  mailToReceiver(
    'lead-reassigned',
    'A lead has moved to you: {{leadName}}',
    `<p>{{sender}} moved this lead to you:</p>${facts}`,
  ),

  toReceiver('lead-interested', '{{sender}} marked your lead <b>{{leadName}}</b> Interested'),
  toAdmins('lead-interested', '{{sender}} marked <b>{{leadName}}</b> Interested'),
  toReceiver('lead-follow-up', '{{sender}} marked your lead <b>{{leadName}}</b> Follow Up'),
  toAdmins('lead-follow-up', '{{sender}} marked <b>{{leadName}}</b> Follow Up'),
  toReceiver('lead-not-interested', '{{sender}} marked your lead <b>{{leadName}}</b> Not Interested'),
  toAdmins('lead-not-interested', '{{sender}} marked <b>{{leadName}}</b> Not Interested'),

  toReceiver('lead-deleted', '{{sender}} deleted your lead <b>{{leadName}}</b>'),
  toAdmins('lead-deleted', '{{sender}} deleted the lead <b>{{leadName}}</b>'),

  toReceiver('lead-enquired', '<b>{{leadName}}</b> enquired again through {{details}}'),
  toAdmins('lead-enquired', '<b>{{leadName}}</b> enquired again through {{details}}'),
  toAdmins('door-failing', 'A lead source needs your attention: {{details}}'),

  toReceiver('mail-answered', '<b>{{leadName}}</b> wrote to you: {{details}}'),
  toReceiver('mail-returned', 'Your email to <b>{{leadName}}</b> came back: {{details}}'),

  toReceiver('follow-up-due', 'Follow-up due: <b>{{leadName}}</b> {{details}}'),

  toPeople('first-contact-due', 'First contact overdue: <b>{{leadName}}</b> {{details}}'),
  toPeople('first-contact-late', 'Nobody has contacted <b>{{leadName}}</b> yet {{details}}'),
  toPeople('lead-given-on', '<b>{{leadName}}</b> went on to {{details}}: nobody had contacted it in time'),

  toReceiver('quotation-seen', '<b>{{leadName}}</b> opened your quotation {{details}}'),
  toReceiver('quotation-changes', '<b>{{leadName}}</b> asks for changes in your quotation {{details}}'),
  toAdmins(
    'quotation-changes',
    '<b>{{leadName}}</b> asks for changes in the quotation {{details}} of {{salesRep}}',
  ),
  toReceiver('quotation-accepted', '<b>{{leadName}}</b> accepted your quotation {{details}}'),
  toAdmins('quotation-accepted', '<b>{{leadName}}</b> accepted the quotation {{details}} of {{salesRep}}'),
  mailToReceiver(
    'quotation-accepted',
    '{{leadName}} accepted your quotation',
    `<p>Good news: the quotation {{details}} has been accepted.</p>${facts}`,
  ),

  toReceiver('import-finished', 'Your import is finished: {{details}}'),
  toAdmins('import-finished', '{{sender}} imported leads: {{details}}'),

  toReceiver('task-assigned', '{{sender}} gave you a task: <b>{{taskTitle}}</b> {{details}}'),
]
