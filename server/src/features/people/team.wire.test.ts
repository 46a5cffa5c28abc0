import { peopleRefusals } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { changeOf, memberNamed } from '../../testing/builders/people'
import { anyAddress, mailsTo, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { type TestCompany, type TestPerson, testPassword } from '../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let owner: TestPerson
let admin: TestPerson
let member: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin', { firstName: 'Owner' })
  admin = await company.person('admin', { firstName: 'Admin', reportTo: owner.userId })
  member = await company.person('editor', { firstName: 'Member', reportTo: admin.userId })
})

const isSignedIn = async (person: TestPerson) =>
  (await test.send(person, accountEndpoints.self, {})).status === 200
const signIn = (email: string, password: string) =>
  sendFrom(test, anyAddress(), accountEndpoints.signIn, { email, password })
const passwordIn = (text = '') => /^\s+(\S+-\S+-\S+)$/m.exec(text)?.[1] ?? ''
const ofMember = (person: TestPerson) => ({ memberId: person.userId })
const named = (email: string): Promise<TeamMember> => memberNamed(test, owner, email)

describe('the team', () => {
  it('is listed by name with everything the page shows, and without clients', async () => {
    await company.person('client')
    const team = await test.call(admin, peopleEndpoints.team, {})
    expect(team.map(({ id }) => id)).toEqual([admin.userId, member.userId, owner.userId])
    expect(team[1]).toMatchObject({
      fullName: 'Member Person',
      email: member.email,
      role: 'Sales',
      reportsTo: { id: admin.userId, fullName: 'Admin Person' },
      state: 'active',
      isAbsent: false,
    })
    expect(team[1]?.lastSignInAt).toBeDefined()
  })

  it('is read by a member with the feature accessPanel, who can change nothing', async () => {
    const before = await named(member.email)
    const features = [...before.features, 'accessPanel' as const]
    await test.call(owner, peopleEndpoints.changeMember, changeOf(before, { features }))
    expect((await test.call(member, peopleEndpoints.team, {})).length).toBe(3)
    for (const endpoint of [peopleEndpoints.deactivate, peopleEndpoints.resetPassword])
      expect((await test.send(member, endpoint, ofMember(admin))).status).toBe(403)
    const change = changeOf(await named(member.email), { role: 'Admin' })
    expect((await test.send(member, peopleEndpoints.changeMember, change)).status).toBe(403)
  })
})

