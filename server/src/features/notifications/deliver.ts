import { createHash } from 'node:crypto'
import { readLine, writeLine } from '@foyer/contract/notifications/line'
import { notificationMailTexts } from '@foyer/contract/notifications/messages'
import { channels, type Happening, type PlaceholderValues } from '@foyer/contract/notifications/model'
import { featureOf, fillHtml, fillText, isProductPath } from '@foyer/contract/notifications/rules'
import type { CompanyScope } from '../../context'
import { mailLayout, queueMail, richText } from '../mail/service'
import { seersOf } from '../teams/service'
import { recipientsOf } from './recipients'
import {
  type Colleague,
  findColleagues,
  findCompanyName,
  findRules,
  insertNotification,
  type RuleRow,
} from './repository'

/** The same for the same input, so that a job that runs twice writes once. */
function derivedId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const bell = (scope: CompanyScope, receiverIds: string[]) =>
  scope.tell(receiverIds, { name: 'changed', about: ['notifications'] })

interface Delivery {
  scope: CompanyScope
  /** The id of the job; the ids of what it writes are derived from it. */
  id: string
  happening: Happening
  values: PlaceholderValues
  people: Colleague[]
  origin: string
}

const productLink = (link: string | undefined) => (link && isProductPath(link) ? link : undefined)

/** By the rules of the feature: named people first, so that nobody is notified twice. */
export async function deliver(
  scope: CompanyScope,
  { id, happening, origin }: Pick<Delivery, 'id' | 'happening' | 'origin'>,
): Promise<void> {
  const { db, companyId } = scope
  const rules = await findRules(db, companyId, featureOf(happening.event), happening.event)
  if (rules.length === 0) return
  const { actorId, receiverId, extraIds = [], among, record } = happening
  const named = [actorId, receiverId, ...extraIds].filter((one) => one !== undefined)
  const known = await findColleagues(db, companyId, named)
  const maySee = record ? await seersOf(scope, record) : () => true
  const nameOf = (userId: string | undefined) => known.find((one) => one.userId === userId)?.fullName
  const values = { sender: nameOf(actorId), salesRep: nameOf(receiverId), ...happening.values }
  const delivery = {
    scope,
    id,
    happening,
    values,
    people: known.filter((one) => maySee(one) && (!among || among.includes(one.userId))),
    origin,
  }

  const told = new Set<string>()
  for (const rule of rules.filter(({ channel }) => channels[channel - 1] === 'bell-to-people'))
    for (const userId of await ringEach(delivery, rule, told)) told.add(userId)
  for (const rule of rules.filter(({ channel }) => channels[channel - 1] === 'bell'))
    for (const userId of await ringAll(delivery, rule, told)) told.add(userId)
  const mailed = new Set<string>()
  for (const rule of rules.filter(({ channel }) => channels[channel - 1] === 'email'))
    for (const userId of await mailEach(delivery, rule, mailed)) mailed.add(userId)
}

const freshRecipients = ({ happening, people }: Delivery, rule: RuleRow, told: Set<string>): Colleague[] =>
  recipientsOf(rule, happening, people).filter(({ userId }) => !told.has(userId))

const noticeOf = ({ scope, happening, values }: Delivery, rule: RuleRow) => ({
  companyId: scope.companyId,
  text: writeLine(readLine(fillHtml(rule.bellText, values))),
  feature: rule.feature,
  link: productLink(happening.link),
  detailedLink: productLink(happening.detailedLink),
  senderId: happening.actorId,
  createdAt: scope.now,
})

/** Each person has their own notification, about themselves. */
async function ringEach(delivery: Delivery, rule: RuleRow, told: Set<string>): Promise<string[]> {
  const ids = freshRecipients(delivery, rule, told).map(({ userId }) => userId)
  for (const userId of ids) {
    const id = derivedId(delivery.id, rule.id, userId)
    const notice = { ...noticeOf(delivery, rule), id, receiverId: userId }
    if (await insertNotification(delivery.scope.db, notice, [userId])) await bell(delivery.scope, [userId])
  }
  return ids
}

/** One notification for all of them. */
async function ringAll(delivery: Delivery, rule: RuleRow, told: Set<string>): Promise<string[]> {
  const ids = freshRecipients(delivery, rule, told).map(({ userId }) => userId)
  if (ids.length === 0) return []
  const id = derivedId(delivery.id, rule.id)
  const notice = { ...noticeOf(delivery, rule), id, receiverId: delivery.happening.receiverId }
  if (await insertNotification(delivery.scope.db, notice, ids)) await bell(delivery.scope, ids)
  return ids
}

async function mailEach(delivery: Delivery, rule: RuleRow, mailed: Set<string>): Promise<string[]> {
  const { scope, id, happening, values, origin } = delivery
  const recipients = freshRecipients(delivery, rule, mailed)
  if (recipients.length === 0) return []
  const subject = fillText(rule.subject, values)
  const target = productLink(happening.detailedLink) ?? productLink(happening.link)
  const layout = mailLayout({
    title: subject,
    paragraphs: [],
    body: richText(fillHtml(rule.emailText, values)),
    action: target ? { label: notificationMailTexts.open, url: new URL(target, origin).href } : undefined,
    footer: notificationMailTexts.why(await findCompanyName(scope.db, scope.companyId)),
  })
  for (const { userId, email } of recipients)
    await queueMail(scope, {
      id: derivedId(id, rule.id, userId),
      companyId: scope.companyId,
      recipient: email,
      subject,
      ...layout,
    })
  return recipients.map(({ userId }) => userId)
}
