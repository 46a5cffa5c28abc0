import { alertAtOf, respondByOf } from '@foyer/contract/leads/response/clock'
import { type Deps, inCompany } from '../../../../context'
import { findRegion } from '../../record/repository/company-settings'
import { holdOpenClocks, writeClocks } from '../repository/clocks'

/** One transaction per batch: people who edit a lead meanwhile wait only briefly. */
const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * The rules of the first response, or the time zone, have changed: the leads of a company that still wait follow. Where
 * nobody watches any more their clocks end; they do not begin again.
 */
export async function setClocks(deps: Deps, companyId: string): Promise<void> {
  let after: string | undefined = beforeAll
  while (after) after = await setSome(deps, companyId, after)
}

const setSome = (deps: Deps, companyId: string, after: string): Promise<string | undefined> =>
  inCompany(deps, companyId, async ({ db, now }) => {
    const { response: rules } = await findRegion(db, companyId)
    const open = await holdOpenClocks(db, companyId, { after, atMost: atOnce })
    await writeClocks(
      db,
      open.map(({ id, createdAt: came, alertsSent }) => ({
        company_id: companyId,
        id,
        respond_by: respondByOf(rules, came),
        alert_at: alertAtOf(rules, { came, alertsSent, now, areNew: true }),
        alerts_sent: alertsSent,
      })),
    )
    return open.length === atOnce ? open.at(-1)?.id : undefined
  })
