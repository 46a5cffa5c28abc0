import { z } from 'zod'
import { endpoint, noInput, plainReply, reply, request } from '../kit/endpoint'
import { type SendInput, sendForm } from '../notifications/forms'
import { notificationLimits as limits } from '../notifications/limits'
import {
  channels,
  leadFeature,
  type Notification,
  type NotificationQuery,
  type NotificationRule,
  notificationEvents,
  notificationTabs,
} from '../notifications/model'

const notificationWire = z.object({
  _id: z.string(),
  notification: z.string(),
  featureName: z.string(),
  featureLink: z.string().optional(),
  detailedLink: z.string().optional(),
  projectId: z.string().optional(),
  projectName: z.string().optional(),
  createdAt: z.string(),
  readedBy: z.array(z.string()),
  receiverId: z.string().optional(),
  event: z.enum(notificationEvents).optional(),
})

const writeNotification = (one: Notification): z.infer<typeof notificationWire> => ({
  _id: one.id,
  notification: one.text,
  featureName: one.feature,
  featureLink: one.link,
  detailedLink: one.detailedLink,
  projectId: one.projectId,
  projectName: one.projectName,
  createdAt: one.createdAt,
  readedBy: one.readBy,
  receiverId: one.receiverId,
  event: one.event,
})

const readNotification = (wire: z.infer<typeof notificationWire>): Notification => ({
  id: wire._id,
  text: wire.notification,
  feature: wire.featureName,
  link: wire.featureLink,
  detailedLink: wire.detailedLink,
  projectId: wire.projectId,
  projectName: wire.projectName,
  createdAt: wire.createdAt,
  readBy: wire.readedBy,
  receiverId: wire.receiverId,
  event: wire.event,
})

const ruleWire = z.object({
  featureName: z.string(),
  CTA: z.string(),
  superAdmin: z.boolean(),
  admins: z.boolean(),
  reciever: z.boolean(),
  otherReceivers: z.boolean(),
  type: z.number().int().min(1).max(3),
  emailString: z.string(),
  subject: z.string(),
  notificationString: z.string(),
})

const channelOf = (type: number) => channels[type - 1] ?? 'bell'

const writeRule = (rule: NotificationRule): z.infer<typeof ruleWire> => ({
  featureName: rule.feature,
  CTA: rule.event,
  superAdmin: rule.toSuperAdmins,
  admins: rule.toAdmins,
  reciever: rule.toReceiver,
  otherReceivers: rule.toOthers,
  type: channels.indexOf(rule.channel) + 1,
  emailString: rule.emailText,
  subject: rule.subject,
  notificationString: rule.bellText,
})

const readRule = (wire: z.infer<typeof ruleWire>): NotificationRule => ({
  feature: wire.featureName,
  event: wire.CTA,
  toSuperAdmins: wire.superAdmin,
  toAdmins: wire.admins,
  toReceiver: wire.reciever,
  toOthers: wire.otherReceivers,
  channel: channelOf(wire.type),
  emailText: wire.emailString,
  subject: wire.subject,
  bellText: wire.notificationString,
})

const toldReply = plainReply(z.object({ message: z.string() }))

/** The bodies of all three types; the form decides which parts count and whether they are right. */
const sendWire = z.object({
  companyName: z.string().optional(),
  recieverEmails: z.array(z.string()).optional(),
  subject: z.string().optional(),
  htmlContent: z.string().optional(),
  replyTo: z.string().optional(),
  notification: z.string().optional(),
  featureName: z.string().optional(),
  featureLink: z.string().optional(),
  extraUserIds: z.array(z.string()).optional(),
  receiverIds: z.array(z.string()).optional(),
  projectName: z.string().optional(),
})

const plainAddress = (address: string) => address.trim().toLowerCase()

function readSend(type: number, body: z.infer<typeof sendWire>): SendInput {
  const kind = channelOf(type)
  if (kind === 'email')
    return {
      kind,
      recipients: (body.recieverEmails ?? []).map(plainAddress),
      subject: body.subject ?? '',
      body: body.htmlContent ?? '',
      replyTo: body.replyTo ? plainAddress(body.replyTo) : undefined,
    }
  const bell = {
    text: body.notification ?? '',
    feature: body.featureName || leadFeature,
    link: body.featureLink || undefined,
  }
  return kind === 'bell'
    ? { kind, ...bell, extraIds: body.extraUserIds ?? [] }
    : { kind, ...bell, recipientIds: body.receiverIds ?? [], projectName: body.projectName || undefined }
}