describe('changing a member', () => {
  it('gives role, single rights, designation and manager together', async () => {
    const designation = await test.call(admin, peopleEndpoints.createDesignation, { name: 'Head of Sales' })
    const before = await named(member.email)
    const rights = { ...before.rights, crm: { edit: true, canAssign: true } }
    const change = changeOf(before, {
      role: 'Sales Manager',
      rights,
      features: ['crm', 'tasks'],
      designationId: designation.id,
      reportsTo: owner.userId,
    })
    await test.call(admin, peopleEndpoints.changeMember, change)
    expect(await named(member.email)).toMatchObject({
      role: 'Sales Manager',
      rights,
      features: ['crm', 'tasks'],
      designation,
      reportsTo: { id: owner.userId },
    })
    const self = await test.call(member, accountEndpoints.self, {})
    expect(self.rights).toEqual(rights)
    expect(await test.call(member, accountEndpoints.features, {})).toEqual(['crm', 'tasks'])
  })

  it('C-150 what a colleague took away meanwhile is not given back by an old page', async () => {
    const before = await named(member.email)
    const rights = { ...before.rights, crm: { edit: false, canAssign: false } }
    await test.call(owner, peopleEndpoints.changeMember, changeOf(before, { rights }))
    const seen = changeOf(before)
    const late = changeOf(before, { reportsTo: owner.userId, seen })
    const answer = await test.send(admin, peopleEndpoints.changeMember, late)
    expect([answer.status, answer.body]).toMatchObject([409, { code: peopleRefusals.changed.code }])
    const now = await named(member.email)
    expect(now.rights).toEqual(rights)
    const inTime = changeOf(now, { reportsTo: owner.userId, seen: changeOf(now) })
    await test.call(admin, peopleEndpoints.changeMember, inTime)
    expect(await named(member.email)).toMatchObject({ rights, reportsTo: { id: owner.userId } })
  })

  it('tells the open pages of the person that their rights have changed', async () => {
    const told: unknown[] = []
    const stop = test.server.live.subscribe(member.userId, {
      onEvent: (event) => told.push(event),
      onGap: () => {},
    })
    await test.call(
      owner,
      peopleEndpoints.changeMember,
      changeOf(await named(member.email), { features: [] }),
    )
    await expect.poll(() => told).toEqual([{ name: 'changed', about: ['profile'] }])
    stop()
  })

  it('makes another super admin, with everything, and takes it back as long as one is left', async () => {
    const raised = changeOf(await named(admin.email), { role: 'Super Admin', features: [] })
    await test.call(owner, peopleEndpoints.changeMember, raised)
    const now = await named(admin.email)
    expect(now).toMatchObject({ role: 'Super Admin', isSuperAdmin: true, isAdmin: true })
    expect(now.features).toContain('accessPanel')
    await test.call(
      admin,
      peopleEndpoints.changeMember,
      changeOf(await named(owner.email), { role: 'Admin' }),
    )
    const last = await test.send(
      admin,
      peopleEndpoints.changeMember,
      changeOf(await memberNamed(test, admin, admin.email), { role: 'Admin' }),
    )
    expect(last).toMatchObject({ status: 409, body: { code: 'last-super-admin' } })
  })

  it('leaves nobody without a super admin when two demote each other at once', async () => {
    await test.call(
      owner,
      peopleEndpoints.changeMember,
      changeOf(await named(admin.email), { role: 'Super Admin' }),
    )
    const [one, other] = [await named(owner.email), await named(admin.email)]
    const answers = await Promise.all([
      test.send(owner, peopleEndpoints.changeMember, changeOf(other, { role: 'Sales' })),
      test.send(admin, peopleEndpoints.changeMember, changeOf(one, { role: 'Sales' })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('refuses a circle of managers, at any depth, and oneself', async () => {
    const tries = [
      [owner, member.userId],
      [admin, member.userId],
      [member, member.userId],
    ] as const
    for (const [person, reportsTo] of tries) {
      const change = changeOf(await named(person.email), { reportsTo })
      const answer = await test.send(owner, peopleEndpoints.changeMember, change)
      expect(answer).toMatchObject({ status: 409, body: { code: 'circle' } })
    }
    const free = changeOf(await named(member.email), { reportsTo: undefined })
    await test.call(owner, peopleEndpoints.changeMember, free)
    expect((await named(member.email)).reportsTo).toBeUndefined()
  })
})

describe('resetting a password', () => {
  it('mails a temporary one, ends every session and voids the old password', async () => {
    await test.call(admin, peopleEndpoints.resetPassword, ofMember(member))
    expect(await isSignedIn(member)).toBe(false)
    expect((await signIn(member.email, testPassword)).status).toBe(400)
    const mail = (await mailsTo(test, member.email)).at(-1)
    expect(mail?.subject).toBe('Your password has been reset')
    const signedIn = await signIn(member.email, passwordIn(mail?.text))
    expect(signedIn.body).toMatchObject({ data: { data: { isFirstTimeLogin: true, tempPassword: true } } })
  })

  it('does not take the password of somebody who works for another firm too', async () => {
    const elsewhere = await test.company()
    const abroad = await elsewhere.person('superAdmin')
    const designation = await test.call(abroad, peopleEndpoints.createDesignation, { name: 'Guest' })
    const row = {
      firstName: 'A',
      lastName: 'B',
      email: member.email,
      role: 'Sales',
      designationId: designation.id,
    }
    await test.call(abroad, peopleEndpoints.teamOnboard, { rows: [row] })
    await test.call(abroad, peopleEndpoints.resetPassword, ofMember(member))
    await test.call(abroad, peopleEndpoints.deactivate, ofMember(member))
    expect(await isSignedIn(member)).toBe(true)
    expect((await signIn(member.email, testPassword)).status).toBe(200)
    const mail = (await mailsTo(test, member.email)).at(-1)
    expect(mail?.text).toContain('Forgot Password?')
    expect(passwordIn(mail?.text)).toBe('')
  })

  it('is not for oneself', async () => {
    const answer = await test.send(admin, peopleEndpoints.resetPassword, ofMember(admin))
    expect(answer.body.code).toBe('not-yourself')
  })
})

describe('deactivating', () => {
  it('signs the person out at once, keeps them out, keeps their leads, and can be taken back', async () => {
    await addLeads(test.deps, company, [
      { assigneeId: member.userId },
      { assigneeId: member.userId },
      { assigneeId: member.userId, stage: 'won' },
      { assigneeId: member.userId, archivedAt: new Date() },
      { assigneeId: admin.userId },
    ])
    const told: unknown[] = []
    const stop = test.server.live.subscribe(member.userId, {
      onEvent: (event) => told.push(event),
      onGap: () => {},
    })
    expect(await test.call(admin, peopleEndpoints.openLeads, ofMember(member))).toEqual({ openLeads: 2 })
    expect(await test.call(admin, peopleEndpoints.deactivate, ofMember(member))).toMatchObject({
      openLeads: 2,
    })
    expect(await isSignedIn(member)).toBe(false)
    await expect.poll(() => told).toMatchObject([{ name: 'session-ended' }])
    stop()
    expect((await signIn(member.email, testPassword)).status).toBe(405)
    expect(await named(member.email)).toMatchObject({ state: 'deactivated', openLeads: 2 })
    expect(await test.call(admin, peopleEndpoints.openLeads, ofMember(member))).toEqual({ openLeads: 2 })

    await test.call(admin, peopleEndpoints.reactivate, ofMember(member))
    expect(await isSignedIn(member)).toBe(false)
    expect((await signIn(member.email, testPassword)).status).toBe(200)
    expect((await named(member.email)).state).toBe('active')
  })

  it('comes last in the list and cannot be changed, reset or marked absent meanwhile', async () => {
    await test.call(owner, peopleEndpoints.deactivate, ofMember(admin))
    const team = await test.call(owner, peopleEndpoints.team, {})
    expect(team.at(-1)?.id).toBe(admin.userId)
    const change = changeOf(await named(admin.email))
    const answers = [
      await test.send(owner, peopleEndpoints.changeMember, change),
      await test.send(owner, peopleEndpoints.resetPassword, ofMember(admin)),
      await test.send(owner, peopleEndpoints.setAbsence, { ...ofMember(admin), isAbsent: true }),
    ]
    expect(answers.map(({ body }) => body.message)).toEqual(Array(3).fill(peopleRefusals.isDeactivated.text))
  })
})

describe('absence', () => {
  it('is marked by an admin, and by the person', async () => {
    await test.call(admin, peopleEndpoints.setAbsence, { ...ofMember(member), isAbsent: true })
    expect(await named(member.email)).toMatchObject({ isAbsent: true, state: 'absent' })
    expect(await test.call(member, peopleEndpoints.ownPlace, {})).toEqual({
      role: 'Sales',
      reportsTo: 'Admin Person',
      isAbsent: true,
    })
    await test.call(member, peopleEndpoints.setOwnAbsence, { isAbsent: false })
    expect((await named(member.email)).state).toBe('active')
  })
})
