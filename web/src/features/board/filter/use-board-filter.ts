import {
  type BoardFilterChange,
  readBoardFilter,
  withBoardFilter,
  withView,
} from '@foyer/contract/board/address'
import type { BoardFilter } from '@foyer/contract/board/model'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useCompanyDay } from '../../accounts/use-company-day'

/** What the address narrows the board to; changing it changes the address. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const { today } = useCompanyDay()
  const chosen = JSON.stringify(readBoardFilter(params, today))
  const filter = useMemo(() => JSON.parse(chosen) as BoardFilter, [chosen])
  const go = (next: URLSearchParams) => setParams(next, { replace: true, state, preventScrollReset: true })
  return {
    filter,
    change: (part: BoardFilterChange) => go(withBoardFilter(params, part)),
    /** A saved view of the list, or nothing narrowed. */
    openView: (query?: string) => go(withView(params, query)),
  }
}
