import { readBoardFilter, withBoardFilter } from '@foyer/contract/board/address'
import type { BoardFilter } from '@foyer/contract/board/model'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** What the address narrows the board to; changing it changes the address. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const { members, tagIds } = readBoardFilter(params)
  const chosen = JSON.stringify({ members, tagIds })
  const filter = useMemo(() => JSON.parse(chosen) as BoardFilter, [chosen])
  return {
    filter,
    setFilter: (next: BoardFilter) =>
      setParams(withBoardFilter(params, next), { replace: true, state, preventScrollReset: true }),
  }
}
