import { refusal, refuse } from '@foyer/contract/kit/refusal'
import type { Deps } from '../context'

const notReady = refusal(503, 'not-ready', 'The database does not answer.')

/** The process is alive. */
export const health = async () => ({ status: 'ok' as const })

/** It can serve: its database answers. */
export async function ready({ database }: Pick<Deps, 'database'>) {
  await database.pool.query('select 1').catch(() => refuse(notReady))
  return { status: 'ready' as const }
}
