import type { FullRow } from '@foyer/contract/leads/list/full-row'
import { type KnownOfRows, rowOf } from '@foyer/contract/leads/list/lean-row'
import { contactsOf } from '../../record/repository/contacts'
import { entryOf } from '../../work/repository/history'
import type { FullRowRead } from '../repository/full-rows'

export function fullRowOf(read: FullRowRead, known: KnownOfRows): FullRow | undefined {
  const { hasQuotation, projectId, contacts, lastUpdate, ...lean } = read
  const row = rowOf(lean, known)
  return (
    row && {
      ...row,
      hasQuotation,
      projectId: projectId ?? undefined,
      contacts: contactsOf(lean, contacts ?? []),
      lastUpdate: lastUpdate && entryOf(lastUpdate, known.people),
    }
  )
}

/** From the JSON that the database wrote. */
export const fullRowsOf = (json: string, known: KnownOfRows): FullRow[] =>
  (JSON.parse(json) as FullRowRead[]).flatMap((row) => fullRowOf(row, known) ?? [])
