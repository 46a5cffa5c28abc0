import type { Context } from '../../../context'

type Deed =
  | 'door-added'
  | 'door-deleted'
  | 'door-key-changed'
  | 'portal-key-changed'
  | 'form-key-changed'
  | 'meta-connected'
  | 'meta-disconnected'

/** Who opened or closed a way in, in the audit log: ids only, no keys. */
export function audit(ctx: Pick<Context, 'log' | 'viewer'>, deed: Deed, doorId?: string) {
  const { companyId, userId } = ctx.viewer
  ctx.log.info({ audit: { deed, companyId, by: userId, ...(doorId && { doorId }) } }, `intake: ${deed}`)
}
