import { companyEndpoints } from '@foyer/contract/wire/company'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { actOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
let rita: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  rita = await company.person('editor', { firstName: 'Rita', lastName: 'Sen' })
})

const added = async (as: TestPerson, over = {}) => {
  const lead = await readLead(test, owner, await captureLead(test, as, over))
  return { ...lead, given: [lead.assignee?.id, lead.stage.kind] }
}
const automatic = () =>
  test.call(owner, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
const setAllAbsent = () =>
  asSystem(test.deps, ({ db }) =>
    db.execute(sql.raw(`update members set is_absent = true where company_id = '${company.id}'`)),
  )
const bellsOf = async (person: TestPerson) => {
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  const query = { tab: 'all', search: undefined, limit: 20, skip: 0 } as const
  return (await test.call(person, notificationEndpoints.list, query)).map(({ text }) => text)
}

describe('C-164 a new lead without an assignee', () => {
  it('is its creator’s when they may not assign, who can work with it at once', async () => {
    const lead = await added(rita)
    expect(lead.given).toEqual([rita.userId, 'assigned'])
    expect(sentencesOf(lead)).toEqual([
      'The Lead has been assigned to Rita Sen',
      'The Lead has been added by Rita Sen',
    ])
    const followUp = { on: '2099-03-12', time: undefined, kind: undefined }
    expect(await actOn(test, rita, lead.id, { followUp })).toMatchObject({ followUpOn: '2099-03-12' })
  })

  it('stays Unassigned when they only read, or may assign and choose nobody', async () => {
    const [reader, assigner] = [await company.person('reader'), await company.person('assigner')]
    for (const person of [reader, assigner, owner])
      expect((await added(person)).given).toEqual([undefined, 'unassigned'])
  })

  it('is the only person’s of a firm', async () => {
    const small = await test.company()
    const alone = await small.person('superAdmin')
    await small.person('client')
    const lead = await readLead(test, alone, await captureLead(test, alone))
    expect([lead.assignee?.id, lead.stage.kind]).toEqual([alone.userId, 'assigned'])
  })

  it('S-074 C-168 goes to whose turn it is when assignment is automatic: nobody who only reads or has not come yet', async () => {
    await company.person('reader')
    const invited = await company.person('editor')
    await asSystem(test.deps, ({ db }) =>
      db.execute(
        sql`update members set is_first_login = true, last_sign_in_at = null where user_id = ${invited.userId}`,
      ),
    )
    await automatic()
    const [first, second] = [owner.userId, rita.userId].sort()
    const given: (string | undefined)[] = []
    for (let lead = 0; lead < 4; lead += 1) given.push((await added(rita)).assignee?.id)
    expect(given).toEqual([first, second, first, second])
  })
})

describe('C-168 nobody is left for automatic assignment', () => {
  it('the lead stays Unassigned, its history says why, and the admins are told', async () => {
    await inCompany(test.deps, company.id, (scope) => createNotificationRules(scope, company.id))
    const reader = await company.person('reader')
    await automatic()
    await setAllAbsent()
    const lead = await added(reader)
    expect(lead.given).toEqual([undefined, 'unassigned'])
    expect(sentencesOf(lead)).toContain('The Lead has not been assigned automatically: Nobody is available.')
    const told = 'Nobody was available for the new lead <b>Ananya Iyer</b>: please assign it'
    expect(await bellsOf(owner)).toContain(told)
    expect(await bellsOf(rita)).not.toContain(told)
  })

  it('C-164 a creator who may not assign keeps it', async () => {
    await automatic()
    await setAllAbsent()
    expect((await added(rita)).given).toEqual([rita.userId, 'assigned'])
  })
})

describe('C-170 a rule from Unassigned to Assigned', () => {
  const rule = (requiredFields: string[]) =>
    test.call(owner, pipelineEndpoints.addRule, {
      from: company.stages.find(({ kind }) => kind === 'unassigned')?.id ?? '',
      to: company.stages.find(({ kind }) => kind === 'assigned')?.id ?? '',
      isAllowed: requiredFields.length > 0,
      requiredFields,
    })

  it('S-064 stops automatic assignment, the history says why, and nobody loses a turn', async () => {
    await automatic()
    await rule(['city', 'assignee'])
    const stopped = await added(owner)
    expect(stopped.given).toEqual([undefined, 'unassigned'])
    expect(sentencesOf(stopped)).toContain(
      'The Lead has not been assigned automatically: Please fill in first: City.',
    )
    const [first] = [owner.userId, rita.userId].sort()
    expect((await added(owner, { city: 'Pune' })).given).toEqual([first, 'assigned'])
  })

  it('S-064 does not concern a lead that is created with an assignee', async () => {
    await rule([])
    expect((await added(owner, { assigneeId: rita.userId })).given).toEqual([rita.userId, 'assigned'])
    expect((await added(rita)).given).toEqual([rita.userId, 'assigned'])
  })
})
