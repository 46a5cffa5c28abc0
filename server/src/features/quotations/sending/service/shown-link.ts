import type { LinkState, QuotationLink } from '@foyer/contract/quotations/document/record'
import type { Deps } from '../../../../context'
import type { LinkRow } from '../repository/links'
import { linkUrl } from './link-token'

export function stateOf(
  { revokedAt, expiresAt }: Pick<LinkRow, 'revokedAt' | 'expiresAt'>,
  now: Date,
): LinkState {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

interface Shown {
  now: Date
  nameOf: (userId: string) => string | undefined
  /** With its address: whoever has that can accept in the client's name. */
  isWhole: boolean
}

export const shownLink = (
  deps: Pick<Deps, 'secret' | 'env'>,
  link: LinkRow,
  { now, nameOf, isWhole }: Shown,
): QuotationLink => ({
  id: link.id,
  url: isWhole ? linkUrl(deps, link.id) : undefined,
  state: stateOf(link, now),
  createdAt: link.createdAt.toISOString(),
  createdBy: nameOf(link.createdBy),
  expiresAt: link.expiresAt.toISOString(),
  firstSeenAt: link.firstSeenAt?.toISOString(),
  lastSeenAt: link.lastSeenAt?.toISOString(),
  views: link.views,
})
