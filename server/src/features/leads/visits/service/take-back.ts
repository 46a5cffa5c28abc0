import { newId } from '../../../../new-id'
import type { LeadScope } from '../../lead-scope'
import { setTakenBack } from '../repository/visits'

/** The visit that a line of the history is about. */
export function visitOf({ visit }: Record<string, unknown>): string | undefined {
  const { id } = (visit ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/** Its line is taken back by whoever calls this (C-167). */
export const takeBackVisit = ({ db, companyId, now }: LeadScope, id: string) =>
  setTakenBack(db, companyId, id, newId(now), now)
