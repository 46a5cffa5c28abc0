import { readFigureAddress, withFigures } from '@foyer/contract/analytics/address'
import type { FigureQuery } from '@foyer/contract/analytics/model'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

interface Going {
  /** The address before it is not one to go back to. */
  replace: boolean
}

/** Period and people are what the address says; changing them changes the address. */
export function useFigureQuery() {
  const [params, setParams] = useSearchParams()
  const written = JSON.stringify(readFigureAddress(params))
  const query = useMemo(() => JSON.parse(written) as FigureQuery, [written])
  const change = (part: Partial<FigureQuery>, { replace }: Going = { replace: false }) =>
    setParams((former) => withFigures(former, part), { replace, preventScrollReset: true })
  return { query, change }
}
