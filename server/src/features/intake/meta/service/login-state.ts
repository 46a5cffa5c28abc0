import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { metaRefusals } from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Context } from '../../../../context'
import { takeTry } from '../../../accounts/service'

const minute = 60_000

/** Of the session that began the login: nobody else's login can be slipped in. */
const signature = ({ secret, viewer }: Context, nonce: string, until: string): string =>
  createHmac('sha256', secret).update(`meta/${viewer.sessionId}/${nonce}/${until}`).digest('base64url')

export function newState(ctx: Context): string {
  const nonce = randomBytes(16).toString('base64url')
  const until = String(ctx.clock().getTime() + metaLimits.loginMinutes * minute)
  return [nonce, until, signature(ctx, nonce, until)].join('.')
}

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Good once, in every process. */
export async function spendState(ctx: Context, state: string): Promise<void> {
  const [nonce = '', until = '', signed = ''] = state.split('.')
  const isOurs = isSame(signed, signature(ctx, nonce, until)) && Number(until) > ctx.clock().getTime()
  if (!isOurs) refuse(metaRefusals.stateGone)
  const once = { subject: `meta-login:${nonce}`, atMost: 1, minutes: metaLimits.loginMinutes }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [once]))
  if ('limit' in taken) refuse(metaRefusals.stateGone)
}
