import { refuse } from '@foyer/contract/kit/refusal'
import { bulkMailLimits as limits } from '@foyer/contract/lead-mail/bulk/limits'
import { bulkMailRefusals, bulkMailTexts } from '@foyer/contract/lead-mail/bulk/messages'
import type { UnsubscribedAddress } from '@foyer/contract/lead-mail/bulk/model'
import { leadRefusals } from '@foyer/contract/leads/messages'
import type { CompanyScope, Context } from '../../../../context'
import { describeLeads, inLeadScope, peopleOf } from '../../../leads/service'
import { cancelMails } from '../../../mail/service'
import {
  countUnsubscribed,
  deleteUnsubscribed,
  findUnsubscribed,
  findWaitingTo,
  insertUnsubscribed,
} from '../repository/unsubscribed'
import { tellOfUnsubscribed } from './tell'

/** The time and the address of the last one of a page. */
const cursor = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(.{1,320})$/

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined
  const [, at = '', address = ''] = cursor.exec(after) ?? []
  if (Number.isNaN(Date.parse(at))) return refuse(leadRefusals.badCursor)
  return { at, address }
}

interface Listed {
  addresses: UnsubscribedAddress[]
  total: number
  after: string | undefined
}

export const unsubscribed = (
  ctx: Context,
  { search, after }: { search: string | undefined; after: string | undefined },
): Promise<Listed> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId } = scope
    const found = await findUnsubscribed(db, companyId, {
      search,
      after: placeOf(after),
      limit: limits.page + 1,
    })
    const page = found.slice(0, limits.page)
    const leads = await describeLeads(scope, [...new Set(page.flatMap(({ leadId }) => leadId ?? []))])
    const people = await peopleOf(scope)
    const last = found.length > limits.page ? page.at(-1) : undefined
    return {
      addresses: page.map(({ address, leadId, addedBy, createdAt }) => {
        const lead = leads.get(leadId ?? '')
        return {
          address,
          lead: lead?.kind === 'visible' ? { id: lead.leadId, name: lead.name } : undefined,
          by: addedBy ? { id: addedBy, fullName: people.get(addedBy)?.fullName ?? '' } : undefined,
          createdAt: createdAt.toISOString(),
        }
      }),
      total: await countUnsubscribed(db, companyId, search),
      after: last && `${last.createdAt.toISOString()}_${last.address}`,
    }
  })

interface Unsubscribing {
  address: string
  leadId?: string | null
  addedBy?: string
}

/** Also what waits to be sent to it does not leave. Whether it was new. */
export async function unsubscribeAddress(scope: CompanyScope, one: Unsubscribing): Promise<boolean> {
  const { db, companyId, now } = scope
  const isNew = await insertUnsubscribed(db, { companyId, createdAt: now, ...one })
  if (!isNew) return false
  const waiting = await findWaitingTo(db, companyId, one.address)
  if (waiting.length > 0) await cancelMails(scope, waiting)
  await tellOfUnsubscribed(scope)
  return true
}

/** Whether it was in the list. */
export async function subscribeAddress(scope: CompanyScope, address: string): Promise<boolean> {
  const wasThere = await deleteUnsubscribed(scope.db, scope.companyId, address)
  if (wasThere) await tellOfUnsubscribed(scope)
  return wasThere
}

export const addUnsubscribed = (ctx: Context, { address }: { address: string }) =>
  inLeadScope(ctx, async (scope) => {
    await unsubscribeAddress(scope, { address, addedBy: ctx.viewer.userId })
    return { message: bulkMailTexts.unsubscribed(address) }
  })

export const removeUnsubscribed = (ctx: Context, { address }: { address: string }) =>
  inLeadScope(ctx, async (scope) => {
    if (!(await subscribeAddress(scope, address))) refuse(bulkMailRefusals.unknownAddress)
    return { message: bulkMailTexts.subscribed(address) }
  })
