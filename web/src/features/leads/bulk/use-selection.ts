import type { LeadRow, LeadSelection, MatchingLeads } from '@foyer/contract/leads/model'
import { useMemo, useReducer } from 'react'
import { isTicked, nothingPicked, type PickAct, type Picked, pick } from './picked'

interface PickedIn {
  rows: readonly LeadRow[]
  /** All that match, on all pages. */
  total: number
  /** Which leads the list shows; a selection ends with it (L-068). */
  list: MatchingLeads
}

export interface Selection {
  /** The bar is shown; on a phone also before anything is ticked. */
  isActive: boolean
  /** The true number, over all pages (C-086). */
  count: number
  isAll: boolean
  /** Those that are ticked; after Select All as far as they have been loaded. */
  rows: LeadRow[]
  /** For a bulk call. */
  leads: LeadSelection
  isTicked: (id: string) => boolean
  /** Stays the same function, so that rows need not be drawn again. */
  toggle: (row: LeadRow, isRange: boolean) => void
  /** Every lead of the list; a second press clears (L-067). */
  toggleAll: () => void
  clear: () => void
  begin: () => void
}

type Act = PickAct<LeadRow>

export function useSelection({ rows, total, list }: PickedIn): Selection {
  const name = JSON.stringify(list)
  const ofThisList = (picked: Picked<LeadRow>) =>
    picked.list === name ? picked : nothingPicked<LeadRow>(name)
  const [state, act] = useReducer(
    (former: Picked<LeadRow>, next: Act) => pick(ofThisList(former), next, rows),
    nothingPicked<LeadRow>(name),
  )
  const acts = useMemo(() => makeActs(act), [])
  const picked = ofThisList(state)
  const named = [...picked.rows.keys()]
  const count = picked.isAll ? Math.max(0, total - named.length) : named.length
  return {
    isActive: picked.isPicking && (count > 0 || !picked.isAll),
    count,
    isAll: picked.isAll && named.length === 0,
    rows: picked.isAll ? rows.filter(({ id }) => isTicked(picked, id)) : [...picked.rows.values()],
    leads: picked.isAll ? { ...list, expected: total, except: named } : { ids: named },
    isTicked: (id) => isTicked(picked, id),
    ...acts,
  }
}

const makeActs = (act: (act: Act) => void) => ({
  toggle: (row: LeadRow, isRange: boolean) => act({ kind: 'toggle', row, isRange }),
  toggleAll: () => act({ kind: 'all' }),
  clear: () => act({ kind: 'clear' }),
  begin: () => act({ kind: 'begin' }),
})
