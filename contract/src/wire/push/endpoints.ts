import { z } from 'zod'
import { endpoint, noInput, plainReply, reply, request } from '../../kit/endpoint'
import { pushChoiceForm, pushPlaceForm } from '../../push/forms'
import { type PushChoice, type PushPlace, type PushSettings, pushKinds } from '../../push/model'

const choice = {
  kinds: z.array(z.enum(pushKinds)),
  quiet: z.object({ from: z.string(), to: z.string() }).optional(),
}
const device = z.object({
  id: z.string(),
  userAgent: z.string().optional(),
  addedAt: z.string(),
  shownAt: z.string().optional(),
  isThis: z.boolean(),
})
const message = plainReply(z.object({ message: z.string() }))
const own = { action: 'push.own', about: ['push'] } as const

const byId = request({
  body: z.object({ id: z.uuid() }),
  read: ({ body }) => body,
  write: (input: { id: string }) => ({ body: input }),
})

/** Notifications that a browser shows while the product is closed (Web Push). */
export const pushEndpoints = {
  pushSettings: endpoint({
    ...own,
    method: 'GET',
    path: '/api/push',
    summary: 'What the caller is shown on their devices, and which these are',
    request: noInput,
    reply: reply(
      z.object({ serverKey: z.string(), ...choice, devices: z.array(device), removed: z.array(z.string()) }),
      ({ serverKey, choice: { kinds, quiet }, devices, removed }: PushSettings) => ({
        serverKey,
        kinds,
        quiet: quiet && { from: quiet.from, to: quiet.to },
        devices: devices.map(({ id, userAgent, addedAt, shownAt, isThis }) => ({
          id,
          userAgent,
          addedAt,
          shownAt,
          isThis,
        })),
        removed,
      }),
      ({ serverKey, kinds, quiet, devices, removed }): PushSettings => ({
        serverKey,
        choice: { kinds, quiet },
        devices: devices.map((one) => ({ ...one, userAgent: one.userAgent, shownAt: one.shownAt })),
        removed,
      }),
    ),
  }),
  choosePush: endpoint({
    ...own,
    method: 'POST',
    path: '/api/push/choice',
    summary: 'Choose what is shown, and when nothing is',
    request: request({
      body: z.object(choice),
      read: ({ body }): PushChoice => ({ kinds: body.kinds, quiet: body.quiet }),
      write: (body: PushChoice) => ({ body: { ...body } }),
      check: pushChoiceForm as z.core.$ZodType<PushChoice>,
    }),
    reply: message,
  }),
  addPushDevice: endpoint({
    ...own,
    method: 'POST',
    path: '/api/push/devices',
    takesNoKey: true,
    summary: 'Show notifications in the calling browser, until its session ends',
    description:
      'The subscription of the browser. One that is known is renewed; the oldest of more than ten goes. Its address must be on the internet.',
    request: request({
      body: z.object({
        endpoint: z.string(),
        keys: z.object({ p256dh: z.string(), auth: z.string() }),
      }),
      read: ({ body }): PushPlace => ({ endpoint: body.endpoint, ...body.keys }),
      write: ({ endpoint: address, p256dh, auth }: PushPlace) => ({
        body: { endpoint: address, keys: { p256dh, auth } },
      }),
      check: pushPlaceForm,
    }),
    reply: plainReply(z.object({ id: z.string() })),
  }),
  removePushDevice: endpoint({
    ...own,
    method: 'POST',
    path: '/api/push/devices/remove',
    summary: 'Show nothing on a device of one’s own any more',
    request: byId,
    reply: message,
  }),
  testPush: endpoint({
    ...own,
    about: [],
    method: 'POST',
    path: '/api/push/devices/test',
    summary: 'Show something on a device of one’s own, to see whether it works',
    request: byId,
    reply: message,
  }),
}
