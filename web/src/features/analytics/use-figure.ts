import type { FigureQuery } from '@foyer/contract/analytics/model'
import type { AnyEndpoint, InputOf } from '@foyer/contract/kit/endpoint'
import { useEndpoint } from '../../api/queries'

/** Reads a figure; the former one stays until another period has come. */
export const useFigure = <E extends AnyEndpoint>(endpoint: E, query: FigureQuery & InputOf<E>) =>
  useEndpoint(endpoint, query, { keepPrevious: true })
