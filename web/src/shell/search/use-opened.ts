import { searchEndpoints } from '@foyer/contract/wire/search/endpoints'
import { useEffect } from 'react'
import { useEndpoint } from '../../api/queries'
import { useProfile } from '../../features/accounts/use-profile'
import { leadHit, projectHit, quotationHit } from './found-hits'
import type { Hit } from './hit'
import { forgetOpened, useOpenedThings } from './opened-lately'

/** What was opened last, as it is called now; what is gone is forgotten. */
export function useOpened(exceptId: string | undefined) {
  const companyId = useProfile().data?.company.id
  const things = useOpenedThings(companyId)
  const idsOf = (kind: string) => things.flatMap((thing) => (thing.kind === kind ? thing.id : [])).sort()
  const asked = { leads: idsOf('leads'), projects: idsOf('projects'), quotations: idsOf('quotations') }
  const opened = useEndpoint(searchEndpoints.opened, asked, {
    enabled: things.length > 0,
    keepPrevious: true,
    staleTime: 0,
  })
  const { data, isPlaceholderData } = opened
  const hits = new Map<string, Hit>([
    ...(data?.leads ?? []).map((one) => [one.id, leadHit(one)] as const),
    ...(data?.projects ?? []).map((one) => [one.id, projectHit(one)] as const),
    ...(data?.quotations ?? []).map((one) => [one.id, quotationHit(one)] as const),
  ])
  const gone = data && !isPlaceholderData ? things.filter(({ id }) => !hits.has(id)) : []
  const goneIds = gone.map(({ id }) => id).join()
  useEffect(() => {
    if (companyId && goneIds) forgetOpened(companyId, goneIds.split(','))
  }, [companyId, goneIds])
  return {
    hits: things.flatMap(({ id }) => (id === exceptId ? [] : (hits.get(id) ?? []))),
    isLoading: opened.isLoading,
    hasFailed: opened.isError && !data,
    retry: () => void opened.refetch(),
  }
}
