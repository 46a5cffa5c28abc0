import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { sendRefusals } from '@foyer/contract/analytics/messages'
import type { SentDashboard } from '@foyer/contract/analytics/model'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { asSystem, type Context, inViewersCompany } from '../../../../context'
import { takeTry } from '../../../accounts/service'
import { peopleOf, regionOf } from '../../../leads/service'
import { queueMails } from '../../../mail/service'
import { figureScopeOf } from '../../counted'
import { sentMail } from '../../mails'
import { findCompanyName } from '../../repository/digests'
import { reportIn } from './report'

async function refuseTooMany(ctx: Context): Promise<void> {
  const limit = {
    subject: `dashboards:${ctx.viewer.userId}`,
    atMost: analyticsLimits.sentAnHour,
    minutes: 60,
  }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, sendRefusals.tooMany)
}

/** The numbers are those that the sender sees, whatever the readers may see themselves. */
export async function send(ctx: Context, dashboard: SentDashboard): Promise<{ sent: number }> {
  await refuseTooMany(ctx)
  return inViewersCompany(ctx, async (company) => {
    const scope = await figureScopeOf(company, ctx.viewer, dashboard.people)
    const { db, companyId, counted, viewer } = scope
    const people = await peopleOf(scope)
    const to = [...new Set(dashboard.to)].map((id) => {
      const person = people.get(id)
      return person?.isAtWork && person.hasLeads ? person : refuse(sendRefusals.notColleague)
    })
    const mail = sentMail({
      report: await reportIn(scope, dashboard),
      company: await findCompanyName(db, companyId),
      currencySymbol: (await regionOf(scope)).currencySymbol,
      env: ctx.env,
      dashboard,
      sender: viewer.fullName,
      names: counted.chosen.flatMap((id) => people.get(id)?.fullName ?? []),
    })
    await queueMails(
      scope,
      to.map(({ email }) => ({ companyId, recipient: email, ...mail })),
    )
    return { sent: to.length }
  })
}
