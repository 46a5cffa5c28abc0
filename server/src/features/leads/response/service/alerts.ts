import { summaryTexts } from '@foyer/contract/leads/messages/bulk'
import { responseTexts } from '@foyer/contract/leads/messages/next/response'
import {
  alertAtOf,
  type ResponseRules,
  toldBeforeHandOver,
  waitedMinutes,
} from '@foyer/contract/leads/response/clock'
import type { Happening } from '@foyer/contract/notifications/model'
import { asSystem, type Deps, inCompany, type Scope } from '../../../../context'
import { notify } from '../../../notifications/service'
import { linkOf, nameOf } from '../../lead-name'
import { findRegion } from '../../record/repository/company-settings'
import {
  type DueAlert,
  type FirmPeople,
  findFirmPeople,
  findToGiveOn,
  holdDueAlerts,
  writeClocks,
} from '../repository/clocks'
import { giveOn } from './give-on'

/** One transaction per batch: people who edit a lead meanwhile wait only briefly. */
const atOnce = 200

/** New leads that nobody has contacted in time: the owner is told, then the manager, then it is given on, each once. */
export async function alertOfWaiting(deps: Deps): Promise<void> {
  let told = atOnce
  while (told === atOnce) told = await asSystem(deps, tellOfSome)
  const now = deps.clock()
  const waiting = await asSystem(deps, ({ db }) => findToGiveOn(db, { now, atMost: atOnce }))
  for (const { companyId, ids } of waiting)
    await inCompany(deps, companyId, (scope) => giveOn(scope, ids)).catch((error: unknown) =>
      // The leads of other companies do not wait for it; the next minute tries again.
      deps.log.error({ error, companyId }, 'leads could not be given on'),
    )
}

async function tellOfSome(scope: Scope): Promise<number> {
  const { db, now } = scope
  const due = await holdDueAlerts(db, { now, atMost: atOnce })
  const companyIds = [...new Set(due.map(({ companyId }) => companyId))]
  const firms = companyIds.length > 0 ? await findFirmPeople(db, companyIds) : []
  const people = new Map(firms.map((firm) => [firm.companyId, firm]))
  for (const companyId of companyIds) {
    const { response: rules } = await findRegion(db, companyId)
    const own = due.filter((lead) => lead.companyId === companyId)
    await writeClocks(
      db,
      own.map((lead) => {
        const alertsSent = lead.alertsSent + 1
        const next = alertAtOf(rules, { came: lead.createdAt, alertsSent, now })
        const alert_at = isOver(lead) ? null : next
        return { company_id: companyId, id: lead.id, alert_at, alerts_sent: alertsSent }
      }),
    )
    const told = rules.isWatched ? own.filter((lead) => !isOver(lead)) : []
    await notify(scope, companyId, ...happeningsOf(told, rules, people.get(companyId), now))
  }
  return due.length
}

const isOver = ({ stageKind }: DueAlert): boolean => stageKind === 'won' || stageKind === 'lost'

/** The owner, then the manager; where there is none, those who can do something about it. */
function receiversOf(lead: DueAlert, firm: FirmPeople | undefined): string[] {
  if (!lead.ownerId) return (lead.alertsSent === 0 ? firm?.assigners : firm?.admins) ?? []
  if (lead.alertsSent === 0) return [lead.ownerId]
  const isOwnBoss = lead.managerId === null || lead.managerId === lead.ownerId
  return isOwnBoss ? (firm?.admins ?? []) : [lead.managerId as string]
}

/** However many leads there are: one for the same people about the same. */
function happeningsOf(
  leads: readonly DueAlert[],
  rules: ResponseRules,
  firm: FirmPeople | undefined,
  now: Date,
): Happening[] {
  const groups = new Map<string, { receivers: string[]; leads: DueAlert[] }>()
  for (const lead of leads) {
    const receivers = receiversOf(lead, firm)
    const key = `${lead.alertsSent} ${receivers.join()}`
    const group = groups.get(key) ?? { receivers, leads: [] }
    group.leads.push(lead)
    groups.set(key, group)
  }
  return [...groups.values()].flatMap(({ receivers, leads: [first, ...more] }) =>
    first && receivers.length > 0 ? [happening(receivers, first, more, rules, now)] : [],
  )
}

function happening(
  receivers: string[],
  first: DueAlert,
  more: readonly DueAlert[],
  rules: ResponseRules,
  now: Date,
): Happening {
  const isAlone = more.length === 0
  const isLate = first.alertsSent === toldBeforeHandOver - 1
  const minutes = waitedMinutes(rules, first.createdAt, now)
  const details =
    isLate && first.ownerName
      ? responseTexts.waitingWith(minutes, first.ownerName)
      : responseTexts.waiting(minutes)
  const [receiverId] = receivers
  return {
    event: isLate ? 'first-contact-late' : 'first-contact-due',
    ...(receivers.length === 1 && receiverId && { receiverId }),
    extraIds: receivers,
    values: {
      leadName: summaryTexts.andMore(nameOf(first), more.length),
      details: isAlone ? details : '',
    },
    // Only the first is named.
    aboutLeads: [first.id],
    link: isAlone ? linkOf(first.id) : '/lms/',
    ...(isAlone && {
      record: { assigneeId: first.assigneeId ?? undefined, creatorId: first.creatorId ?? undefined },
    }),
  }
}
