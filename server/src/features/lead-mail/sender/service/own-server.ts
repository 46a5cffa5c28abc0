import { escapeHtml } from '@foyer/contract/kit/html'
import { senderMails } from '@foyer/contract/lead-mail/sender/messages'
import type { MailServerDraft } from '@foyer/contract/lead-mail/sender/model'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import { firmMailer } from '../../../../gateways/mailer/firm-smtp'
import type { Mailer } from '../../../../gateways/mailer/port'
import type { Patience } from '../../../../gateways/mailer/smtp'
import { tellColleagues } from '../../../accounts/service'
import type { FirmServer } from '../../../mail/service'
import { tellAdmins } from '../../../notifications/service'
import { findMailServer, type MailServerRow, writeFailing, writeWorked } from '../repository'

const pageOfEmail = '/leads/lead-management-settings/email'

export const tellOfServer = (scope: CompanyScope) =>
  tellColleagues(scope, { name: 'changed', about: ['mailServer'] })

/** With the password as it is. */
export const mailerOfDraft = (deps: Deps, draft: MailServerDraft, times: Patience = {}): Mailer =>
  firmMailer(deps, {
    host: draft.host,
    port: draft.port,
    security: draft.security,
    signIn: draft.username ? { user: draft.username, password: draft.password } : undefined,
    sender: { name: draft.fromName, address: draft.fromAddress },
    ...times,
  })

export async function noteWorked(scope: CompanyScope, server: MailServerRow): Promise<void> {
  if (await writeWorked(scope.db, server, scope.now)) await tellOfServer(scope)
}

/** Nothing leaves until somebody does something: the admins are told, once. */
export async function noteFailing(scope: CompanyScope, server: MailServerRow, reason: string): Promise<void> {
  if (!(await writeFailing(scope.db, server, reason))) return
  await tellAdmins(scope, { text: senderMails.failing(escapeHtml(reason)), link: pageOfEmail })
  await tellOfServer(scope)
}

/** The mail server of a firm, if it has one and it is turned on. */
export const ownServerOf =
  (deps: Deps, times?: Patience) =>
  async (companyId: string): Promise<FirmServer | undefined> => {
    const server = await inCompany(deps, companyId, ({ db }) => findMailServer(db, companyId), 'reading')
    if (!server?.isOn) return undefined
    const { username, password, ...known } = server
    const draft = {
      ...known,
      username: username ?? '',
      password: password ? deps.secrets.unlock(password) : '',
    }
    return {
      name: `${companyId} ${server.updatedAt.getTime()}`,
      mailer: mailerOfDraft(deps, draft, times),
      perMinute: server.perMinute,
      fromName: server.fromName,
      isFailing: server.error !== null,
      worked: (scope) => noteWorked(scope, server),
      failed: (scope, reason) => noteFailing(scope, server, reason),
    }
  }
