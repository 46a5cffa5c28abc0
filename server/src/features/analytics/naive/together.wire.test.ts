import { actionSaying } from '@foyer/contract/leads/work/model'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { expectAgreement } from '../../../testing/naive-figures/agreement'
import { chanceFrom } from '../../../testing/naive-figures/clock'
import { firmIn, knownOf } from '../../../testing/naive-figures/firm'
import { useTestApp } from '../../../testing/test-app'

const test = useTestApp()

const numberOf = (text: string): Promise<number> =>
  asSystem(test.deps, async ({ db }) => {
    const [row] = (await db.execute(sql.raw(text))).rows as { number: string }[]
    return Number(row?.number)
  })

it('what many people write at the same time, while it is added up, is counted once', async () => {
  const firm = await firmIn(test, 'Asia/Kolkata')
  const { company, staff, owner, manager } = firm
  const chance = chanceFrom(7)
  const phone = () => `+91 9${String(chance.below(1e9)).padStart(9, '0')}`
  const open = company.stages.filter(({ kind }) => kind === 'open').map(({ id }) => id)
  const adding = (assigneeId: string) =>
    captureLead(test, owner, { assigneeId, budget: 1000, contacts: [aContact({ phones: [phone()] })] })
  const admins = await Promise.all(staff.sellers.map(() => company.person('admin')))
  const leads = await Promise.all(staff.sellers.map(({ userId }) => adding(userId)))
  const choice = { period: 'this-year' } as const
  /** Each works through their own list and through one lead that all of them write to. */
  const working = admins.map(async (admin, place) => {
    const shared = leads[0] ?? ''
    const own = leads[place] ?? ''
    for (let turn = 0; turn < 8; turn++) {
      await adding(staff.sellers[(place + turn) % staff.sellers.length]?.userId ?? '')
      const id = turn % 2 === 0 ? shared : own
      const callStatus = turn % 3 === 0 ? 'interested' : 'no-response'
      await test.call(admin, leadWorkEndpoints.actions, actionSaying(id, { callStatus }))
      const stageId = open[turn % open.length]
      await test.call(admin, leadWorkEndpoints.actions, actionSaying(own, { stageId }))
      await test.call(owner, analyticsEndpoints.summary, { choice, people: [] })
    }
  })
  const own = `where company_id = '${company.id}'`
  const folding = async () => {
    for (let turn = 0; turn < 20; turn++)
      await numberOf(`select count(*) as number from (select fold_analytics('${company.id}')) as folded`)
  }
  await Promise.all([...working, folding()])
  const now = new Date()
  test.setNow(now)
  for (const _ of ['as it is', 'all of it folded']) {
    const known = await knownOf(test, firm, now)
    expect(known.calls).toHaveLength(40)
    for (const viewer of [owner, manager])
      await expectAgreement(test, viewer, known, { viewer: viewer.userId, chosen: [], choice })
    await numberOf(`select count(*) as number from (select fold_analytics('${company.id}')) as folded`)
    expect(await numberOf(`select count(*) as number from analytics_log ${own}`)).toBe(0)
  }
})
