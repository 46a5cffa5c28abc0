import { metaRefusals, metaReplies } from '@foyer/contract/intake/messages/meta'
import { metaLimits } from '@foyer/contract/intake/meta/limits'
import type { AccountPage, MetaOverview, MetaPage } from '@foyer/contract/intake/meta/model'
import { refuse } from '@foyer/contract/kit/refusal'
import {
  asSystem,
  type CompanyScope,
  type Context,
  inViewersCompany,
  readingViewersCompany,
} from '../../../../context'
import { newId } from '../../../../new-id'
import { tellColleagues } from '../../../accounts/service'
import type { DoorRecord } from '../../doors/repository'
import { countDeliveries, type DoorCounts } from '../../doors/repository/doors'
import { findPages as findGraphPages, type GraphPage, subscribeApp, unsubscribeApp } from '../graph/calls'
import { findLogin, findLoginAndPerson } from '../repository/logins'
import {
  findFormerPage,
  findPage,
  findPages,
  findPagesOfAll,
  insertPage,
  isTaken,
  type PageRecord,
  removePages,
  revivePage,
} from '../repository/pages'
import { asFarAsPossible, asking } from './asking'

const pageOf = (page: PageRecord, counts: DoorCounts | undefined): MetaPage => ({
  id: page.id,
  pageId: page.externalId ?? '',
  name: page.name,
  state: page.state as DoorRecord['state'],
  message: page.message ?? undefined,
  lastReceivedAt: page.lastReceivedAt?.toISOString(),
  fetchedUntil: page.fetchedUntil?.toISOString(),
  today: counts?.today ?? 0,
  last30Days: counts?.last30Days ?? 0,
  failed: counts?.failed ?? 0,
})

export const overview = (ctx: Context): Promise<MetaOverview> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const counts = new Map((await countDeliveries(db, companyId, now)).map((one) => [one.id, one]))
    const found = await findLoginAndPerson(db, companyId)
    return {
      login: found && {
        userName: found.login.userName,
        connectedBy: found.connectedBy ?? '',
        connectedAt: found.login.connectedAt.toISOString(),
        expiresAt: found.login.expiresAt?.toISOString(),
      },
      pages: (await findPages(db, companyId)).map((page) => pageOf(page, counts.get(page.id))),
    }
  })

/** The pages of the account, asked of Meta with what is kept of the login. */
async function ofAccount(ctx: Context): Promise<{ known: PageRecord[]; pages: GraphPage[] }> {
  const { login, known } = await readingViewersCompany(ctx, async ({ db, companyId }) => ({
    login: await findLogin(db, companyId),
    known: await findPages(db, companyId),
  }))
  if (!login) return refuse(metaRefusals.notConnected)
  return { known, pages: await asking(ctx, () => findGraphPages(ctx, ctx.secrets.unlock(login.token))) }
}

export async function accountPages(ctx: Context): Promise<{ pages: AccountPage[] }> {
  const { known, pages } = await ofAccount(ctx)
  return {
    pages: pages.map(({ id, name }) => ({
      pageId: id,
      name,
      isSubscribed: known.some(({ externalId }) => externalId === id),
    })),
  }
}

/** Nothing is told of the firm that has it. */
async function refuseTaken(ctx: Context, pageId: string): Promise<void> {
  const owners = await asSystem(ctx, ({ db }) => findPagesOfAll(db, [pageId]))
  if (owners.some(({ companyId }) => companyId !== ctx.viewer.companyId)) refuse(metaRefusals.pageTaken)
}

async function keepPage(ctx: Context, scope: CompanyScope, page: GraphPage & { access_token: string }) {
  const { db, companyId, now, enqueue } = scope
  const secret = ctx.secrets.lock(page.access_token)
  const name = page.name.slice(0, metaLimits.name) || page.id
  const former = await findFormerPage(db, companyId, page.id)
  const id = former?.id ?? newId(now)
  if (former) await revivePage(db, companyId, id, { name, secret, now })
  else
    await insertPage(db, {
      companyId,
      id,
      kind: 'meta',
      name,
      secret,
      externalId: page.id,
      source: 'Facebook',
      createdBy: ctx.viewer.userId,
      createdAt: now,
      updatedAt: now,
    })
  await enqueue('intake.fetch-meta', { companyId, doorId: id })
  await tellColleagues(scope, { name: 'changed', about: ['doors'] })
}

export async function subscribe(ctx: Context, { pageId }: { pageId: string }): Promise<{ message: string }> {
  const { pages } = await ofAccount(ctx)
  const page = pages.find(({ id }) => id === pageId)
  const { access_token: token } = page ?? {}
  if (!page || !token) return refuse(metaRefusals.noSuchPage)
  await refuseTaken(ctx, pageId)
  await asking(ctx, () => subscribeApp(ctx, pageId, token))
  try {
    await inViewersCompany(ctx, (scope) => keepPage(ctx, scope, { ...page, access_token: token }))
  } catch (error) {
    // Somebody else was quicker.
    if (isTaken(error)) refuse(metaRefusals.pageTaken)
    throw error
  }
  return { message: metaReplies.subscribed(page.name) }
}

const pageNamed = async ({ db, companyId }: CompanyScope, id: string): Promise<PageRecord> =>
  (await findPage(db, companyId, id)) ?? refuse(metaRefusals.unknownPage)

export async function unsubscribe(ctx: Context, { id }: { id: string }): Promise<{ message: string }> {
  const { externalId, secret, name } = await readingViewersCompany(ctx, (scope) => pageNamed(scope, id))
  if (externalId && secret)
    await asFarAsPossible(ctx, () => unsubscribeApp(ctx, externalId, ctx.secrets.unlock(secret)))
  await inViewersCompany(ctx, async (scope) => {
    await removePages(scope.db, scope.companyId, [id], scope.now)
    await tellColleagues(scope, { name: 'changed', about: ['doors'] })
  })
  return { message: metaReplies.unsubscribed(name) }
}

export const fetchNow = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { id: doorId } = await pageNamed(scope, id)
    await scope.enqueue('intake.fetch-meta', { companyId: scope.companyId, doorId })
    return { message: metaReplies.fetching }
  })
