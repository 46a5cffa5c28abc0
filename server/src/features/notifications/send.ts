import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import type { SendInput } from '@foyer/contract/notifications/forms'
import { notificationLimits } from '@foyer/contract/notifications/limits'
import {
  notificationMailTexts,
  notificationRefusals,
  notificationTexts,
} from '@foyer/contract/notifications/messages'
import { asSystem, type CompanyScope, type Context, inViewersCompany } from '../../context'
import { newId } from '../../new-id'
import { takeTry } from '../accounts/service'
import { mailLayout, queueMails, richText } from '../mail/service'
import { visibilityOf } from '../teams/service'
import { ring } from './deliver'
import { cleanLine, isBlankLine } from './line'
import { recipientsOf } from './recipients'
import * as repository from './repository'

type Sent<Kind extends SendInput['kind']> = Extract<SendInput, { kind: Kind }>

/** Sent by hand: within the company, and only to people the sender could reach anyway. */
export async function send(ctx: Context, input: SendInput): Promise<{ message: string }> {
  if (input.kind !== 'email') await refuseTooManyBells(ctx)
  return inViewersCompany(ctx, async (scope) => {
    if (input.kind === 'email') await sendMail(ctx, scope, input)
    else {
      const told = await (input.kind === 'bell'
        ? ringAdmins(ctx, scope, input)
        : ringPeople(ctx, scope, input))
      if (told === 0) return { message: notificationTexts.nobodyElse }
    }
    return { message: notificationTexts.sent }
  })
}

async function refuseTooManyBells(ctx: Context): Promise<void> {
  const limit = { subject: `bells:${ctx.viewer.userId}`, atMost: notificationLimits.bellsAMinute, minutes: 1 }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, notificationRefusals.tooManyBells)
}

/** One mail per recipient, so that they do not see each other (C-138). */
async function sendMail(ctx: Context, scope: CompanyScope, input: Sent<'email'>): Promise<void> {
  const { viewer } = ctx
  const { db, companyId } = scope
  const recipients = [...new Set(input.recipients)]
  await refuseStrangers(ctx, scope, recipients)
  const replyTo = input.replyTo ?? viewer.email
  if ((await repository.findStaffEmails(db, companyId, [replyTo])).length === 0)
    refuse(notificationRefusals.foreignReplyTo)
  const body = richText(input.body)
  if (!body.text) refuse(notificationRefusals.emptyMail)
  const subject = input.subject.replace(/\s+/g, ' ')
  const company = await repository.findCompanyName(db, companyId)
  const footer = notificationMailTexts.sentBy(viewer.fullName, company, replyTo)
  const layout = mailLayout({ title: subject, paragraphs: [], body, footer })
  await queueMails(
    scope,
    recipients.map((recipient) => ({ companyId, recipient, subject, ...layout })),
  )
}

/** Whom somebody could not reach anyway gets no mail from them. */
export async function refuseStrangers(
  { viewer }: Pick<Context, 'viewer'>,
  scope: CompanyScope,
  emails: string[],
): Promise<void> {
  const { db, companyId } = scope
  const without = (list: string[], known: string[]) => list.filter((email) => !known.includes(email))
  let strangers = without(emails, await repository.findStaffEmails(db, companyId, emails))
  if (strangers.length === 0) return
  const visibility = await visibilityOf(scope, viewer)
  strangers = without(
    strangers,
    await repository.findClientEmails(db, companyId, strangers, visibility, viewer.userId),
  )
  strangers = without(strangers, await repository.findLeadEmails(db, companyId, strangers, visibility))
  if (strangers.length > 0) refuse(notificationRefusals.unknownAddress, { addresses: strangers })
}

const everyoneInCharge = { toSuperAdmins: true, toAdmins: true, toReceiver: false, toOthers: true }

/** Returns how many were told. */
async function ringAdmins({ viewer }: Context, scope: CompanyScope, input: Sent<'bell'>): Promise<number> {
  const { feature, extraIds } = input
  const people = await colleagues(scope, extraIds)
  const receiverIds = recipientsOf(
    { ...everyoneInCharge, feature },
    { actorId: viewer.userId, extraIds },
    people,
  ).map(({ userId }) => userId)
  const notice = noticeOf(scope, viewer.userId, input)
  if (receiverIds.length > 0) await ring(scope, [{ ...notice, receiverIds }])
  return receiverIds.length
}

/** Each person has their own notification, about themselves. Returns how many were told. */
async function ringPeople(
  { viewer }: Context,
  scope: CompanyScope,
  input: Sent<'bell-to-people'>,
): Promise<number> {
  await colleagues(scope, input.recipientIds)
  const receivers = [...new Set(input.recipientIds)].filter((userId) => userId !== viewer.userId)
  const { projectName } = input
  await ring(
    scope,
    receivers.map((receiverId) => ({
      ...noticeOf(scope, viewer.userId, input),
      receiverId,
      receiverIds: [receiverId],
      projectName,
    })),
  )
  return receivers.length
}

/** The admins and the people named; refused if somebody named is not an active member. */
async function colleagues({ db, companyId }: CompanyScope, ids: string[]): Promise<repository.Colleague[]> {
  const found = await repository.findColleagues(db, companyId, ids)
  const isKnown = (id: string) => found.some(({ userId }) => userId === id)
  if (!ids.every(isKnown)) refuse(notificationRefusals.unknownPeople)
  return found
}

function noticeOf(
  { now }: CompanyScope,
  senderId: string,
  { text, feature, link }: { text: string; feature: string; link?: string | undefined },
) {
  const line = cleanLine(text)
  if (isBlankLine(line)) refuse(notificationRefusals.emptyText)
  return {
    id: newId(now),
    text: line,
    feature,
    link,
    senderId,
    createdAt: now,
  }
}
