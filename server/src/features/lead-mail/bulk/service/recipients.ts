import { refuse } from '@foyer/contract/kit/refusal'
import { bulkMailLimits as limits } from '@foyer/contract/lead-mail/bulk/limits'
import { bulkMailRefusals } from '@foyer/contract/lead-mail/bulk/messages'
import type {
  LeftOut,
  MailPreview,
  NamedLead,
  PreviewInput,
  RecipientCheck,
  SkipReason,
} from '@foyer/contract/lead-mail/bulk/model'
import { isMailAddress } from '@foyer/contract/lead-mail/letters/address'
import type { LeadSelection } from '@foyer/contract/leads/model'
import type { Context } from '../../../../context'
import { chosenIds, inLeadScope, type LeadScope, nameOf } from '../../../leads/service'
import { refuseForeignPictures, withPictureLinks } from '../../templates/service/pictures'
import { placeValuesOf } from '../../templates/service/place-values'
import { findMailableLeads, findUnsubscribedOf } from '../repository/recipients'
import { wordsForMany } from './words'

/** What has to be known of a lead to mail it. */
export type Mailable = Parameters<typeof nameOf>[0] & {
  id: string
  email: string | null
  originalEmail: string | null
}

export interface Recipient extends NamedLead {
  address: string
}
export interface Sorted {
  fit: Recipient[]
  skipped: (NamedLead & { reason: SkipReason })[]
}

/** Of a copy for another assignee the address that was typed (C-102); nothing that could be more than one address. */
const addressOf = ({ originalEmail, email }: Mailable): string | undefined => {
  const address = (originalEmail ?? email ?? '').trim().toLowerCase()
  return isMailAddress(address) ? address : undefined
}

/** Who of these leads gets a mail, in their order; each address once. */
export function sortLeads(
  leads: readonly Mailable[],
  { unsubscribed, mailed }: { unsubscribed: ReadonlySet<string>; mailed: ReadonlySet<string> },
): Sorted {
  const taken = new Set(mailed)
  const sorted: Sorted = { fit: [], skipped: [] }
  for (const lead of leads) {
    const one = { id: lead.id, name: nameOf(lead) }
    const address = addressOf(lead)
    const skip = (reason: SkipReason) => sorted.skipped.push({ ...one, reason })
    if (!address) skip('no-address')
    else if (unsubscribed.has(address)) skip('unsubscribed')
    else if (taken.has(address)) skip('twice')
    else {
      taken.add(address)
      sorted.fit.push({ ...one, address })
    }
  }
  return sorted
}

export const addressesOf = (leads: readonly Mailable[]): string[] => [
  ...new Set(leads.flatMap((lead) => addressOf(lead) ?? [])),
]

/** The leads with these ids that the caller may see, in this order, and who of them gets a mail. */
export async function sortIds(
  scope: LeadScope,
  ids: readonly string[],
): Promise<Sorted & { chosenLeads: string[] }> {
  const { db, companyId, visibility } = scope
  if (ids.length > limits.leads) refuse(bulkMailRefusals.tooMany)
  const found = await findMailableLeads(db, companyId, ids, visibility)
  const byId = new Map(found.map((lead) => [lead.id, lead]))
  const leads = ids.flatMap((id) => byId.get(id) ?? [])
  const unsubscribed = await findUnsubscribedOf(db, companyId, addressesOf(leads))
  return { ...sortLeads(leads, { unsubscribed, mailed: new Set() }), chosenLeads: leads.map(({ id }) => id) }
}

export const sortSelection = async (scope: LeadScope, selection: LeadSelection) =>
  sortIds(scope, await chosenIds(scope, selection))

/** Who gets it, and who does not, before anything is sent. */
export const mailRecipients = (
  ctx: Context,
  { selection }: { selection: LeadSelection },
): Promise<RecipientCheck> =>
  inLeadScope(ctx, async (scope) => {
    const { fit, skipped } = await sortSelection(scope, selection)
    const leftOut = (reason: SkipReason): LeftOut => {
      const leads = skipped.filter((lead) => lead.reason === reason)
      return {
        leads: leads.slice(0, limits.named).map(({ id, name }) => ({ id, name })),
        count: leads.length,
      }
    }
    return {
      withAddress: fit.length,
      withoutAddress: leftOut('no-address'),
      unsubscribed: leftOut('unsubscribed'),
      twice: leftOut('twice'),
    }
  })

const has = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase())

export const previewBulkMail = (ctx: Context, input: PreviewInput): Promise<MailPreview> =>
  inLeadScope(ctx, async (scope) => {
    const { search, at } = input
    const { fit } = await sortSelection(scope, input.selection)
    const found = search ? fit.filter(({ name, address }) => has(name, search) || has(address, search)) : fit
    const place = Math.min(at, Math.max(0, found.length - 1))
    const lead = found[place]
    const values = lead && (await placeValuesOf(scope, [lead.id], ctx.viewer.userId)).get(lead.id)
    const { subject, html } = wordsForMany(input)(values ?? {})
    await refuseForeignPictures(scope, ctx.viewer.userId, html)
    return { lead, at: place, total: found.length, subject, html: withPictureLinks(ctx, html) }
  })
