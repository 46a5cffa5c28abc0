import type { PushKind } from '../push/model'
import type { Channel, NotificationEvent } from './model'

/** What is worth a look at the phone; the bell has the rest too. */
const kinds: Partial<Record<NotificationEvent, PushKind>> = {
  'follow-up-due': 'follow-ups',
  'first-contact-due': 'follow-ups',
  'first-contact-late': 'follow-ups',
  'lead-created': 'new-leads',
  'lead-waiting': 'new-leads',
  'lead-enquired': 'new-leads',
  'lead-assigned': 'assigned-leads',
  'lead-reassigned': 'assigned-leads',
  'lead-given-on': 'assigned-leads',
  'mail-answered': 'replies',
  'mail-returned': 'replies',
  'quotation-accepted': 'quotations',
  'quotation-changes': 'quotations',
  'task-assigned': 'tasks',
}

/** Of these the admins are told as well as the person concerned: somebody else's work stays with their bell. */
const ofAdminsToo: readonly PushKind[] = ['new-leads', 'quotations']

export function pushKindOf(event: NotificationEvent, channel: Channel): PushKind | undefined {
  const kind = kinds[event]
  return kind && (channel === 'bell-to-people' || ofAdminsToo.includes(kind)) ? kind : undefined
}
