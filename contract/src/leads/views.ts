import { z } from 'zod'
import { leadLimits } from './limits'
import { viewProblems } from './messages/bulk'

/** A list that somebody comes back to. */
export interface LeadView {
  id: string
  name: string
  /** Everybody with leads sees it, each with the leads they may see. */
  isShared: boolean
  isMine: boolean
  ownerName: string
  /** Of the list's address, see `readViewQuery`. */
  query: string
  /** The list opens with it, for this person. */
  isDefault: boolean
  /** Leads in it that the person may see; counted up to `leadLimits.viewCountMax`. */
  count: number
}

export const viewForm = z.object({
  name: z.string().trim().min(1, viewProblems.name).max(leadLimits.viewNameMax, viewProblems.name),
  isShared: z.boolean(),
  query: z.string().max(leadLimits.viewQueryMax),
})
export type ViewDetails = z.infer<typeof viewForm>
