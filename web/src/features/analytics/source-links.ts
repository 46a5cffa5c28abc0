import type { Span } from '@foyer/contract/analytics/period'
import { leadsBehind } from '../leads/list/leads-behind'

/** Leads of a source that came in these days; those without one have a figure of their own. */
export const cameFrom = (source: string, { from, to }: Span, people: string[]): string =>
  source === ''
    ? leadsBehind({ kind: 'without-source' }, { createdFrom: from, createdTo: to, people })
    : leadsBehind(undefined, { createdFrom: from, createdTo: to, people, sources: [source] })
