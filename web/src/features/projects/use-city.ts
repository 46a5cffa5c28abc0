import { placeEndpoints } from '@foyer/contract/wire/places'
import { useEndpoint } from '../../api/queries'

/** Where a map opens: in the city, if it is known which one that is. Until then nobody should put a marker elsewhere. */
export function useCity(name: string) {
  const isAsked = name.length > 1
  const found = useEndpoint(
    placeEndpoints.search,
    { text: name },
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY },
  )
  const [place] = found.data?.places ?? []
  const isNamedSo = place?.name.toLowerCase() === name.toLowerCase()
  return { isAwaited: found.isLoading, city: isNamedSo ? place : undefined }
}
