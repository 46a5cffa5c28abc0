import { z } from 'zod'
import type { DoorMapping } from '../../../intake/doors/model'
import { doorStates } from '../../../intake/doors/model'
import { metaLimits } from '../../../intake/meta/limits'
import type {
  IntegrationState,
  IntegrationStatus,
  MetaForm,
  MetaForms,
  MetaOverview,
} from '../../../intake/meta/model'
import type { Target } from '../../../intake/targets'
import { plainReply, reply } from '../../../kit/endpoint'

export const message = plainReply(z.object({ message: z.string() }))

const written: Record<IntegrationState, string> = {
  disabled: metaLimits.disabled,
  ready: 'enabled',
  connected: 'connected',
  'needs-login': 'needs-login',
}
const states = Object.keys(written) as IntegrationState[]

/** What is not 'disabled' can be logged in to, whatever it is called. */
const readState = (text: string): IntegrationState =>
  states.find((state) => written[state] === text) ?? 'ready'

export const statusReply = reply(
  z.object({ data: z.object({ fb_Integration: z.string(), message: z.string() }) }),
  ({ state, message }: IntegrationStatus) => ({ data: { fb_Integration: written[state], message } }),
  ({ data }): IntegrationStatus => ({ state: readState(data.fb_Integration), message: data.message }),
)

const page = z.object({
  id: z.string(),
  pageId: z.string(),
  name: z.string(),
  state: z.enum(doorStates),
  message: z.string().optional(),
  lastReceivedAt: z.string().optional(),
  fetchedUntil: z.string().optional(),
  today: z.number(),
  last30Days: z.number(),
  failed: z.number(),
})
const login = z.object({
  userName: z.string(),
  connectedBy: z.string(),
  connectedAt: z.string(),
  expiresAt: z.string().optional(),
})

export const overviewReply = reply(
  z.object({ login: login.optional(), pages: z.array(page) }),
  ({ login: by, pages }: MetaOverview) => ({
    ...(by && { login: login.parse(by) }),
    pages: pages.map((one) => page.parse(one)),
  }),
  ({ login: by, pages }): MetaOverview => ({
    login: by && { ...by, expiresAt: by.expiresAt },
    pages: pages.map((one) => ({
      ...one,
      message: one.message,
      lastReceivedAt: one.lastReceivedAt,
      fetchedUntil: one.fetchedUntil,
    })),
  }),
)

const target = z
  .string()
  .max(100)
  .transform((text) => text as Target)
export const mappingWire = z
  .record(z.string().min(1).max(500), z.union([z.literal('none'), target]))
  .refine((all) => Object.keys(all).length <= metaLimits.questions)
  .transform((all): DoorMapping => all)

const form = z.object({
  formId: z.string(),
  name: z.string(),
  questions: z.array(z.object({ key: z.string(), label: z.string(), type: z.string() })),
  mapping: z.record(z.string(), z.string()),
})

/** What was chosen for a question that is no longer asked stays with us. */
const ofQuestions = ({ questions, mapping }: MetaForm): Record<string, string> =>
  Object.fromEntries(questions.flatMap(({ key }) => (mapping[key] ? [[key, mapping[key]]] : [])))

export const formsReply = reply(
  z.object({
    forms: z.array(form),
    targets: z.array(z.object({ target: z.string(), label: z.string() })),
  }),
  ({ forms, targets }: MetaForms) => ({
    forms: forms.map((one) => form.parse({ ...one, mapping: ofQuestions(one) })),
    targets: targets.map(({ target, label }) => ({ target, label })),
  }),
  ({ forms, targets }): MetaForms => ({
    forms: forms.map((one) => ({ ...one, mapping: one.mapping as DoorMapping })),
    targets: targets.map(({ target, label }) => ({ target: target as Target, label })),
  }),
)
