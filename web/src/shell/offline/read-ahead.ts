import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client'
import { hasRead } from '../../api/device/kept-reads'
import { keyOf } from '../../api/queries'
import { metaOf } from '../../api/read-again'
import { currentSession } from '../../api/session'

/** What the forms of a lead ask, also where none was opened yet. */
const wanted: AnyEndpoint[] = [
  fieldEndpoints.leadForm,
  fieldEndpoints.listNew,
  fieldEndpoints.listCorporate,
  leadWorkEndpoints.choices,
  teamEndpoints.assignable,
  tagEndpoints.list,
]

/** Once in each session, one after the other: later what is opened is kept as it is read. It ends with the session. */
export async function readAhead(queries: QueryClient) {
  const begun = currentSession()?.token
  for (const endpoint of wanted) {
    if (currentSession()?.token !== begun) return
    const queryKey = keyOf(endpoint, {})
    if (await hasRead(queryKey)) continue
    await queries.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => call(endpoint, {}, { signal }),
      meta: metaOf(endpoint),
      retry: false,
    })
  }
}
