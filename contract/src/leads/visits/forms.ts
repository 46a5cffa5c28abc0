import { z } from 'zod'
import { visitLimits } from '../limits'
import { actionForm } from '../work/forms'
import { visitProblems } from './messages'
import { visitOutcomes, visitSteps } from './model'

const degrees = (most: number) =>
  z.number(visitProblems.place).min(-most, visitProblems.place).max(most, visitProblems.place)

const visitPlaceForm = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  accuracy: z
    .number(visitProblems.place)
    .min(0, visitProblems.place)
    .max(visitLimits.accuracy, visitProblems.place),
})

export const visitStepForm = z.object({
  leadId: z.uuid(),
  step: z.enum(visitSteps),
  /** It was tapped by mistake. */
  isTakenBack: z.boolean().optional(),
  place: visitPlaceForm.optional(),
})
export type VisitStepTaken = z.output<typeof visitStepForm>

export const visitForm = z.object({
  leadId: z.uuid(),
  outcome: z.enum(visitOutcomes),
  remark: actionForm.shape.comment,
  /** `null`: there is to be none. Without it what lies ahead stays. */
  followUp: actionForm.shape.followUp,
  /** Own uploads, as an upload answered them. */
  photos: z
    .array(z.object({ name: z.string().max(500), path: z.string().max(1000) }))
    .max(visitLimits.photos, visitProblems.photos),
})
export type NewVisit = z.output<typeof visitForm>
