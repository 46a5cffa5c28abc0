import type { Context } from '../../context'

type Deed =
  | 'invited'
  | 'invited-again'
  | 'invitation-withdrawn'
  | 'rights-changed'
  | 'password-reset'
  | 'deactivated'
  | 'reactivated'
  | 'absence-changed'

/** Who did what to whom, in the audit log: ids only, no names, no secrets. */
export function audit(ctx: Pick<Context, 'log' | 'viewer'>, deed: Deed, memberId: string, more: object = {}) {
  const { companyId, userId } = ctx.viewer
  ctx.log.info({ audit: { deed, companyId, by: userId, memberId, ...more } }, `people: ${deed}`)
}
