import { z } from 'zod'
import { textField } from '../kit/field-rules'
import { seenText } from '../kit/typed-text'
import { tagLimits } from './limits'
import { colourProblem, tagTexts } from './messages'
import type { TagDetails } from './model'

const { name, colours } = tagLimits.tag

export const tagForm = z.object({
  name: textField({ label: tagTexts.name, max: name.max, pattern: seenText }),
  colour: z.enum(colours, colourProblem),
}) satisfies z.ZodType<TagDetails>
