import * as z from 'zod/mini'
import { judged, textProblem } from '../kit/field-rules'
import { seenText } from '../kit/typed-text'
import { teamLimits } from './limits'
import { editTeamTexts, limitTexts, teamRefusals, weightTexts } from './messages'
import type { AssignmentLimit, TeamDetails, TurnWeight } from './model'
import { limitKinds } from './turn'

const nameRule = {
  label: editTeamTexts.name,
  max: teamLimits.team.name.max,
  pattern: seenText,
}

export const teamForm = z.object({
  name: z.string().check(
    z.trim(),
    judged((name) => (name ? textProblem(name, nameRule) : editTeamTexts.nameMissing)),
  ),
  memberIds: z.pipe(
    z
      .array(z.uuid())
      .check(
        z.minLength(1, editTeamTexts.membersMissing),
        z.maxLength(teamLimits.membersAtMost, teamRefusals.tooMany),
      ),
    z.transform((ids) => [...new Set(ids)]),
  ),
}) satisfies z.ZodMiniType<TeamDetails>

const { turn } = teamLimits

const twice = <T>(all: readonly T[], keyOf: (one: T) => string): boolean =>
  new Set(all.map(keyOf)).size < all.length

export const weightsForm = z.object({
  weights: z
    .array(
      z.object({
        userId: z.uuid(),
        weight: z
          .int(weightTexts.wrong)
          .check(z.minimum(0, weightTexts.wrong), z.maximum(turn.weight.max, weightTexts.wrong)),
      }),
    )
    .check(
      z.maxLength(teamLimits.membersAtMost, teamRefusals.tooMany),
      z.refine((weights) => !twice(weights, ({ userId }) => userId), weightTexts.twice),
    ),
}) satisfies z.ZodMiniType<{ weights: TurnWeight[] }>

const limitForm = z
  .object({
    id: z.optional(z.uuid()),
    by: z.enum(limitKinds),
    value: z.string().check(z.trim(), z.maxLength(turn.value.max, limitTexts.valueTooLong)),
    teamId: z.uuid(limitTexts.teamMissing),
  })
  .check(
    z.superRefine(({ by, value }, context) => {
      if (by !== 'all' && !value)
        context.addIssue({ code: 'custom', path: ['value'], message: limitTexts.valueMissing[by] })
    }),
  )

export const limitsForm = z.object({
  limits: z.array(limitForm).check(
    z.maxLength(turn.limits.max, limitTexts.tooMany),
    z.refine((limits) => !twice(limits, ({ by, value }) => `${by} ${value.toLowerCase()}`), limitTexts.twice),
  ),
}) satisfies z.ZodMiniType<{ limits: AssignmentLimit[] }>
