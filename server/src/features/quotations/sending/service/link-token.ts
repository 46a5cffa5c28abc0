import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../../context'

type Signer = Pick<Deps, 'secret'>

const sign = ({ secret }: Signer, linkId: string): string =>
  createHmac('sha256', secret).update(`quotation ${linkId}`).digest('base64url')

/** What the client opens without an account; whether it still works, its row says. */
export function linkUrl(deps: Pick<Deps, 'secret' | 'env'>, linkId: string): string {
  const origin = deps.env.APP_URL ?? `http://localhost:${deps.env.PORT}/`
  return new URL(`/shared-quotation/${linkId}.${sign(deps, linkId)}`, origin).href
}

/** The link that a token is of, if we have made it; compared in constant time. */
export function linkOfToken(deps: Signer, token: string): string | undefined {
  const [, linkId, signature = ''] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  if (!linkId) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(deps, linkId))) ? linkId : undefined
}
