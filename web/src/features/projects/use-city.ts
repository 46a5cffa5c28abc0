import { placeEndpoints } from '@foyer/contract/wire/places'
import { useEndpoint } from '../../api/queries'

/** Where a map opens: in the city, if it is known which one that is. */
export function useCity(city: string) {
  const found = useEndpoint(
    placeEndpoints.search,
    { text: city },
    { enabled: city.length > 1, staleTime: Number.POSITIVE_INFINITY },
  )
  const [place] = found.data?.places ?? []
  const isNamedSo = place?.name.toLowerCase() === city.toLowerCase()
  return isNamedSo ? place : undefined
}
