import { z } from 'zod'
import type { LeadTag } from '../../../leads/model'

export const tagOfLeadWire = z.object({ _id: z.string(), tagName: z.string(), tagColorCode: z.string() })
type TagWire = z.infer<typeof tagOfLeadWire>

export const writeTag = ({ id, name, colour }: LeadTag): TagWire => ({
  _id: id,
  tagName: name,
  tagColorCode: colour,
})
export const readTag = (wire: TagWire): LeadTag => ({
  id: wire._id,
  name: wire.tagName,
  colour: wire.tagColorCode,
})
