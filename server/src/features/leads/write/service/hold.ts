import { type LeadScope, refuseGone } from '../../lead-scope'
import {
  type Held,
  type HeldBeside,
  type HeldLead,
  type HeldState,
  type HoldParts,
  holdLeads,
} from '../repository/hold'
import { createPlaces, type Places } from './places'

interface Placed extends HeldBeside {
  /** Positions at the top of the stages asked for. */
  place: Places
}
export interface HeldOne extends Placed {
  lead: HeldLead
}
export interface HeldMany extends Placed {
  leads: HeldLead[]
}

const placed = (held: Held): HeldMany => ({ ...held, place: createPlaces(held.tops) })

/** Those of these leads that the caller may see, in the order of ids, locked until the transaction ends. */
export async function holdMany(
  { db, companyId, visible, now }: LeadScope,
  ids: string[],
  parts: HoldParts = {},
  state: HeldState = 'any',
): Promise<HeldMany> {
  return placed(await holdLeads(db, { companyId, ids, visible, state, parts, now }))
}

/** The current lead, if the caller may see it; locked until the transaction ends. */
export async function holdLead(scope: LeadScope, id: string, parts: HoldParts = {}): Promise<HeldOne> {
  const { leads, ...held } = await holdMany(scope, [id], parts, 'live')
  const [lead] = leads
  return lead ? { ...held, lead } : refuseGone(scope, id)
}
