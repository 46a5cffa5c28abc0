import type { FullRow } from '@foyer/contract/leads/list/full-row'
import { type KnownOfRows, rowOf } from '@foyer/contract/leads/list/lean-row'
import { contactsOf } from '../../record/repository/contacts'
import { entryOf } from '../../work/repository/history'
import type { FullRowRead } from '../repository/full-rows'

/** From the JSON that the database wrote. */
export const fullRowsOf = (json: string, known: KnownOfRows): FullRow[] =>
  (JSON.parse(json) as FullRowRead[]).flatMap(({ hasQuotation, contacts, lastUpdate, ...lean }) => {
    const row = rowOf(lean, known)
    if (!row) return []
    return {
      ...row,
      hasQuotation,
      contacts: contactsOf(lean, contacts ?? []),
      lastUpdate: lastUpdate && entryOf(lastUpdate, known.people),
    }
  })
