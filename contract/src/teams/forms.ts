import * as z from 'zod/mini'
import { judged, textProblem } from '../kit/field-rules'
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
