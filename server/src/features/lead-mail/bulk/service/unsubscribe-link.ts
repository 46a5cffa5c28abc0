import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../../context'

type Signer = Pick<Deps, 'secret'>

const sign = ({ secret }: Signer, mailId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${mailId}`).digest('base64url')

export const pathOf = (token: string): string => `/unsubscribe/${token}`

/** By which whoever got a mail to many says that they want no more of them; it needs no sign-in and never expires. */
export const unsubscribeLink = (deps: Pick<Deps, 'secret' | 'env'>, mailId: string): string => {
  const origin = deps.env.APP_URL ?? `http://localhost:${deps.env.PORT}/`
  return new URL(pathOf(`${mailId}.${sign(deps, mailId)}`), origin).href
}

/** The mail that a link is from, if we have made it. */
export function mailOfLink(deps: Signer, token: string): string | undefined {
  const [, mailId, signature = ''] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? []
  if (!mailId) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(deps, mailId))) ? mailId : undefined
}
