import { randomUUID } from 'node:crypto'
import type { AnyEndpoint, InputOf } from '@foyer/contract/kit/endpoint'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadListQuery } from '@foyer/contract/leads/model'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { aDraft } from '../../testing/builders/capture'
import { anInvitation, memberNamed } from '../../testing/builders/people'
import { anyAddress, askCode, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { notificationJobs } from '../notifications/jobs'
import { createNotificationRules } from '../notifications/service'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let person: TestPerson
beforeEach(async () => {
  company = await test.company('Firm B')
  admin = await company.person('superAdmin', { firstName: 'Kavya', lastName: 'Menon' })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const elsewhere = await test.company('Firm A')
  person = await elsewhere.person('editor', { firstName: 'Aditya', lastName: 'Kulkarni' })
  const row = await anInvitation(test, admin, { email: person.email, role: 'Admin' })
  await test.call(admin, api.people.teamOnboard, { rows: [row] })
})

const enter = async () => {
  const { token } = await test.call(person, api.accounts.enterCompany, { companyId: company.id })
  return { ...person, token }
}

/** What the firm is answered by a call, as text. */
const read = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => {
  const { status, body } = await test.send(admin, endpoint, input)
  expect(status, endpoint.path).toBe(200)
  return JSON.stringify(body)
}
const everything: LeadListQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
  sort: 'assignee',
  descending: true,
  limit: 50,
  after: undefined,
  page: 0,
}
const byAssignee = (text: string) =>
  read(api.leads.list, {
    ...everything,
    filters: { ...noFilters, columns: [{ column: 'assignee', is: 'containing', text }] },
  })

/** Puts the person everywhere a firm names its people. */
async function giveWork() {
  const draft = aDraft({ assigneeId: person.userId })
  const { id: leadId } = await test.call(admin, api.leads.add, draft)
  await test.call(admin, api.teams.create, { name: 'Homes', memberIds: [person.userId] })
  await test.call(admin, api.tasks.add, {
    leadId,
    title: 'Send the samples',
    note: undefined,
    assigneeId: person.userId,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
  })
  const colleague = await company.person('editor')
  const member = await memberNamed(test, admin, colleague.email)
  await test.call(admin, api.people.changeMember, {
    memberId: colleague.userId,
    role: member.role,
    rights: member.rights,
    features: member.features,
    designationId: undefined,
    reportsTo: person.userId,
  })
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  return leadId
}

const namesTold = async (leadId: string) => ({
  team: await read(api.people.team, {}),
  admins: await read(api.people.admins, {}),
  profile: await read(api.accounts.profile, {}),
  teams: await read(api.teams.list, {}),
  available: await read(api.teams.available, {}),
  leaders: await read(api.teams.leaders, { withLeads: true }),
  assignable: await read(api.teams.assignable, {}),
  colleagues: await read(api.teams.colleagues, {}),
  turn: await read(api.teams.turn, {}),
  filters: await read(api.leads.filterOptions, {}),
  list: await read(api.leads.list, everything),
  lean: await read(api.leads.list, { ...everything, isLean: true }),
  board: await read(api.board.leadsInStage, { stageIds: [], members: [], tagIds: [] }),
  lead: await read(api.leads.byId, { id: leadId }),
  details: await read(api.leads.additionalDetails, { leadId }),
  history: await read(api.leads.logs, { leadId, kinds: [], limit: 30 }),
  duplicates: await read(api.leads.duplicates, {
    phones: ['9845021763'],
    emails: [],
    exceptId: undefined,
  }),
  tasks: await read(api.tasks.list, {
    leadId: undefined,
    isGiven: true,
    isDone: false,
    limit: 10,
    after: undefined,
  }),
  export: await read(api.leads.export, everything),
})

describe('X11 somebody who works elsewhere and was invited', () => {
  it('has the name they were invited with, everywhere, until they come; then their own', async () => {
    const leadId = await giveWork()
    for (const [place, answer] of Object.entries(await namesTold(leadId))) {
      expect(answer, place).toContain('Asha Rao')
      expect(answer, place).not.toMatch(/Aditya|Kulkarni/)
    }
    const bells = await read(api.notifications.list, { tab: 'all', search: undefined, limit: 40, skip: 0 })
    expect(bells).not.toMatch(/Aditya|Kulkarni/)
    expect(await byAssignee('asha rao')).toContain(leadId)
    expect(await byAssignee('kulkarni')).not.toContain(leadId)

    await enter()
    const { history, ...now } = await namesTold(leadId)
    for (const [place, answer] of Object.entries(now)) expect(answer, place).toContain('Aditya Kulkarni')
    expect(history).toContain('Asha Rao')
    expect(await byAssignee('kulkarni')).toContain(leadId)
    expect(await byAssignee('asha rao')).not.toContain(leadId)
  })

  it('is invited, as anybody is whom nobody knows yet, and gets no leads by turn', async () => {
    expect(await memberNamed(test, admin, person.email)).toMatchObject({ state: 'invited' })
    const stranger = await anInvitation(test, admin, { email: `new-${randomUUID()}@example.com` })
    await test.call(admin, api.people.teamOnboard, { rows: [stranger] })
    expect(await memberNamed(test, admin, stranger.email)).toMatchObject({ state: 'invited' })
    const gap = async () =>
      (await test.call(admin, api.teams.turn, {})).passedOver.find(({ id }) => id === person.userId)?.reason
    expect(await gap()).toBe('never-signed-in')
    await enter()
    expect(await memberNamed(test, admin, person.email)).toMatchObject({ state: 'active' })
    expect(await gap()).toBeUndefined()
  })

  it('keeps account and recovery when the firm takes the invitation back', async () => {
    const asked = await askCode(test, person.email, 'recover')
    await test.call(admin, api.people.withdrawInvitation, { memberId: person.userId })
    expect(await read(api.people.team, {})).not.toContain(person.email)
    expect((await test.send(person, api.accounts.self, {})).status).toBe(200)
    const verified = await sendFrom(test, anyAddress(), api.accounts.verifyCode, asked)
    expect(verified.status).toBe(200)
  })
})
