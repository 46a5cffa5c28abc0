import { leadName } from '@foyer/contract/leads/rules'
import { defaultRules } from '@foyer/contract/notifications/defaults'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import { fillHtml } from '@foyer/contract/notifications/rules'
import { eq } from 'drizzle-orm'
import type { Scope } from '../context'
import { leads } from '../db/schema/leads'
import { cleanLine } from '../features/notifications/line'
import { recipientsOf } from '../features/notifications/recipients'
import { insertNotification } from '../features/notifications/repository'
import { newId } from '../new-id'
import type { SeedPerson } from './insert-company'
import type { KnownIds } from './insert-leads'
import type { BelievableCompany, BelievableLead, HistoryEntry } from './invent/model'

const hour = 3_600_000
const days = 12

/** How many of each kind: about sixty notifications in total. */
const wanted: Partial<Record<NotificationEvent, number>> = {
  'lead-created': 12,
  'lead-assigned': 15,
  'lead-reassigned': 3,
  'lead-interested': 7,
  'lead-follow-up': 7,
  'lead-not-interested': 4,
}

interface Told {
  event: NotificationEvent
  lead: BelievableLead
  entry: HistoryEntry
}

const calls: Partial<Record<string, NotificationEvent>> = {
  interested: 'lead-interested',
  'follow-up': 'lead-follow-up',
  'not-interested': 'lead-not-interested',
}

function eventOf(entry: HistoryEntry): NotificationEvent | undefined {
  if (entry.kind === 'created') return 'lead-created'
  if (entry.kind === 'assigned') return entry.from ? 'lead-reassigned' : 'lead-assigned'
  return entry.kind === 'call' && entry.from !== entry.to ? calls[entry.to] : undefined
}

/** Spread over the last days, including the newest. */
const spread = <T>(all: T[], count: number): T[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)

function pick(company: BelievableCompany, now: Date): Told[] {
  const byEvent = new Map<NotificationEvent, Told[]>()
  for (const lead of company.leads)
    for (const entry of lead.history) {
      const event = eventOf(entry)
      if (!event || entry.at.getTime() < now.getTime() - days * 24 * hour) continue
      byEvent.set(event, [...(byEvent.get(event) ?? []), { event, lead, entry }])
    }
  return [...byEvent].flatMap(([event, all]) =>
    spread(
      all.toSorted((a, b) => b.entry.at.getTime() - a.entry.at.getTime()),
      wanted[event] ?? 0,
    ),
  )
}

/** Recent notifications of a generated company: older ones mostly read, new ones mostly not. */
export async function insertNotifications(
  { db, now }: Scope,
  company: BelievableCompany,
  people: SeedPerson[],
  { companyId, people: ids }: KnownIds,
): Promise<void> {
  const colleagues = people
    .filter(({ isClient }) => !isClient)
    .map((person) => ({
      userId: ids.get(person.key) ?? '',
      fullName: `${person.firstName} ${person.lastName}`.trim(),
      email: person.email,
      isSuperAdmin: person.isSuperAdmin ?? false,
      isAdmin: person.isAdmin ?? false,
      canAssign: person.crmCanAssign ?? false,
      features: person.features,
    }))
  const nameOf = (key: string | undefined) =>
    colleagues.find(({ userId }) => key && userId === ids.get(key))?.fullName ?? ''

  const stored = await db
    .select({ id: leads.id, phone: leads.phone })
    .from(leads)
    .where(eq(leads.companyId, companyId))
  const idByPhone = new Map(stored.map(({ id, phone }) => [phone, id]))

  for (const [index, { event, lead, entry }] of pick(company, now).entries()) {
    const assignee = entry.kind === 'assigned' ? entry.to : lead.assignee
    const receiverId = assignee && ids.get(assignee)
    const name = leadName(lead)
    const values = {
      leadName: name,
      source: lead.source,
      sender: nameOf(entry.by),
      salesRep: nameOf(assignee),
    }
    const isOld = now.getTime() - entry.at.getTime() > 30 * hour
    const readAt = (isOld ? index % 6 !== 0 : index % 5 === 0)
      ? new Date(entry.at.getTime() + hour / 2)
      : null
    const told = new Set<string>()
    for (const rule of defaultRules) {
      if (rule.event !== event || rule.channel === 'email') continue
      const receivers = recipientsOf(rule, { actorId: ids.get(entry.by), receiverId }, colleagues)
        .map(({ userId }) => userId)
        .filter((userId) => !told.has(userId))
      if (receivers.length === 0) continue
      for (const userId of receivers) told.add(userId)
      const text = cleanLine(fillHtml(rule.bellText, values))
      const link = `/leads/lead-full-details/${idByPhone.get(lead.phone)}`
      const notice = { companyId, id: newId(entry.at), text, feature: rule.feature, event, link }
      await insertNotification(
        db,
        { ...notice, receiverId, senderId: ids.get(entry.by), createdAt: entry.at },
        receivers,
        readAt && readAt < now ? readAt : null,
      )
    }
  }
}
