import { type AnyEndpoint, addressOf, type InputOf } from '@foyer/contract/kit/endpoint'
import { leadQuery } from '@foyer/contract/leads/list/query'
import type { WebSettings } from '@foyer/contract/shell/settings'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'

/** public/start.js puts the caller's id in its place. */
const userId = ':userId'

/**
 * What a page of signed-in people reads first, for public/start.js to ask for while the code is on its way; behind `|` what
 * only those read who have leads.
 */
export function firstReads(services: WebSettings['services']): (url: string) => string {
  const read = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): string => {
    const wire = endpoint.request.write(input)
    const asked = { ...wire, query: { ...wire.query, ...(endpoint.userId === 'query' && { userId }) } }
    return `${services[endpoint.service]}${addressOf(endpoint, asked)}`.replace(
      encodeURIComponent(userId),
      userId,
    )
  }
  const ofFrame = [read(accountEndpoints.profile, {}), read(accountEndpoints.features, {})]
  const pages: [RegExp, (id: string) => string[]][] = [
    [
      // With a filter it is another list.
      /^\/lms\/?$/,
      () => [
        read(leadEndpoints.list, leadQuery({})),
        read(leadListEndpoints.readPreferences, {}),
        read(leadEndpoints.counts, {}),
        read(leadListEndpoints.listViews, {}),
      ],
    ],
    [/^\/leads\/pipeline\/?(?:\?|$)/, () => [read(pipelineEndpoints.get, {})]],
    [
      /^\/leads\/lead-full-details\/([0-9a-f-]{36})\/?(?:\?|$)/,
      (id) => [read(leadCaptureEndpoints.byId, { id }), read(pipelineEndpoints.get, {})],
    ],
  ]
  return (url) => {
    const ofLeads = pages.flatMap(([pattern, reads]) => {
      const found = pattern.exec(url)
      return found ? reads(found[1] ?? '') : []
    })
    return [ofFrame, ...(ofLeads.length > 0 ? [ofLeads] : [])].map((reads) => reads.join(' ')).join(' | ')
  }
}
