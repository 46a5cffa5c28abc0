import { createHash } from 'node:crypto'
import { notificationMailTexts } from '@foyer/contract/notifications/messages'
import {
  type Channel,
  channels,
  type Happening,
  type PlaceholderValues,
} from '@foyer/contract/notifications/model'
import { pushKindOf } from '@foyer/contract/notifications/push-kinds'
import { featureOf, fillHtml, fillText, isProductPath } from '@foyer/contract/notifications/rules'
import type { CompanyScope } from '../../context'
import { mailLayout, type NewMail, queueMails, richText } from '../mail/service'
import { type Push, pushTo } from '../push/service'
import { whoMaySeeIn } from '../teams/service'
import { cleanLine } from './line'
import { recipientsOf } from './recipients'
import {
  type Audience,
  type Colleague,
  findAudience,
  insertNotices,
  type Notice,
  type RuleRow,
} from './repository'

/** The same for the same input, so that a job that runs twice writes once. */
function derivedId(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const bell = (scope: CompanyScope, receiverIds: string[]) =>
  scope.tell(receiverIds, { name: 'changed', about: ['notifications'] })

/** Into the lists of their receivers, whose bells ring. Returns who has new ones. */
export async function ring(scope: CompanyScope, notices: Notice[]): Promise<string[]> {
  const told = await insertNotices(scope.db, scope.companyId, notices)
  await bell(scope, told)
  return told
}

interface Job {
  /** The ids of what it writes are derived from it. */
  id: string
  happenings: readonly Happening[]
  origin: string
}

interface Delivery extends Omit<Job, 'happenings'> {
  scope: CompanyScope
  happening: Happening
  values: PlaceholderValues
  people: Colleague[]
  company: string
}

const productLink = (link: string | undefined) => (link && isProductPath(link) ? link : undefined)

const namedIn = ({ actorId, receiverId, extraIds = [] }: Happening): string[] =>
  [actorId, receiverId, ...extraIds].filter((one) => one !== undefined)

/** By the rules of the features; everything that is read is one statement, and so are all bells and all mails. */
export async function deliver(scope: CompanyScope, { id, happenings, origin }: Job): Promise<void> {
  const events = [...new Set(happenings.map(({ event }) => event))]
  const named = [...new Set(happenings.flatMap(namedIn))]
  const audience = await findAudience(scope.db, scope.companyId, events, named)
  const notices: Notice[] = []
  const mails: NewMail[] = []
  const pushes: Push[] = []
  for (const [place, happening] of happenings.entries()) {
    const delivery = { ...about(happening, audience), id: `${id}/${place}`, scope, origin }
    const rules = audience.rules.filter(
      ({ event, feature }) => event === happening.event && feature === featureOf(event),
    )
    notices.push(...noticesOf(delivery, rules))
    mails.push(...mailsOf(delivery, rules))
    pushes.push(...pushesOf(delivery, rules))
  }
  const told = new Set(await ring(scope, notices))
  // A job that runs twice writes once, and shows once.
  const fresh = pushes.map((one) => ({ ...one, userIds: one.userIds.filter((userId) => told.has(userId)) }))
  await pushTo(scope, fresh)
  await queueMails(scope, mails)
}

function about(happening: Happening, { people, managers, company }: Audience) {
  const { actorId, receiverId, among, record } = happening
  const maySee = record ? whoMaySeeIn(new Map(Object.entries(managers)), record) : () => true
  const nameOf = (userId: string | undefined) => people.find((one) => one.userId === userId)?.fullName
  return {
    happening,
    values: { sender: nameOf(actorId), salesRep: nameOf(receiverId), ...happening.values },
    people: people.filter((one) => maySee(one) && (!among || among.includes(one.userId))),
    company,
  }
}

/** Each rule of the channel with those of its recipients that no rule before it had. */
function* recipientsByRule({ happening, people }: Delivery, rules: RuleRow[], ...wanted: Channel[]) {
  const told = new Set<string>()
  for (const channel of wanted)
    for (const rule of rules.filter((one) => channels[one.channel - 1] === channel)) {
      const fresh = recipientsOf(rule, happening, people).filter(({ userId }) => !told.has(userId))
      for (const { userId } of fresh) told.add(userId)
      if (fresh.length > 0) yield { rule, channel, recipients: fresh }
    }
}

/** Named people first, each with their own notification about themselves; then one for all others of a rule. */
function noticesOf(delivery: Delivery, rules: RuleRow[]): Notice[] {
  const { id, happening, values, scope } = delivery
  const notices: Notice[] = []
  for (const { rule, channel, recipients } of recipientsByRule(delivery, rules, 'bell-to-people', 'bell')) {
    const notice = {
      text: cleanLine(fillHtml(rule.bellText, values)),
      feature: rule.feature,
      link: productLink(happening.link),
      detailedLink: productLink(happening.detailedLink),
      senderId: happening.actorId,
      event: happening.event,
      aboutLeads: happening.aboutLeads ?? [],
      createdAt: scope.now,
    }
    const ids = recipients.map(({ userId }) => userId)
    if (channel === 'bell-to-people')
      for (const userId of ids)
        notices.push({
          ...notice,
          id: derivedId(id, rule.id, userId),
          receiverId: userId,
          receiverIds: [userId],
        })
    else
      notices.push({
        ...notice,
        id: derivedId(id, rule.id),
        receiverId: happening.receiverId,
        receiverIds: ids,
      })
  }
  return notices
}

/** Of new leads the newest is enough; of the rest the newest about each lead or task. */
function pushesOf(delivery: Delivery, rules: RuleRow[]): Push[] {
  const { happening, values } = delivery
  const link = productLink(happening.detailedLink) ?? productLink(happening.link) ?? '/admin/'
  const pushes: Push[] = []
  for (const { rule, channel, recipients } of recipientsByRule(delivery, rules, 'bell-to-people', 'bell')) {
    const kind = pushKindOf(happening.event, channel)
    if (!kind) continue
    pushes.push({
      userIds: recipients.map(({ userId }) => userId),
      kind,
      text: fillText(rule.bellText.replace(/<[^>]*>/g, ''), values),
      link,
      about: kind === 'new-leads' ? '' : link,
    })
  }
  return pushes
}

function mailsOf(delivery: Delivery, rules: RuleRow[]): NewMail[] {
  const { id, happening, values, scope, origin, company } = delivery
  const mails: NewMail[] = []
  for (const { rule, recipients } of recipientsByRule(delivery, rules, 'email')) {
    const subject = fillText(rule.subject, values)
    const target = productLink(happening.detailedLink) ?? productLink(happening.link)
    const layout = mailLayout({
      title: subject,
      paragraphs: [],
      body: richText(fillHtml(rule.emailText, values)),
      action: target ? { label: notificationMailTexts.open, url: new URL(target, origin).href } : undefined,
      footer: notificationMailTexts.why(company),
    })
    for (const { userId, email } of recipients)
      mails.push({
        id: derivedId(id, rule.id, userId),
        companyId: scope.companyId,
        recipient: email,
        subject,
        aboutLeads: happening.aboutLeads ?? [],
        ...layout,
      })
  }
  return mails
}
