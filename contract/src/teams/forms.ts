import { z } from 'zod'
import { textProblem } from '../kit/field-rules'
import { seenText } from '../kit/typed-text'
import { teamLimits } from './limits'
import { editTeamTexts, teamRefusals } from './messages'
import type { TeamDetails } from './model'

const nameRule = {
  label: editTeamTexts.name,
  max: teamLimits.team.name.max,
  pattern: seenText,
}

export const teamForm = z.object({
  name: z
    .string()
    .trim()
    .superRefine((name, context) => {
      const message = name ? textProblem(name, nameRule) : editTeamTexts.nameMissing
      if (message) context.addIssue({ code: 'custom', message })
    }),
  memberIds: z
    .array(z.uuid())
    .min(1, editTeamTexts.membersMissing)
    .max(teamLimits.membersAtMost, teamRefusals.tooMany)
    .transform((ids) => [...new Set(ids)]),
}) satisfies z.ZodType<TeamDetails>
