import type { VisitEntry } from '@foyer/contract/leads/visits/model'
import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import type { Deps } from '../../../../context'
import { isPicture, pictureLink, signedLink } from '../../../files/service'
import type { LeadScope } from '../../lead-scope'
import { findShown, type ShownRow } from '../repository/visits'
import { stepsIn } from './steps'
import { visitOf } from './take-back'

export type Signer = Pick<Deps, 'secret' | 'clock'>

const asEntry = (signer: Signer, companyId: string, row: ShownRow): VisitEntry => ({
  ...stepsIn(row),
  outcome: row.outcome,
  photos: row.photos.map(({ id, name, contentType }) => ({
    name,
    small: isPicture(contentType) ? pictureLink(signer, companyId, id, 'small') : undefined,
    address: isPicture(contentType) ? pictureLink(signer, companyId, id) : signedLink(signer, companyId, id),
  })),
})

/** Times, place and photos of visits stand beside their entries; only a page with such entries asks for them. */
export async function withVisits(
  { db, companyId }: LeadScope,
  signer: Signer,
  rows: readonly { id: string; details: Record<string, unknown> }[],
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const visits = new Map(rows.flatMap(({ id, details }) => [[id, visitOf(details)] as const]))
  const ids = [...visits.values()].filter((id) => id !== undefined)
  if (ids.length === 0) return entries
  const found = new Map((await findShown(db, companyId, ids)).map((row) => [row.id, row]))
  return entries.map((entry) => {
    const row = found.get(visits.get(entry.id) ?? '')
    return row ? { ...entry, visit: asEntry(signer, companyId, row) } : entry
  })
}
