import type { Notification, NotificationEvent } from './model'
import { targetOf } from './rules'

/** What belongs together: about one lead, or the same thing about several. */
export type NotificationGroup =
  | { kind: 'lead'; about: Notification[] }
  | { kind: 'event'; event: NotificationEvent; about: Notification[] }

export type NotificationLine = Notification | NotificationGroup

export const isGroup = (line: NotificationLine): line is NotificationGroup => 'about' in line

/** From so many on they take one line: two about a lead say more than one; three alike are a heap. */
const least = { lead: 2, event: 3 }

const leadPage = /^\/leads\/lead-full-details\/[^/?#]+/

const countBy = (keys: (string | undefined)[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Of one day, newest first: what is about one lead in one line, then what happened often. Each stands where its newest stood. */
export function groupNotifications(
  list: readonly Notification[],
  dayOf: (one: Notification) => string,
): NotificationLine[] {
  const leadOf = (one: Notification) => {
    const [page] = leadPage.exec(targetOf(one) ?? '') ?? []
    return page && `${dayOf(one)} ${page}`
  }
  const perLead = countBy(list.map(leadOf))
  const isOfLead = (one: Notification) => (perLead.get(leadOf(one) ?? '') ?? 0) >= least.lead
  const eventOf = (one: Notification) =>
    one.event && !isOfLead(one) ? `${dayOf(one)} ${one.event}` : undefined
  const perEvent = countBy(list.map(eventOf))
  const groups = new Map<string, NotificationGroup>()
  const lines: NotificationLine[] = []
  for (const one of list) {
    const lead = isOfLead(one) ? leadOf(one) : undefined
    const event = eventOf(one)
    const key = lead ?? ((perEvent.get(event ?? '') ?? 0) >= least.event ? event : undefined)
    const begun = key ? groups.get(key) : undefined
    if (begun) begun.about.push(one)
    else if (!key) lines.push(one)
    else {
      const group: NotificationGroup =
        lead || !one.event
          ? { kind: 'lead', about: [one] }
          : { kind: 'event', event: one.event, about: [one] }
      groups.set(key, group)
      lines.push(group)
    }
  }
  return lines
}
