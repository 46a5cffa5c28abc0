import { randomInt } from 'node:crypto'
import { type DemoKey, demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { leadLimits } from '@foyer/contract/leads/limits'
import { leadQuery } from '@foyer/contract/leads/list/query'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Page, Route } from '@playwright/test'

/** What a browser keeps of a sign-in. */
export interface Session {
  token: string
  userId: string
}

/** Strangers come from one network address each, so that the limits of one are not reached by all together. */
const strangersHeader = () => {
  const part = () => randomInt(1, 255)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

/** Calls the server without a browser: to know what a screen should show, and to change things behind its back. */
export async function call<E extends AnyEndpoint>(
  base: string,
  endpoint: E,
  input: InputOf<E>,
  session?: Session,
): Promise<ReplyOf<E>> {
  const { query, params, body } = endpoint.request.write(input)
  const userId = endpoint.userId === 'query' ? session?.userId : undefined
  const asked = Object.entries({ ...query, userId }).filter(([, value]) => value !== undefined)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name]))
  const address = new URL(path, base)
  for (const [name, value] of asked) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session ? { authorization: `Bearer ${session.token}` } : strangersHeader()),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status}`)
  return endpoint.reply.decode((await response.json()) as never)
}

export const signIn = (base: string, key: DemoKey): Promise<Session> =>
  call(base, accountEndpoints.signIn, { email: demoEmail(key), password: demoPassword })

type ListChoice = Partial<InputOf<typeof leadEndpoints.list>>

/** The leads that somebody may see, as the server tells them: at most 200. */
export const leadsOf = (base: string, session: Session, choice: ListChoice = {}) =>
  call(
    base,
    leadEndpoints.list,
    leadQuery({ limit: leadLimits.pageSizeMax, isLean: false, ...choice }),
    session,
  )

/** What somebody does about a lead: only what is named changes. */
export const workOn = (base: string, session: Session, leadId: string, action: Partial<LeadAction>) =>
  call(base, leadWorkEndpoints.actions, actionSaying(leadId, action), session)

/** Puts itself between the page and one call of the server. Gives back how to step aside. */
export async function intercept(
  page: Page,
  endpoint: AnyEndpoint,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isMine = (url: URL) => url.pathname === endpoint.path
  await page.route(isMine, answer)
  return () => page.unroute(isMine)
}

/** Refuses a call at once; the page does not try again by itself as it does when the network is gone. */
export const refuseCalls = (page: Page, endpoint: AnyEndpoint) =>
  intercept(page, endpoint, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.', code: 'not-today' } }),
  )

/** A journey leaves the demo as it found it: others count its leads. */
export async function forgetLeads(base: string, session: Session, search: string): Promise<void> {
  const ids = (await leadsOf(base, session, { search })).rows.map(({ id }) => id)
  const gone = { action: 'delete' as const, selection: { ids }, confirmCount: undefined }
  await call(base, leadListEndpoints.bulk, gone, session)
}
