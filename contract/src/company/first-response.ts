import * as z from 'zod/mini'
import { hasOfficeTime, type OfficeHours } from '../kit/office/office-hours'
import { companyLimits } from './limits'
import { firstResponseTexts as texts } from './messages'

/** How soon a new lead is to be contacted, in office hours, and what happens if it is not. */
export interface FirstResponse {
  isWatched: boolean
  officeHours: OfficeHours
  /** In minutes after the lead came: until its owner is reminded, and until their manager is. */
  respondWithin: number
  escalateAfter: number
  /** In hours after it came: what nobody has touched goes to the next in the turn. None: it stays. */
  giveOnAfter?: number | undefined
}

const { minutes, hours } = companyLimits.firstResponse

const minutesRule = (wrong: string) =>
  z.int(wrong).check(z.minimum(minutes.min, wrong), z.maximum(minutes.max, wrong))

export const firstResponseForm = z
  .object({
    isWatched: z.boolean(),
    officeHours: z
      .object({
        days: z.pipe(
          z
            .array(z.int().check(z.minimum(1), z.maximum(7)))
            .check(z.minLength(1, texts.daysMissing), z.maxLength(50)),
          z.transform((days) => [...new Set(days)].sort()),
        ),
        from: z.string().check(z.regex(/^\d\d:\d\d$/, texts.timeWrong)),
        to: z.string().check(z.regex(/^\d\d:\d\d$/, texts.timeWrong)),
      })
      .check(z.refine(hasOfficeTime, texts.hoursWrong)),
    respondWithin: minutesRule(texts.minutesWrong),
    escalateAfter: minutesRule(texts.minutesWrong),
    giveOnAfter: z.optional(
      z
        .int(texts.hoursNumberWrong)
        .check(z.minimum(hours.min, texts.hoursNumberWrong), z.maximum(hours.max, texts.hoursNumberWrong)),
    ),
  })
  .check(
    z.superRefine(({ respondWithin, escalateAfter, giveOnAfter }, context) => {
      if (escalateAfter <= respondWithin)
        context.addIssue({ code: 'custom', path: ['escalateAfter'], message: texts.escalateTooEarly })
      if (giveOnAfter !== undefined && giveOnAfter * 60 < escalateAfter)
        context.addIssue({ code: 'custom', path: ['giveOnAfter'], message: texts.giveOnTooEarly })
    }),
  ) satisfies z.ZodMiniType<FirstResponse>
