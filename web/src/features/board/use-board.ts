import { boardLimits } from '@foyer/contract/board/limits'
import type { BoardColumn, BoardFilter, BoardQuery } from '@foyer/contract/board/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallFailed } from '../../api/call-failed'
import { call } from '../../api/client'
import { keyOf } from '../../api/queries'
import { metaOf } from '../../api/read-again'

const questionOf = (filter: BoardFilter, unfolded: readonly string[]): BoardQuery => ({
  stageIds: [],
  ...filter,
  foldedExcept: [...unfolded],
})

/** A board that is read again keeps what was scrolled to. */
function limitsOf(columns: readonly BoardColumn[] | undefined): BoardQuery['limits'] {
  const longer = (columns ?? []).filter(({ cards }) => cards.length > boardLimits.pageSize)
  if (longer.length === 0) return undefined
  return Object.fromEntries(
    longer.map(({ stageId, cards }) => [stageId, Math.min(cards.length, boardLimits.columnMax)]),
  )
}

/** All columns in one call, read again whenever leads, stages or tags were changed, here or by a colleague. */
export function useBoard(filter: BoardFilter, unfolded: readonly string[]) {
  const queries = useQueryClient()
  const queryKey = keyOf(boardEndpoints.leadsInStage, questionOf(filter, unfolded))
  return useQuery<BoardColumn[], CallFailed>({
    queryKey,
    queryFn: ({ signal }) => {
      const limits = limitsOf(queries.getQueryData<BoardColumn[]>(queryKey))
      return call(boardEndpoints.leadsInStage, { ...questionOf(filter, unfolded), limits }, { signal })
    },
    meta: metaOf(boardEndpoints.leadsInStage),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The next page of a column; says whether it came. */
export function useMoreCards(filter: BoardFilter, unfolded: readonly string[]) {
  const queries = useQueryClient()
  return useCallback(
    async (stageId: string, after: string): Promise<boolean> => {
      const question = { ...questionOf(filter, unfolded), stageIds: [stageId], after }
      const [page] = await call(boardEndpoints.leadsInStage, question).catch(() => [])
      if (!page) return false
      queries.setQueryData<BoardColumn[]>(
        keyOf(boardEndpoints.leadsInStage, questionOf(filter, unfolded)),
        (columns) =>
          columns?.map((column) => {
            // Read again meanwhile: the page does not fit any more.
            if (column.stageId !== stageId || column.next !== after) return column
            const known = new Set(column.cards.map(({ id }) => id))
            const cards = [...column.cards, ...page.cards.filter(({ id }) => !known.has(id))]
            return { ...column, cards, next: page.next }
          }),
      )
      return true
    },
    [queries, filter, unfolded],
  )
}
