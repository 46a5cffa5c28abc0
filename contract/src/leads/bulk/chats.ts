import { dialledPhone } from '../../kit/phone'
import type { LeadRow } from '../model'
import { leadName } from '../rules'

/** Why a lead cannot be written to. `gone`: deleted, archived, or not for the caller (any more). */
export const chatSkips = ['no-number', 'twice', 'gone'] as const
export type ChatSkip = (typeof chatSkips)[number]

/** What has to be known of a lead to open its chat and to fill a message in. */
export type ChatLead = Pick<
  LeadRow,
  'id' | 'type' | 'firstName' | 'lastName' | 'followUpOn' | 'followUpTime'
> & {
  companyName: string | undefined
  phone: string
}

export interface LeftOutChats {
  /** Those that may be named, the first of them. */
  leads: { id: string; name: string }[]
  count: number
}

/** Chats that are opened one after another, and the leads that have none. */
export interface ChatsInTurn {
  leads: ChatLead[]
  leftOut: Record<ChatSkip, LeftOutChats>
}

const named = 50

/** In the order in which they were asked for; a number that several leads have is written to once. */
export function chatsOf(
  ids: readonly string[],
  found: readonly (Omit<ChatLead, 'phone'> & { phone: string | undefined })[],
): ChatsInTurn {
  const byId = new Map(found.map((lead) => [lead.id, lead]))
  const taken = new Set<string>()
  const leads: ChatLead[] = []
  const none = (): LeftOutChats => ({ leads: [], count: 0 })
  const leftOut = { 'no-number': none(), twice: none(), gone: none() }
  for (const id of new Set(ids)) {
    const lead = byId.get(id)
    const number = lead?.phone && dialledPhone(lead.phone)
    if (lead?.phone && number && !taken.has(number)) {
      taken.add(number)
      leads.push({ ...lead, phone: lead.phone })
      continue
    }
    const skipped = leftOut[!lead ? 'gone' : number ? 'twice' : 'no-number']
    skipped.count += 1
    if (lead && skipped.count <= named) skipped.leads.push({ id, name: leadName(lead) })
  }
  return { leads, leftOut }
}
