import {
  integrationMessages,
  metaFailures,
  metaRefusals,
  metaReplies,
} from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import { loginAddress } from '@foyer/contract/intake/meta/login'
import type { IntegrationStatus, MetaConnection } from '@foyer/contract/intake/meta/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../../context'
import { tellColleagues } from '../../../accounts/service'
import { audit } from '../../doors/audit'
import {
  exchangeCode,
  findDeclined,
  findPages as findGraphPages,
  findMe,
  type GraphPage,
  lastingToken,
  unsubscribeApp,
} from '../graph/calls'
import { deleteLogin, findLogin, saveLogin } from '../repository/logins'
import { changePage, findPages, type PageRecord, removePages, renewPage } from '../repository/pages'
import { asFarAsPossible, asking, isEnabled } from './asking'
import { retryFailed } from './failed'
import { newState, spendState } from './login-state'

/** Where the login comes back to: the page Integration. */
const returnTo = ({ env }: Context): string =>
  new URL('/leads/lead-management-settings/fb-integration', env.APP_URL ?? `http://localhost:${env.PORT}/`)
    .href

export const status = (ctx: Context): Promise<IntegrationStatus> =>
  readingViewersCompany(ctx, async ({ db, companyId }): Promise<IntegrationStatus> => {
    if (!isEnabled(ctx)) return { state: 'disabled', message: integrationMessages.disabled }
    const login = await findLogin(db, companyId)
    if (!login) return { state: 'ready', message: integrationMessages.ready }
    if (login.state === 'needs-login')
      return { state: 'needs-login', message: integrationMessages.needsLogin }
    const pages = await findPages(db, companyId)
    return {
      state: 'connected',
      message: login.message ?? integrationMessages.connected(login.userName, pages.length),
    }
  })

export const login = async (ctx: Context): Promise<{ address: string }> => {
  const { META_APP_ID: appId, META_LOGIN_URL: dialog } = ctx.env
  if (!appId) return refuse(metaRefusals.disabled)
  return { address: loginAddress({ dialog, appId, returnTo: returnTo(ctx), state: newState(ctx) }) }
}

/** What is known about a login before it is written down. */
async function loggedIn(ctx: Context, { token, state, name }: MetaConnection) {
  const short = state === undefined ? token : (await exchangeCode(ctx, token, returnTo(ctx))).token
  const lasting = await lastingToken(ctx, short)
  const me = await findMe(ctx, lasting.token)
  const declined = await findDeclined(ctx, lasting.token, metaLimits.scopes)
  const pages = await findGraphPages(ctx, lasting.token)
  return { ...lasting, userName: me.name ?? name, declined, pages }
}

/** Pages that were received before are asked with the new login. */
async function renewPages(
  ctx: Context,
  { db, companyId, now, enqueue }: CompanyScope,
  known: readonly PageRecord[],
  pages: readonly GraphPage[],
): Promise<void> {
  for (const { id, externalId } of known) {
    const page = pages.find((one) => one.id === externalId)
    if (page?.access_token) {
      await renewPage(db, companyId, id, {
        name: page.name,
        secret: ctx.secrets.lock(page.access_token),
        now,
      })
      await enqueue('intake.fetch-meta', { companyId, doorId: id })
    } else {
      const message = metaFailures.notAmongPages
      await changePage(db, companyId, id, { state: 'needs-login', message }, now)
    }
  }
}

export async function connect(ctx: Context, connection: MetaConnection): Promise<{ message: string }> {
  if (connection.companyId !== ctx.viewer.companyId) refuse(metaRefusals.otherCompany)
  if (!isEnabled(ctx)) refuse(metaRefusals.disabled)
  if (connection.state !== undefined) await spendState(ctx, connection.state)
  const { token, lasts, userName, declined, pages } = await asking(ctx, () => loggedIn(ctx, connection))
  await inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await saveLogin(db, {
      companyId,
      userName: userName.slice(0, metaLimits.name),
      token: ctx.secrets.lock(token),
      expiresAt: lasts === undefined ? null : new Date(now.getTime() + lasts * 1_000),
      state: 'on',
      message: declined.length > 0 ? integrationMessages.declined(declined) : null,
      connectedBy: ctx.viewer.userId,
      connectedAt: now,
      updatedAt: now,
    })
    await renewPages(ctx, scope, await findPages(db, companyId), pages)
    await retryFailed(scope, { reasons: [metaFailures.needsLogin, metaFailures.noPermission] })
    await tellColleagues(scope, { name: 'changed', about: ['doors'] })
  })
  audit(ctx, 'meta-connected')
  return { message: metaReplies.connected }
}

export async function disconnect(ctx: Context): Promise<{ message: string }> {
  const pages = await readingViewersCompany(ctx, ({ db, companyId }) => findPages(db, companyId))
  for (const { externalId, secret } of pages)
    if (externalId && secret)
      await asFarAsPossible(ctx, () => unsubscribeApp(ctx, externalId, ctx.secrets.unlock(secret)))
  await inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const all = (await findPages(db, companyId)).map(({ id }) => id)
    if (all.length > 0) await removePages(db, companyId, all, now)
    await deleteLogin(db, companyId)
    await tellColleagues(scope, { name: 'changed', about: ['doors'] })
  })
  audit(ctx, 'meta-disconnected')
  return { message: metaReplies.disconnected }
}
