import type { FigureQuery } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import { useCompanyDay } from '../accounts/use-company-day'

/** The days that are asked for, on the clocks of the company. */
export function useSpan({ choice }: FigureQuery) {
  const { today } = useCompanyDay()
  return spanOf(choice, today)
}
