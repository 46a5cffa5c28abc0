import * as z from 'zod/mini'
import { leadLimits } from '../limits'
import { viewProblems } from '../messages/bulk'

/** A saved view of the lead list. */
export interface LeadView {
  id: string
  name: string
  /** Visible to everybody with access to leads; each sees the leads they may see. */
  isShared: boolean
  isMine: boolean
  ownerName: string
  /** The query of the list's address, see `readViewQuery`. */
  query: string
  /** Whether the list opens with it, for this person. */
  isDefault: boolean
  /** Leads in it that the person may see; counted up to `leadLimits.viewCountMax`. */
  count: number
}

export const viewForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, viewProblems.name),
      z.maxLength(leadLimits.viewNameMax, viewProblems.name),
    ),
  isShared: z.boolean(),
  query: z.string().check(z.maxLength(leadLimits.viewQueryMax)),
})
export type ViewDetails = z.infer<typeof viewForm>
