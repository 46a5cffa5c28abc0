import type { MetaLead } from '@foyer/contract/intake/meta/lead'
import type { MetaQuestion } from '@foyer/contract/intake/meta/model'
import { z } from 'zod'
import { type GraphDeps, pagesOf, readGraph } from './client'

const id = z.union([z.string(), z.number().int()]).transform(String)
const text = z.string().optional().catch(undefined)

const token = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional().catch(undefined),
})
export interface GraphToken {
  token: string
  /** In seconds; undefined where it does not end. */
  lasts: number | undefined
}
const asToken = ({ access_token, expires_in }: z.output<typeof token>): GraphToken => ({
  token: access_token,
  lasts: expires_in || undefined,
})

const app = ({ env }: GraphDeps) => ({
  client_id: env.META_APP_ID ?? '',
  client_secret: env.META_APP_SECRET ?? '',
})

/** What the login came back with, for a token of about an hour. */
export const exchangeCode = async (deps: GraphDeps, code: string, returnTo: string): Promise<GraphToken> =>
  asToken(
    await readGraph(deps, token, {
      path: '/oauth/access_token',
      params: { ...app(deps), redirect_uri: returnTo, code },
    }),
  )

/** For one of about sixty days. A token of another app is refused here. */
export const lastingToken = async (deps: GraphDeps, short: string): Promise<GraphToken> =>
  asToken(
    await readGraph(deps, token, {
      path: '/oauth/access_token',
      params: { ...app(deps), grant_type: 'fb_exchange_token', fb_exchange_token: short },
    }),
  )

export const findMe = (deps: GraphDeps, userToken: string) =>
  readGraph(deps, z.object({ id, name: text }), {
    path: '/me',
    params: { fields: 'id,name' },
    token: userToken,
  })

const permission = z.object({ permission: z.string(), status: z.string() })

/** Those that were asked for and not granted. */
export async function findDeclined(
  deps: GraphDeps,
  userToken: string,
  asked: readonly string[],
): Promise<string[]> {
  const { data } = await readGraph(deps, z.object({ data: z.array(permission) }), {
    path: '/me/permissions',
    token: userToken,
  })
  const granted = new Set(data.flatMap(({ permission, status }) => (status === 'granted' ? permission : [])))
  return asked.filter((one) => !granted.has(one))
}

const accountPage = z.object({ id, name: z.string().catch(''), access_token: text })
export type GraphPage = z.output<typeof accountPage>

export async function findPages(deps: GraphDeps, userToken: string): Promise<GraphPage[]> {
  const all: GraphPage[] = []
  const call = { path: '/me/accounts', params: { fields: 'id,name,access_token' }, token: userToken }
  for await (const page of pagesOf(deps, accountPage, call)) all.push(...page)
  return all
}

const done = z.object({ success: z.boolean().optional() })

export const subscribeApp = (deps: GraphDeps, pageId: string, pageToken: string) =>
  readGraph(deps, done, {
    path: `/${pageId}/subscribed_apps`,
    method: 'POST',
    params: { subscribed_fields: 'leadgen' },
    token: pageToken,
  })

export const unsubscribeApp = (deps: GraphDeps, pageId: string, pageToken: string) =>
  readGraph(deps, done, { path: `/${pageId}/subscribed_apps`, method: 'DELETE', token: pageToken })

const question = z
  .object({ key: text, label: text, type: text, id: text })
  .transform(({ key, label, type, id: ownId }): MetaQuestion => {
    const known = key ?? ownId ?? label ?? ''
    return { key: known, label: label ?? known, type: type ?? '' }
  })
const form = z
  .object({ id, name: z.string().catch(''), questions: z.array(question).catch([]) })
  .transform((one) => ({ ...one, questions: one.questions.filter(({ key }) => key) }))
export type GraphForm = z.output<typeof form>
const formFields = { fields: 'id,name,questions' }

export const findForm = (deps: GraphDeps, formId: string, pageToken: string): Promise<GraphForm> =>
  readGraph(deps, form, { path: `/${formId}`, params: formFields, token: pageToken })

export async function findForms(deps: GraphDeps, pageId: string, pageToken: string): Promise<GraphForm[]> {
  const all: GraphForm[] = []
  const call = { path: `/${pageId}/leadgen_forms`, params: formFields, token: pageToken }
  for await (const page of pagesOf(deps, form, call)) all.push(...page)
  return all
}

const value = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const answer = z.object({ name: z.string(), values: z.array(value.catch('')).catch([]) })

/** One answer that cannot be read takes none of the others with it. */
const answers = z
  .array(answer.optional().catch(undefined))
  .catch([])
  .transform((all) => all.flatMap((one) => one ?? []))

const lead = z
  .object({
    id,
    form_id: id.optional().catch(undefined),
    created_time: text,
    field_data: answers,
    platform: text,
    is_organic: z.boolean().optional().catch(undefined),
    ad_name: text,
    adset_name: text,
    campaign_name: text,
  })
  .transform(
    (one): MetaLead => ({
      id: one.id,
      formId: one.form_id,
      createdAt: one.created_time,
      answers: one.field_data.map(({ name, values }) => ({ key: name, values: values.filter(Boolean) })),
      platform: one.platform,
      isOrganic: one.is_organic,
      adName: one.ad_name,
      adsetName: one.adset_name,
      campaignName: one.campaign_name,
    }),
  )
const leadFields = {
  fields: 'id,created_time,field_data,form_id,ad_name,adset_name,campaign_name,platform,is_organic',
}

export const findLead = (deps: GraphDeps, leadId: string, pageToken: string): Promise<MetaLead> =>
  readGraph(deps, lead, { path: `/${leadId}`, params: leadFields, token: pageToken })

/** Those of a form since a moment, a page of them at a time. */
export const leadsSince = (deps: GraphDeps, formId: string, pageToken: string, since: Date) =>
  pagesOf(deps, lead, {
    path: `/${formId}/leads`,
    params: {
      ...leadFields,
      filtering: JSON.stringify([
        { field: 'time_created', operator: 'GREATER_THAN', value: Math.floor(since.getTime() / 1_000) },
      ]),
    },
    token: pageToken,
  })