function writeSend(input: SendInput): z.infer<typeof sendWire> {
  if (input.kind === 'email')
    return {
      recieverEmails: input.recipients,
      subject: input.subject,
      htmlContent: input.body,
      replyTo: input.replyTo,
    }
  const bell = { notification: input.text, featureName: input.feature, featureLink: input.link }
  return input.kind === 'bell'
    ? { ...bell, extraUserIds: input.extraIds }
    : { ...bell, receiverIds: input.recipientIds, projectName: input.projectName }
}

export const notificationEndpoints = {
  list: endpoint({
    action: 'notifications.readOwn',
    method: 'GET',
    path: '/api/notifications/get-notifications',
    about: ['notifications'],
    service: 'NOTIFY',
    userId: 'query',
    summary: 'What the caller has been told, newest first',
    request: request({
      query: {
        limit: z.coerce.number().int().min(1).optional(),
        skip: z.coerce.number().int().min(0).max(limits.skipMax).optional(),
        tab: z.enum(notificationTabs).optional(),
        search: z.string().max(limits.searchMax).optional(),
      },
      read: ({ query }): NotificationQuery => ({
        limit: query.limit === undefined ? limits.wholeMax : Math.min(query.limit, limits.pageMax),
        skip: query.skip ?? 0,
        tab: query.tab ?? 'all',
        search: query.search?.trim() || undefined,
      }),
      write: (query) => ({
        query: { ...query, limit: query.limit === limits.wholeMax ? undefined : query.limit },
      }),
    }),
    reply: reply(
      z.array(notificationWire),
      (list: Notification[]) => list.map(writeNotification),
      (wire) => wire.map(readNotification),
    ),
  }),
  unread: endpoint({
    action: 'notifications.readOwn',
    method: 'GET',
    path: '/api/notifications/get-unread-notification-count',
    about: ['notifications'],
    service: 'NOTIFY',
    userId: 'query',
    summary: 'How many notifications the caller has not read',
    request: noInput,
    reply: reply(
      z.object({ unreadNotification: z.number() }),
      (count: number) => ({ unreadNotification: count }),
      (wire) => wire.unreadNotification,
    ),
  }),
  read: endpoint({
    action: 'notifications.readOwn',
    method: 'POST',
    path: '/api/notifications/add-readedBy',
    about: ['notifications'],
    service: 'NOTIFY',
    userId: 'body',
    summary: 'Mark notifications of the caller as read',
    request: request({
      body: z.object({ ids: z.array(z.uuid()).min(1).max(limits.idsMax) }),
      read: ({ body }) => ({ ids: body.ids }),
      write: (input) => ({ body: { ids: input.ids } }),
    }),
    reply: toldReply,
  }),
  readAll: endpoint({
    action: 'notifications.readOwn',
    method: 'POST',
    path: '/api/notifications/read-all-notifications',
    about: ['notifications'],
    service: 'NOTIFY',
    userId: 'query',
    summary: 'Mark all notifications of the caller as read',
    request: noInput,
    reply: toldReply,
  }),
  rules: endpoint({
    action: 'notifications.readRules',
    method: 'POST',
    path: '/api/notifications/get-specific-feature-notification',
    takesNoKey: true,
    about: [],
    service: 'NOTIFY',
    userId: 'query',
    summary: 'Who is told of what, and how, for one feature',
    request: request({
      body: z.object({ featureName: z.string().max(limits.featureMax) }),
      read: ({ body }) => ({ feature: body.featureName }),
      write: (input) => ({ body: { featureName: input.feature } }),
    }),
    reply: reply(
      z.array(ruleWire),
      (rules: NotificationRule[]) => rules.map(writeRule),
      (wire) => wire.map(readRule),
    ),
  }),
  send: endpoint({
    action: (input: SendInput) =>
      input.kind === 'email' ? 'notifications.sendMail' : 'notifications.sendBell',
    method: 'POST',
    path: '/api/notifications/send-service',
    about: [],
    service: 'NOTIFY',
    summary: 'Send a mail (type 1), a bell to the admins (2) or a bell to named people (3)',
    request: request({
      query: { type: z.coerce.number().int().min(1).max(channels.length) },
      body: sendWire,
      read: ({ query, body }) => readSend(query.type, body),
      write: (input) => ({ query: { type: channels.indexOf(input.kind) + 1 }, body: writeSend(input) }),
      check: sendForm,
    }),
    reply: toldReply,
  }),
}
