import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import { type ChoicesEdit, choiceKinds, choicesForm, type LeadChoice } from '../../../leads/choices/model'

const choiceWire = z.object({
  id: z.string(),
  kind: z.enum(choiceKinds),
  label: z.string(),
  text: z.string().optional(),
})

export const leadChoicesReply = reply(
  z.object({ data: z.array(choiceWire) }),
  (choices: LeadChoice[]) => ({
    data: choices.map(({ id, kind, label, text }) => ({ id, kind, label, text })),
  }),
  ({ data }): LeadChoice[] => data.map(({ text, ...choice }) => ({ ...choice, text })),
)

export const saveChoicesRequest = request({
  body: z.object({
    kind: z.string().max(50),
    choices: z
      .array(
        z.object({
          id: z.string().max(100).optional(),
          label: z.string().max(500),
          text: z.string().max(5000).optional(),
        }),
      )
      .max(200),
    seen: z
      .array(z.object({ label: z.string().max(500), text: z.string().max(5000).optional() }))
      .max(200)
      .optional(),
  }),
  read: ({ body }) => body as ChoicesEdit,
  write: ({ kind, choices, seen }: ChoicesEdit) => ({
    body: {
      kind,
      choices: choices.map(({ id, label, text }) => ({ id, label, text })),
      seen: seen?.map(({ label, text }) => ({ label, text })),
    },
  }),
  check: choicesForm,
})
