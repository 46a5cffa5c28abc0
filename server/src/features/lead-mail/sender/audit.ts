import type { Context } from '../../../context'

type Deed = 'mail-server-saved' | 'mail-server-turned-on' | 'mail-server-turned-off' | 'mail-server-removed'

/** Who changed by which server the mails of a firm leave, in the audit log: ids only, no passwords. */
export function audit(ctx: Pick<Context, 'log' | 'viewer'>, deed: Deed): void {
  const { companyId, userId } = ctx.viewer
  ctx.log.info({ audit: { deed, companyId, by: userId } }, `lead-mail: ${deed}`)
}
