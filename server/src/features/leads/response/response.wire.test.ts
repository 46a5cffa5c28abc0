import { defaultOfficeHours } from '@foyer/contract/kit/office/office-hours'
import { api } from '@foyer/contract/wire/api'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSystem, inCompany } from '../../../context'
import { aContact, aDraft, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { actOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { leadJobs } from '../jobs'
import { leadScopeOfNobody, takeIn } from '../service'

const test = useTestApp()
/** A Monday. */
const at = (time: string, day = '2026-11-16') => new Date(`${day}T${time}:00+05:30`)

let company: TestCompany
let admin: TestPerson
let manager: TestPerson
let kavya: TestPerson
beforeEach(async () => {
  test.setNow(at('11:00'))
  company = await test.company('Malhar Design')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  admin = await company.person('superAdmin', { firstName: 'Olga', lastName: 'Rao' })
  manager = await company.person('editor', { firstName: 'Mira', lastName: 'Das' })
  kavya = await company.person('editor', {
    firstName: 'Kavya',
    lastName: 'Menon',
    reportTo: manager.userId,
  })
})
afterEach(() => test.setNow(undefined))

let phones = 0
const capture = (as: TestPerson, over: Parameters<typeof captureLead>[2] = {}) => {
  phones += 1
  const phone = `+91 98450${String(30000 + phones)}`
  return captureLead(test, as, { contacts: [aContact({ phones: [phone] })], ...over })
}
const clockOf = async (id: string) => {
  const { rows } = await test.deps.database.pool.query(
    `select respond_by as "respondBy", first_contact_at as "firstContactAt", alert_at as "alertAt",
       alerts_sent as "alertsSent" from leads where id = $1`,
    [id],
  )
  return rows[0]
}
const handlers = () => ({ ...leadJobs(test.deps), ...notificationJobs(test.deps) })
/** What the job does every minute, at this time. */
async function tickAt(now: Date): Promise<void> {
  test.setNow(now)
  await leadJobs(test.deps)['leads.alert']()
  await test.deps.jobs.runDue(handlers())
}
const bellOf = (person: TestPerson) =>
  test.call(person, api.notifications.list, { tab: 'all', search: undefined, limit: 40, skip: 0 })
const alertsOf = async (person: TestPerson) =>
  (await bellOf(person)).map(({ text }) => text).filter((text) => /ontact|went on/.test(text))
const rules = {
  isWatched: true,
  officeHours: defaultOfficeHours,
  respondWithin: 30,
  escalateAfter: 120,
  giveOnAfter: undefined,
}
const setRules = async (over: object, as = admin) => {
  await test.call(as, companyEndpoints.saveFirstResponse, { ...rules, ...over })
  await test.deps.jobs.runDue(handlers())
}

describe('the clock of the first response', () => {
  it('begins with a new lead and counts in office hours', async () => {
    const id = await capture(kavya)
    expect(await clockOf(id)).toMatchObject({ respondBy: at('11:30'), alertAt: at('11:30'), alertsSent: 0 })
    expect((await readLead(test, kavya, id)).respondBy).toBe(at('11:30').toISOString())
    test.setNow(at('22:00', '2026-11-21'))
    expect(await clockOf(await capture(kavya))).toMatchObject({ respondBy: at('10:30', '2026-11-23') })
  })

  it('begins through a door, and with a file only if it says that they are new enquiries', async () => {
    const arrives = async (number: number, over: object) => {
      const contacts = [aContact({ phones: [`+91 98451${String(40000 + number)}`] })]
      const arrival = { duplicates: 'skip' as const, door: 'Website', isUnattended: true, ...over }
      const [taken] = await inCompany(test.deps, company.id, async (scope) =>
        takeIn(await leadScopeOfNobody(scope, 'Website'), [{ draft: aDraft({ contacts }) }], arrival),
      )
      return (await clockOf(taken?.leadId ?? '')).respondBy
    }
    expect(await arrives(1, {})).toEqual(at('11:30'))
    expect(await arrives(2, { isUnattended: false })).toBeNull()
    expect(await arrives(3, { isUnattended: false, areEnquiries: true })).toEqual(at('11:30'))
  })

  it.each([
    ['a call', (id: string) => actOn(test, kavya, id, { callStatus: 'no-response' })],
    ['a meeting', (id: string) => actOn(test, kavya, id, { meetingMode: 'Office', outcome: 'Good' })],
    [
      'a chat',
      (id: string) =>
        test.call(kavya, leadWorkEndpoints.contacted, {
          leadId: id,
          channel: 'whatsapp',
          comment: undefined,
          followUp: undefined,
        }),
    ],
  ])('ends with %s, and with the first alone', async (_what, contact) => {
    const id = await capture(kavya)
    test.setNow(at('11:12'))
    await contact(id)
    expect(await clockOf(id)).toMatchObject({ firstContactAt: at('11:12'), alertAt: null })
    test.setNow(at('12:00'))
    await actOn(test, kavya, id, { callStatus: 'interested' })
    expect((await readLead(test, kavya, id)).firstContactAt).toBe(at('11:12').toISOString())
    await tickAt(at('18:00'))
    expect(await alertsOf(kavya)).toEqual([])
  })

  it('does not end with words, a follow-up or a tag', async () => {
    const id = await capture(kavya)
    await actOn(test, kavya, id, { comment: 'Wants a villa' })
    await actOn(test, kavya, id, { followUp: { on: '2026-11-20', time: undefined, kind: undefined } })
    expect(await clockOf(id)).toMatchObject({ firstContactAt: null, alertAt: at('11:30') })
  })

  it('goes on when the call is undone', async () => {
    const id = await capture(kavya)
    await actOn(test, kavya, id, { callStatus: 'no-response' })
    await test.call(kavya, leadWorkEndpoints.undoCall, { leadId: id })
    expect(await clockOf(id)).toMatchObject({ firstContactAt: null, alertAt: at('11:30') })
    await tickAt(at('11:30'))
    expect(await alertsOf(kavya)).toHaveLength(1)
  })

  it('an undone second call leaves the first contact', async () => {
    const id = await capture(kavya)
    await actOn(test, kavya, id, { callStatus: 'no-response' })
    test.setNow(at('11:30'))
    await actOn(test, kavya, id, { callStatus: 'interested' })
    await test.call(kavya, leadWorkEndpoints.undoCall, { leadId: id })
    expect(await clockOf(id)).toMatchObject({ firstContactAt: at('11:00'), alertAt: null })
  })
})

describe('reminders', () => {
  it('go to the owner, then to the manager, each once', async () => {
    const id = await capture(kavya)
    await tickAt(at('11:29'))
    expect(await alertsOf(kavya)).toEqual([])
    await tickAt(at('11:30'))
    await tickAt(at('11:31'))
    expect(await alertsOf(kavya)).toEqual(['First contact overdue: <b>Ananya Iyer</b> (waiting for 30 min)'])
    expect((await bellOf(kavya))[0]?.link).toBe(`/leads/lead-full-details/${id}`)
    expect(await alertsOf(manager)).toEqual([])
    await tickAt(at('13:00'))
    await tickAt(at('18:00'))
    expect(await alertsOf(manager)).toEqual([
      'Nobody has contacted <b>Ananya Iyer</b> yet (waiting for 2 h, with Kavya Menon)',
    ])
    expect(await alertsOf(kavya)).toHaveLength(1)
    expect(await alertsOf(admin)).toEqual([])
  })

  it('of an unassigned lead go to those who may assign, then to the admins', async () => {
    const assigner = await company.person('assigner')
    await capture(admin)
    await tickAt(at('11:30'))
    for (const person of [assigner, admin]) expect(await alertsOf(person)).toHaveLength(1)
    expect(await alertsOf(kavya)).toEqual([])
    await tickAt(at('13:00'))
    expect([await alertsOf(assigner), await alertsOf(admin)].map((all) => all.length)).toEqual([1, 2])
  })

  it('of somebody without a manager go to the admins', async () => {
    await capture(manager)
    await tickAt(at('11:30'))
    await tickAt(at('13:00'))
    expect((await alertsOf(admin))[0]).toMatch(/with Mira Das/)
  })

  it('of several leads are one', async () => {
    for (let more = 0; more < 3; more += 1) await capture(kavya)
    await tickAt(at('11:45'))
    expect(await alertsOf(kavya)).toEqual(['First contact overdue: <b>Ananya Iyer and 2 more</b>'])
  })

  it('come from no lead that is archived, deleted, won or lost, also when it comes back', async () => {
    const ids = [await capture(kavya), await capture(kavya), await capture(kavya)]
    const [archived = '', deleted = '', lost = ''] = ids
    const lostStage = company.stages.find(({ kind }) => kind === 'lost')?.id ?? ''
    await test.deps.database.pool.query('update leads set archived_at = now() where id = $1', [archived])
    await test.deps.database.pool.query('update leads set deleted_at = now() where id = $1', [deleted])
    await test.deps.database.pool.query('update leads set stage_id = $2 where id = $1', [lost, lostStage])
    await tickAt(at('18:00'))
    expect(await alertsOf(kavya)).toEqual([])
    expect(await clockOf(lost)).toMatchObject({ alertAt: null })
    await test.call(admin, api.leads.bulk, {
      action: 'unarchive',
      selection: { ids: [archived] },
      confirmCount: undefined,
    })
    await tickAt(at('18:01'))
    expect(await alertsOf(kavya)).toEqual([])
  })

  it('come once from two processes', async () => {
    for (let more = 0; more < 5; more += 1) await capture(kavya)
    test.setNow(at('11:30'))
    const alert = () => leadJobs(test.deps)['leads.alert']()
    await Promise.all([alert(), alert(), alert()])
    await test.deps.jobs.runDue(handlers())
    const { rows } = await test.deps.database.pool.query(
      'select distinct alerts_sent from leads where company_id = $1',
      [company.id],
    )
    expect(rows).toEqual([{ alerts_sent: 1 }])
  })
})

describe('the rules of the first response', () => {
  it('apply to leads that still wait', async () => {
    const [waiting, contacted] = [await capture(kavya), await capture(kavya)]
    await actOn(test, kavya, contacted, { callStatus: 'interested' })
    await setRules({ respondWithin: 60, officeHours: { days: [1], from: '11:30', to: '12:00' } })
    expect(await clockOf(waiting)).toMatchObject({
      respondBy: at('12:00', '2026-11-23'),
      alertAt: at('12:00', '2026-11-23'),
    })
    expect(await clockOf(contacted)).toMatchObject({ respondBy: at('11:30'), alertAt: null })
  })

  it('switched off end the clocks, and new leads have none', async () => {
    const waiting = await capture(kavya)
    await setRules({ isWatched: false })
    for (const id of [waiting, await capture(kavya)])
      expect(await clockOf(id)).toMatchObject({ respondBy: null, alertAt: null })
    const { company: seen } = await test.call(kavya, api.accounts.profile, {})
    expect(seen.officeHours).toBeUndefined()
  })

  it('are read by whoever works with leads, and checked', async () => {
    expect(await test.call(kavya, companyEndpoints.firstResponse, {})).toEqual(rules)
    const refused = async (over: object) =>
      (await test.send(admin, companyEndpoints.saveFirstResponse, { ...rules, ...over })).status
    expect(await refused({ escalateAfter: 30 })).toBe(400)
    expect(await refused({ respondWithin: 0 })).toBe(400)
    expect(await refused({ giveOnAfter: 1 })).toBe(400)
    expect(await refused({ officeHours: { days: [], from: '10:00', to: '19:00' } })).toBe(400)
    expect(await refused({ officeHours: { days: [8], from: '10:00', to: '19:00' } })).toBe(400)
    expect(await refused({ officeHours: { days: [1], from: '19:00', to: '10:00' } })).toBe(400)
    expect(await refused({ officeHours: { days: [1], from: '25:00', to: '26:00' } })).toBe(400)
    const reader = await company.person('reader')
    expect((await test.send(reader, companyEndpoints.saveFirstResponse, rules)).status).toBe(403)
  })
})

describe('what nobody has touched', () => {
  beforeEach(async () => {
    await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    await setRules({ giveOnAfter: 2 })
  })
  const ownerOf = async (id: string) => (await readLead(test, admin, id)).assignee?.id
  const toTheEnd = async () => {
    for (const time of ['11:30', '13:00', '13:01']) await tickAt(at(time))
  }

  it('is given on to the next in the turn, who is told as the former owner is', async () => {
    const id = await capture(admin, { assigneeId: kavya.userId })
    await toTheEnd()
    const lead = await readLead(test, admin, id)
    expect(lead.assignee?.id).not.toBe(kavya.userId)
    expect(sentencesOf(lead)[0]).toMatch(
      /^The Lead has been reassigned from Kavya Menon to .+: nobody had contacted it in 2 office hours$/,
    )
    expect(lead.stage.kind).toBe('assigned')
    expect((await alertsOf(kavya))[0]).toMatch(/^<b>Ananya Iyer<\/b> went on to .+: nobody had contacted it/)
    const taker = [admin, manager].find(({ userId }) => userId === lead.assignee?.id) as TestPerson
    expect((await bellOf(taker)).map(({ text }) => text)).toContain(
      '<b>Ananya Iyer</b> is yours now, moved by Foyer',
    )
  })

  it('not more than three times, and then it stays', async () => {
    const id = await capture(admin, { assigneeId: kavya.userId })
    const owners = [kavya.userId]
    await toTheEnd()
    owners.push((await ownerOf(id)) ?? '')
    for (const [time, day] of [
      ['15:01', '2026-11-16'],
      ['17:01', '2026-11-16'],
      ['19:00', '2026-11-16'],
      ['18:00', '2026-11-17'],
    ] as const) {
      await tickAt(at(time, day))
      owners.push((await ownerOf(id)) ?? '')
    }
    const moves = owners.filter((owner, place) => place > 0 && owner !== owners[place - 1])
    expect(moves).toHaveLength(3)
    expect(await clockOf(id)).toMatchObject({ alertAt: null, alertsSent: 5 })
  })

  it.each([
    ['a remark', (id: string) => actOn(test, kavya, id, { comment: 'Call on Friday' })],
    ['a call', (id: string) => actOn(test, kavya, id, { callStatus: 'no-response' })],
    ['another owner by hand', (id: string) => actOn(test, admin, id, { assigneeId: manager.userId })],
  ])('but never after %s', async (_what, touch) => {
    const id = await capture(admin, { assigneeId: kavya.userId })
    await touch(id)
    const owner = await ownerOf(id)
    await toTheEnd()
    expect(await ownerOf(id)).toBe(owner)
    expect(await clockOf(id)).toMatchObject({ alertAt: null })
  })

  it('C-170 stays Unassigned where a rule keeps it there', async () => {
    const [unassigned, assigned] = ['unassigned', 'assigned'].map(
      (kind) => company.stages.find((stage) => stage.kind === kind)?.id ?? '',
    )
    await test.call(admin, pipelineEndpoints.addRule, {
      from: unassigned ?? '',
      to: assigned ?? '',
      isAllowed: true,
      requiredFields: ['email'],
    })
    const id = await capture(admin)
    expect(await ownerOf(id)).toBeUndefined()
    await toTheEnd()
    expect(await ownerOf(id)).toBeUndefined()
    expect(await clockOf(id)).toMatchObject({ alertAt: null })
  })

  it('stays where nobody else is available, and while automatic assignment is off', async () => {
    const id = await capture(admin, { assigneeId: kavya.userId })
    await test.deps.database.pool.query(
      'update members set is_absent = true where company_id = $1 and user_id <> $2',
      [company.id, kavya.userId],
    )
    await toTheEnd()
    expect(await ownerOf(id)).toBe(kavya.userId)
    await test.deps.database.pool.query('update members set is_absent = false where company_id = $1', [
      company.id,
    ])
    await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: false })
    await tickAt(at('15:02'))
    expect(await ownerOf(id)).toBe(kavya.userId)
  })

  it('an unassigned one is assigned when somebody is back', async () => {
    await test.deps.database.pool.query('update members set is_absent = true where company_id = $1', [
      company.id,
    ])
    const id = await capture(admin)
    expect(await ownerOf(id)).toBeUndefined()
    await test.deps.database.pool.query('update members set is_absent = false where user_id = $1', [
      kavya.userId,
    ])
    await toTheEnd()
    expect((await readLead(test, admin, id)).stage.kind).toBe('assigned')
    expect(await ownerOf(id)).toBe(kavya.userId)
  })
})

describe('My Day', () => {
  it('has what is new and untouched with the most urgent first', async () => {
    const later = await capture(kavya)
    await setRules({ isWatched: false })
    const unwatched = await capture(kavya)
    await setRules({})
    test.setNow(at('11:10'))
    const third = await capture(kavya)
    await test.deps.database.pool.query('update leads set respond_by = $2 where id = $1', [
      later,
      at('11:50'),
    ])
    const { untouched } = await test.call(kavya, api.leads.myDay, {})
    expect(untouched.leads.map(({ id }) => id)).toEqual([third, later, unwatched])
    expect(untouched.leads.map(({ respondBy }) => respondBy)).toEqual([
      at('11:40').toISOString(),
      at('11:50').toISOString(),
      undefined,
    ])
  })
})
