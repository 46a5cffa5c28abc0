import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import { nextStepOffers } from '../../../leads/choices/model'
import { type NextStep, type NextStepsEdit, nextStepsForm } from '../../../leads/choices/next-steps'
import { remarkTypes } from '../../../leads/model'
import { callOutcomes } from '../../../leads/work/outcomes'

const stepWire = z.object({
  outcome: z.enum(callOutcomes),
  offer: z.enum(nextStepOffers),
  count: z.number(),
  time: z.string(),
  kind: z.enum(remarkTypes),
})

const writeStep = ({ outcome, offer, count, time, kind }: NextStep) => ({ outcome, offer, count, time, kind })

export const nextStepsReply = reply(
  z.object({ data: z.array(stepWire) }),
  (steps: NextStep[]) => ({ data: steps.map(writeStep) }),
  ({ data }): NextStep[] => data,
)

const sentSteps = z
  .array(
    z.object({
      outcome: z.string().max(50),
      offer: z.string().max(50),
      count: z.number(),
      time: z.string().max(20),
      kind: z.string().max(50),
    }),
  )
  .max(50)

export const saveNextStepsRequest = request({
  body: z.object({ steps: sentSteps, seen: sentSteps.optional() }),
  read: ({ body }) => body as NextStepsEdit,
  write: ({ steps, seen }: NextStepsEdit) => ({
    body: { steps: steps.map(writeStep), seen: seen?.map((step) => writeStep(step as NextStep)) },
  }),
  check: nextStepsForm,
})
