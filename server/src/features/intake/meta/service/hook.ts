import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { metaRefusals, metaReplies } from '@foyer/contract/intake/messages/meta'
import type { SignedHook, VerifiedHook } from '@foyer/contract/intake/meta/model'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { z } from 'zod'
import { asSystem, inCompany, type PublicContext } from '../../../../context'
import { receive } from '../../doors/service'
import { findPagesOfAll } from '../repository/pages'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Meta asks whether the address is ours. */
export const verifyHook = async (
  { env }: PublicContext,
  { mode, token, challenge }: VerifiedHook,
): Promise<Content> => {
  const right = env.META_VERIFY_TOKEN
  if (mode !== 'subscribe' || !right || !timingSafeEqual(digest(token), digest(right)))
    return refuse(metaRefusals.wrongVerifyToken)
  return { headers: {}, content: challenge }
}

/** Over the bytes as they came, before anything in them is read. */
function refuseUnsigned({ env }: PublicContext, bytes: Buffer, signature: string | undefined): void {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? '')?.[1]
  if (!env.META_APP_SECRET || !given) refuse(metaRefusals.notSigned)
  const right = createHmac('sha256', env.META_APP_SECRET).update(bytes).digest()
  if (!timingSafeEqual(right, Buffer.from(given, 'hex'))) refuse(metaRefusals.notSigned)
}

/** Ids are longer than numbers can be told apart: those that come as numbers are read as texts. */
const longNumbers = /("(?:leadgen_id|page_id|form_id|ad_id|adgroup_id|id)"\s*:\s*)(\d{1,40})(?=\s*[,}])/g

const id = z.string().regex(/^\d{1,40}$/)
const change = z.object({
  field: z.literal('leadgen'),
  value: z.object({
    leadgen_id: id,
    page_id: id.optional().catch(undefined),
    form_id: id.optional().catch(undefined),
    created_time: z.number().optional().catch(undefined),
  }),
})
const announced = z.object({
  object: z.literal('page'),
  entry: z.array(z.object({ id, changes: z.array(z.unknown()).catch([]) }).catch({ id: '0', changes: [] })),
})

interface Announced {
  pageId: string
  leadId: string
  formId: string | undefined
}

/** What is not about leads is none of ours. */
function announcedIn(bytes: Buffer): Announced[] {
  let body: unknown
  try {
    body = JSON.parse(bytes.toString('utf8').replace(longNumbers, '$1"$2"'))
  } catch {
    return []
  }
  const read = announced.safeParse(body)
  if (!read.success) return []
  return read.data.entry.flatMap(({ id: pageId, changes }) =>
    changes.flatMap((one) => {
      const { data } = change.safeParse(one)
      return data
        ? { pageId: data.value.page_id ?? pageId, leadId: data.value.leadgen_id, formId: data.value.form_id }
        : []
    }),
  )
}

/** Stored once and answered at once; what they say is fetched afterwards. */
export async function hear(
  ctx: PublicContext,
  { bytes: text, signature }: SignedHook,
): Promise<{ message: string }> {
  const bytes = Buffer.from(text, 'latin1')
  refuseUnsigned(ctx, bytes, signature)
  const leads = announcedIn(bytes)
  const pageIds = [...new Set(leads.map(({ pageId }) => pageId))]
  const pages = pageIds.length > 0 ? await asSystem(ctx, ({ db }) => findPagesOfAll(db, pageIds)) : []
  for (const { companyId, id: doorId, externalId } of pages) {
    const own = leads.filter(({ pageId }) => pageId === externalId)
    await inCompany(ctx, companyId, (scope) =>
      receive(
        scope,
        { companyId, id: doorId },
        own.map(({ leadId, formId }) => ({ onceKey: leadId, payload: { leadId, formId } })),
      ),
    )
  }
  const unknown = leads.filter(({ pageId }) => !pages.some(({ externalId }) => externalId === pageId)).length
  if (unknown > 0) ctx.log.info({ leads: unknown }, 'leads of pages that nobody has were ignored')
  return { message: metaReplies.heard }
}
