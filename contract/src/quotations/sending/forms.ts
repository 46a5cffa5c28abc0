import { z } from 'zod'
import { withProblems } from '../../kit/form-problems'
import { sendingLimits as limits } from './limits'
import { sendingFieldProblems as problems } from './messages'
import { sendingWays } from './model'
import { problemsOfSending } from './problems'

const days = z
  .number()
  .int(problems.days)
  .min(limits.days.min, problems.days)
  .max(limits.days.max, problems.days)

export const sendForm = z
  .object({
    id: z.string(),
    baseRevision: z.number(),
    way: z.enum(sendingWays),
    to: z.array(z.string()),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    days: z.number(),
  })
  .superRefine(withProblems(problemsOfSending))

export const linkForm = z.object({ id: z.string(), days })

export const voidForm = z.object({
  id: z.string(),
  reason: z.string().trim().min(1, problems.reason).max(limits.reason, problems.reason),
})
