import { z } from 'zod'

/** Lists that each company keeps (C-069); `message` are WhatsApp texts with placeholders. */
export const choiceKinds = ['reason', 'meeting-mode', 'outcome', 'message'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** Ask: there is one, and whoever logs the outcome says when. */
export const nextStepOffers = ['nothing', 'ask', 'hours', 'days'] as const
export type NextStepOffer = (typeof nextStepOffers)[number]

export interface LeadChoice {
  id: string
  kind: ChoiceKind
  label: string
  /** For a message: the text that is sent. */
  text: string | undefined
}

/** The whole list of one kind, in order; checkChoices checks names and lengths, with texts for people. */
export const choicesForm = z.object({
  kind: z.enum(choiceKinds),
  /** The list the person saw; somebody else may have changed it since. */
  seen: z
    .array(z.object({ label: z.string(), text: z.string().optional() }))
    .max(200)
    .optional(),
  /** A new choice has no id. */
  choices: z
    .array(
      z.object({
        id: z.string().max(100).optional(),
        label: z.string().max(500),
        text: z.string().max(5000).optional(),
      }),
    )
    .max(200),
})
export type ChoicesEdit = z.output<typeof choicesForm>
