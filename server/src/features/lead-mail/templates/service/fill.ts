import { displayPhone } from '@foyer/contract/kit/phone'
import { refuse } from '@foyer/contract/kit/refusal'
import { templateRefusals as refusals, samplePlaces } from '@foyer/contract/lead-mail/templates/messages'
import type { FilledMail, FillWish } from '@foyer/contract/lead-mail/templates/model'
import { customPlace, fillHtml, fillText, type PlaceValues } from '@foyer/contract/lead-mail/templates/places'
import type { Context } from '../../../../context'
import { fieldsOf, inLeadScope, type LeadScope, seeLead } from '../../../leads/service'
import { richText } from '../../../mail/service'
import { findNewestLead } from '../repository/newest-lead'
import { findSender } from '../repository/sender'
import { findTemplate } from '../repository/templates'
import { refuseForeignPictures, withPictureLinks } from './pictures'
import { placeValuesOf } from './place-values'

interface Named {
  lead: FilledMail['lead']
  values: PlaceValues
}

/** For a firm that has no lead yet; its own fields have nothing that could be invented. */
async function sampleValues(scope: LeadScope): Promise<PlaceValues> {
  const { db, companyId, viewer } = scope
  const sender = await findSender(db, companyId, viewer.userId)
  const own = (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted)
  return {
    ...samplePlaces,
    ...Object.fromEntries(own.map(({ id }) => [customPlace(id), ''])),
    sender: sender?.sender ?? viewer.fullName,
    senderPhone: sender?.senderPhone ? displayPhone(sender.senderPhone) : '',
    senderEmail: viewer.email,
    company: sender?.company ?? '',
  }
}

/** The lead that was asked for, or the newest that the caller sees. */
async function leadOf({ db, companyId, visibility, ...scope }: LeadScope, leadId: string | undefined) {
  if (leadId === undefined) return findNewestLead(db, companyId, visibility)
  return (await seeLead({ db, companyId, visibility, ...scope }, leadId)).id
}

export async function namedLead(scope: LeadScope, leadId: string | undefined): Promise<Named> {
  const id = await leadOf(scope, leadId)
  const values =
    id === undefined ? undefined : (await placeValuesOf(scope, [id], scope.viewer.userId)).get(id)
  if (id === undefined || !values) return { lead: undefined, values: await sampleValues(scope) }
  return { lead: { id, name: values.leadName ?? '' }, values }
}

/** The values can make an address of what was none, so the whole is cleaned again. */
export const filled = ({ subject, html }: { subject: string; html: string }, values: PlaceValues) => ({
  subject: fillText(subject, values),
  ...richText(fillHtml(richText(html).html, values)),
})

export const fillTemplate = (ctx: Context, wish: FillWish): Promise<FilledMail> =>
  inLeadScope(ctx, async (scope) => {
    const { templateId } = wish
    const template =
      templateId === undefined ? undefined : await findTemplate(scope.db, scope.companyId, templateId)
    if (templateId !== undefined && !template) return refuse(refusals.unknown)
    const { lead, values } = await namedLead(scope, wish.leadId)
    const source = {
      subject: wish.subject ?? template?.subject ?? '',
      html: wish.html ?? template?.html ?? '',
    }
    const { subject, html } = filled(source, values)
    await refuseForeignPictures(scope, ctx.viewer.userId, html)
    return { subject, html: withPictureLinks(ctx, html), lead, values }
  })
