import { defaultRules } from '@foyer/contract/notifications/defaults'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import {
  channels,
  type Happening,
  type Notification,
  type NotificationQuery,
  type NotificationRule,
  notificationEvents,
} from '@foyer/contract/notifications/model'
import { type Context, inViewersCompany, readingViewersCompany, type Scope } from '../../context'
import { newId } from '../../new-id'
import { bell } from './deliver'
import * as repository from './repository'

export { refuseStrangers, send as sendNotification } from './send'
export { tellAdmins } from './tell-admins'
export { tellPerson } from './tell-person'

/**
 * Notifies people by the company's rules. Only a job is written here, in the caller's transaction, one for all that
 * happened: if it fails later, the change that caused it remains (C-060).
 */
export const notify = async (
  { now, enqueue }: Scope,
  companyId: string,
  ...happenings: Happening[]
): Promise<void> => {
  if (happenings.length > 0) await enqueue('notifications.deliver', { id: newId(now), companyId, happenings })
}

/** The rules of a new firm (C-151). */
export const createNotificationRules = ({ db, now }: Scope, companyId: string) =>
  repository.insertRules(
    db,
    defaultRules.map(({ channel, ...rule }, index) => ({
      ...rule,
      companyId,
      // Rules are read in the order in which they were created.
      id: newId(new Date(now.getTime() + index)),
      channel: channels.indexOf(channel) + 1,
    })),
  )

export const list = (ctx: Context, query: NotificationQuery): Promise<Notification[]> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => {
    const { userId } = ctx.viewer
    const rows = await repository.findNotifications(db, companyId, userId, query)
    return rows.map(({ notification, readAt }) => ({
      id: notification.id,
      text: notification.text,
      feature: notification.feature,
      link: notification.link ?? undefined,
      detailedLink: notification.detailedLink ?? undefined,
      projectId: notification.projectId ?? undefined,
      projectName: notification.projectName ?? undefined,
      createdAt: notification.createdAt.toISOString(),
      readBy: readAt ? [userId] : [],
      receiverId: notification.receiverId ?? undefined,
      event: notificationEvents.find((one) => one === notification.event),
    }))
  })

export const unread = (ctx: Context): Promise<number> =>
  readingViewersCompany(ctx, ({ db, companyId }) => repository.countUnread(db, companyId, ctx.viewer.userId))

/** Told to the reader's other pages and devices. */
const mark = (ctx: Context, ids?: string[]): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { userId } = ctx.viewer
    const hasChanged = await repository.markRead(scope.db, scope.companyId, userId, scope.now, ids)
    if (hasChanged) await bell(scope, [userId])
    return { message: notificationTexts.markedRead }
  })

export const read = (ctx: Context, { ids }: { ids: string[] }) => mark(ctx, ids)
export const readAll = (ctx: Context) => mark(ctx)

export const rules = (ctx: Context, { feature }: { feature: string }): Promise<NotificationRule[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const rows = await repository.findRules(db, companyId, feature)
    return rows.map(({ companyId: _company, id: _ruleId, channel, ...rule }) => ({
      ...rule,
      channel: channels[channel - 1] ?? 'bell',
    }))
  })
