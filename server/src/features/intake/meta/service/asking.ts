import { metaRefusals } from '@foyer/contract/intake/messages/meta'
import { type Refusal, refuse, refuseFor } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import type { GraphDeps } from '../graph/client'
import { GraphFailed } from '../graph/failed'

export const isEnabled = ({ env }: Pick<GraphDeps, 'env'>): boolean => env.META_APP_ID !== undefined

/** Worth another try after so many seconds. */
const patience = 300

/** A person waits for the answer: what Meta refuses is a refusal in our words. */
export async function asking<T>(
  ctx: Context,
  work: () => Promise<T>,
  onLogin: Refusal = metaRefusals.loginRefused,
): Promise<T> {
  if (!isEnabled(ctx)) refuse(metaRefusals.disabled)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GraphFailed)) throw error
    ctx.log.warn({ trouble: error.trouble, code: error.code }, 'Meta refused')
    if (error.trouble === 'busy') return refuseFor(patience, metaRefusals.busy)
    return refuse(error.trouble === 'away' ? metaRefusals.away : onLogin)
  }
}

/** Whether or not Meta does it: what is ours is done in any case. */
export async function asFarAsPossible(
  { log, env }: Pick<Context, 'log' | 'env'>,
  work: () => Promise<unknown>,
): Promise<void> {
  if (!isEnabled({ env })) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof GraphFailed)) throw error
    log.warn({ trouble: error.trouble, code: error.code }, 'Meta did not unsubscribe a page')
  }
}
