import type { DigestChoice, FigureQuery } from '@foyer/contract/analytics/model'
import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  clockTimeOf,
  isValidTimeZone,
  startOfWeek,
} from '@foyer/contract/kit/dates'
import {
  asSystem,
  type CompanyScope,
  type Context,
  type Deps,
  inCompany,
  inViewersCompany,
  readingViewersCompany,
} from '../../../../context'
import { leadScopeOfNobody, peopleOf, regionOf } from '../../../leads/service'
import { queueMails } from '../../../mail/service'
import { figureScopeOfFirm } from '../../counted'
import { digestMail } from '../../mails'
import {
  findCompanyName,
  findFirmsToTell,
  findUnwilling,
  findZones,
  markTold,
  writeDigestChoice,
} from '../../repository/digests'
import { type Report, reportIn } from './report'

const hour = '08:00'
/** A server that stood still on Monday tells on Tuesday; later it is no news. */
const lastDay = 1

/** The Monday of the week before, from Monday morning on. */
function weekToTell(now: Date, zone: string): CalendarDate | undefined {
  const today = calendarDateOf(now, zone)
  const monday = startOfWeek(today)
  const isTime = today > monday || clockTimeOf(now, zone) >= hour
  return isTime && today <= addDays(monday, lastDay) ? addDays(monday, -7) : undefined
}

/** Looks by whose clocks it is time; each firm is a job of its own, so that one that fails keeps nobody waiting. */
export const findDigests = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now, enqueue }) => {
    const weeks = (await findZones(db)).filter(isValidTimeZone).flatMap((zone) => {
      const week = weekToTell(now, zone)
      return week === undefined ? [] : [{ zone, week }]
    })
    if (weeks.length === 0) return
    for (const firm of await findFirmsToTell(db, weeks)) await enqueue('analytics.send-digest', firm)
  })

const hasActivity = ({ now, formerly }: Report): boolean =>
  [now, formerly].some((figures) => Object.values(figures).some((figure) => figure > 0))

async function recipientsIn(scope: CompanyScope): Promise<string[]> {
  const unwilling = await findUnwilling(scope.db, scope.companyId)
  return [...(await peopleOf(scope)).values()]
    .filter(
      ({ isAtWork, hasLeads, isAdmin, isSuperAdmin }) => isAtWork && hasLeads && (isAdmin || isSuperAdmin),
    )
    .filter(({ id }) => !unwilling.has(id))
    .map(({ email }) => email)
}

const wholeFirm = async (scope: CompanyScope) =>
  figureScopeOfFirm(scope, (await leadScopeOfNobody(scope, '')).viewer)

/** The mark and the mails are one transaction: a week is told once, whoever runs this how often. */
export const sendDigest = (
  deps: Deps,
  { companyId, week }: { companyId: string; week: CalendarDate },
): Promise<void> =>
  inCompany(deps, companyId, async (scope) => {
    const { db, now } = scope
    if (!(await markTold(db, { companyId, week, sentAt: now }))) return
    const query: FigureQuery = { choice: { period: 'custom', from: week, to: addDays(week, 6) }, people: [] }
    const report = await reportIn(await wholeFirm(scope), query)
    if (!hasActivity(report)) return
    const { currencySymbol } = await regionOf(scope)
    const company = await findCompanyName(db, companyId)
    const mail = digestMail({ report, company, currencySymbol, env: deps.env })
    const recipients = await recipientsIn(scope)
    await queueMails(
      scope,
      recipients.map((recipient) => ({ companyId, recipient, ...mail })),
    )
  })

export const readDigest = (ctx: Context): Promise<DigestChoice> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => ({
    byEmail: !(await findUnwilling(db, companyId)).has(ctx.viewer.userId),
  }))

export const saveDigest = (ctx: Context, { byEmail }: DigestChoice): Promise<DigestChoice> =>
  inViewersCompany(ctx, async ({ db, companyId, now }) => {
    await writeDigestChoice(db, { companyId, userId: ctx.viewer.userId, byEmail, updatedAt: now })
    return { byEmail }
  })
