import { refuse } from '@foyer/contract/kit/refusal'
import {
  senderRefusals as refusals,
  senderReplies as replies,
} from '@foyer/contract/lead-mail/sender/messages'
import type {
  MailServerDraft,
  MailServerEdit,
  MailServerSettings,
} from '@foyer/contract/lead-mail/sender/model'
import { keepsPassword } from '@foyer/contract/lead-mail/sender/problems'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../../context'
import { senderOf } from '../../../../gateways/mailer/smtp'
import { audit } from '../audit'
import {
  deleteMailServer,
  findMailServer,
  holdMailServer,
  type MailServerRow,
  updateMailServer,
  writeMailServer,
} from '../repository'
import { tellOfServer } from './own-server'

const shown = (server: MailServerRow): MailServerSettings['own'] => ({
  host: server.host,
  port: server.port,
  security: server.security,
  username: server.username ?? '',
  hasPassword: server.password !== null,
  fromName: server.fromName,
  fromAddress: server.fromAddress,
  perMinute: server.perMinute,
  isOn: server.isOn,
  ...(server.workedAt && { workedAt: server.workedAt.toISOString() }),
  ...(server.error && { error: server.error }),
})

export const mailServer = (ctx: Context): Promise<MailServerSettings> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => {
    const server = await findMailServer(db, companyId)
    const { SMTP_URL: url, MAIL_FROM: from, isDemo } = ctx.env
    return {
      ...(server && { own: shown(server) }),
      otherwise: url ? 'ours' : isDemo ? 'demo-outbox' : 'outbox',
      ourAddress: senderOf(from).address,
    }
  })

/**
 * The password that belongs to what was entered. The one that is known goes to nobody else: whoever changes the server or the
 * account enters it again.
 */
export function passwordFor(
  { secrets }: Pick<Context, 'secrets'>,
  draft: MailServerDraft,
  known: MailServerRow | undefined,
): string {
  if (draft.password || !draft.username) return draft.password
  const isKept = known && keepsPassword(draft, { ...known, username: known.username ?? '' })
  if (!known?.password || !isKept) return refuse(refusals.passwordAgain)
  return secrets.unlock(known.password)
}

async function save(ctx: Context, { db, companyId, now }: CompanyScope, draft: MailServerDraft) {
  const known = await holdMailServer(db, companyId)
  const password = passwordFor(ctx, draft, known)
  const { host, port, security, username, fromName, fromAddress, perMinute } = draft
  await writeMailServer(db, {
    ...{ companyId, host, port, security, fromName, fromAddress, perMinute },
    username: username || null,
    password: username ? ctx.secrets.lock(password) : null,
    isOn: known?.isOn ?? true,
    error: null,
    workedAt: null,
    updatedAt: now,
    updatedBy: ctx.viewer.userId,
  })
}

const done = {
  save: { deed: 'mail-server-saved', message: replies.saved },
  'turn-on': { deed: 'mail-server-turned-on', message: replies.on },
  'turn-off': { deed: 'mail-server-turned-off', message: replies.off },
  remove: { deed: 'mail-server-removed', message: replies.removed },
} as const

export const saveMailServer = (ctx: Context, edit: MailServerEdit): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    if (edit.kind === 'save') await save(ctx, scope, edit)
    else {
      if (!(await holdMailServer(db, companyId))) refuse(refusals.none)
      if (edit.kind === 'remove') await deleteMailServer(db, companyId)
      else
        await updateMailServer(db, companyId, {
          isOn: edit.kind === 'turn-on',
          error: null,
          updatedAt: now,
          updatedBy: ctx.viewer.userId,
        })
    }
    await tellOfServer(scope)
    const { deed, message } = done[edit.kind]
    audit(ctx, deed)
    return { message }
  })
