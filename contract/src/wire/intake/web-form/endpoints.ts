import { z } from 'zod'
import { webFormRules } from '../../../intake/web-form/forms'
import { webFormLimits as limits } from '../../../intake/web-form/limits'
import type { FormTarget, WebForm, WebFormSettings } from '../../../intake/web-form/model'
import { endpoint, noInput, plainReply, reply, request } from '../../../kit/endpoint'
import { duplicatePolicies } from '../../../leads/duplicates/model'

const target = z.custom<FormTarget>((value) => typeof value === 'string' && value.length <= 60)
/** Longer than any of them may be: which one is too long is said in its own words. */
const typed = z.string().max(2_000)

const settings = z.object({
  isOn: z.boolean(),
  title: typed,
  intro: typed,
  button: typed,
  thanks: typed,
  consent: typed,
  colour: typed,
  fields: z
    .array(z.object({ target: target.meta({ type: 'string' }), isRequired: z.boolean() }))
    .max(limits.fields),
  source: typed,
  sourceName: typed,
  duplicates: z.enum(duplicatePolicies),
})

const form = z.object({
  settings,
  offered: z.array(z.object({ target, label: z.string() })),
  path: z.string().optional(),
  firm: z.string(),
  lastReceivedAt: z.string().optional(),
  today: z.number(),
  last30Days: z.number(),
  failed: z.number(),
})

const sent = request({
  body: settings,
  read: ({ body }): WebFormSettings => body,
  write: (body: WebFormSettings) => ({ body }),
  check: webFormRules,
})

export const webFormEndpoints = {
  webForm: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/api/intake/web-form',
    about: ['doors', 'fields', 'company'],
    summary: 'The enquiry form for the firm’s website: its settings, its address, and how many used it',
    request: noInput,
    reply: reply(
      form,
      (found: WebForm) => form.parse(found),
      (wire): WebForm => ({ path: undefined, lastReceivedAt: undefined, ...wire }),
    ),
  }),
  saveWebForm: endpoint({
    action: 'intake.manage',
    method: 'PUT',
    path: '/api/intake/web-form',
    about: ['doors'],
    summary: 'Change the enquiry form; the first time it gets its address',
    request: sent,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  previewWebForm: endpoint({
    action: 'intake.manage',
    method: 'POST',
    path: '/api/intake/web-form/preview',
    about: ['doors'],
    summary: 'Where the form can be looked at as it would be with these settings, for an hour',
    takesNoKey: true,
    request: sent,
    reply: plainReply(z.object({ path: z.string() })),
  }),
  rotateWebForm: endpoint({
    action: 'intake.manage',
    method: 'POST',
    path: '/api/intake/web-form/key',
    about: ['doors'],
    summary: 'Give the form a new address; the old one stops working',
    request: noInput,
    reply: plainReply(z.object({ message: z.string(), path: z.string() })),
  }),
}
