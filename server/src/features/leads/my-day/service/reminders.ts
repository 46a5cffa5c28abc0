import { calendarDateOf, clockTimeOf, isValidTimeZone, todayIn } from '@foyer/contract/kit/dates'
import { reminderDetails, reminderMailTexts } from '@foyer/contract/leads/messages/next/reminders'
import type { ReminderChoice } from '@foyer/contract/leads/my-day/model'
import { asSystem, type Context, type Deps, inViewersCompany, type Scope } from '../../../../context'
import { mailLayout, queueMail } from '../../../mail/service'
import { notify } from '../../../notifications/service'
import { nameOf } from '../../lead-name'
import {
  type DueFollowUp,
  findByEmail,
  findZones,
  takeDueFollowUps,
  writeByEmail,
} from '../repository/reminders'

/** When a follow-up without a time is due. */
const dayStart = '10:00'
/** One transaction per batch: people who edit a lead meanwhile wait only briefly. */
const atOnce = 200

/** Notifies assignees of follow-ups that are due, each once. */
export async function remindOfFollowUps(deps: Deps): Promise<void> {
  const origin = deps.env.APP_URL ?? `http://localhost:${deps.env.PORT}/`
  let told = atOnce
  while (told === atOnce) told = await asSystem(deps, (scope) => remindOfSome(scope, origin))
}

async function remindOfSome(scope: Scope, origin: string): Promise<number> {
  const { db, now } = scope
  const zones = (await findZones(db)).filter(isValidTimeZone)
  const times = zones.map((zone) => ({
    zone,
    now: `${calendarDateOf(now, zone)} ${clockTimeOf(now, zone)}`,
  }))
  const due = await takeDueFollowUps(db, { times, dayStart, atMost: atOnce })
  for (const followUp of due) await remind(scope, followUp, origin)
  return due.length
}

async function remind(scope: Scope, due: DueFollowUp, origin: string): Promise<void> {
  const leadName = nameOf({
    type: due.type,
    companyName: due.company_of_lead,
    firstName: due.first_name,
    lastName: due.last_name,
  })
  const details = reminderDetails(
    {
      on: due.follow_up_on,
      time: due.follow_up_time?.slice(0, 5),
      kind: due.follow_up_kind ?? undefined,
    },
    todayIn(due.time_zone, scope.now),
  )
  const link = `/leads/lead-full-details/${due.id}`
  await notify(scope, due.company_id, {
    event: 'follow-up-due',
    receiverId: due.assignee_id,
    values: {
      leadName,
      details,
      company: due.company_of_lead ?? '',
      email: due.email ?? '',
      phone: due.phone ?? '',
      source: due.source ?? '',
    },
    aboutLeads: [due.id],
    link,
    record: { assigneeId: due.assignee_id, creatorId: due.creator_id ?? undefined },
  })
  if (!due.by_email) return
  const texts = reminderMailTexts
  const layout = mailLayout({
    title: texts.subject(leadName),
    paragraphs: [texts.text(leadName, details), ...(due.phone ? [texts.phone(due.phone)] : [])],
    action: { label: texts.open, url: new URL(link, origin).href },
    footer: texts.why(due.company_name),
  })
  await queueMail(scope, {
    companyId: due.company_id,
    recipient: due.assignee_email,
    subject: texts.subject(leadName),
    aboutLeads: [due.id],
    ...layout,
  })
}

export const readReminders = (ctx: Context): Promise<ReminderChoice> =>
  inViewersCompany(ctx, async ({ db, companyId }) => ({
    byEmail: await findByEmail(db, companyId, ctx.viewer.userId),
  }))

export const saveReminders = (ctx: Context, { byEmail }: ReminderChoice): Promise<ReminderChoice> =>
  inViewersCompany(ctx, async ({ db, companyId, now }) => {
    await writeByEmail(db, { companyId, userId: ctx.viewer.userId, byEmail, updatedAt: now })
    return { byEmail }
  })
