import { randomUUID } from 'node:crypto'
import { inviteTexts, peopleRefusals } from '@foyer/contract/people/messages'
import type { Invitation } from '@foyer/contract/people/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { anInvitation, memberNamed } from '../../testing/builders/people'
import { anyAddress, mailsTo, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { type TestCompany, type TestPerson, testPassword } from '../../testing/test-company'
import { told } from '../../testing/told'
import { storeFile } from '../files/service'

const test = useTestApp({ APP_URL: 'https://studio.example.com' })

let company: TestCompany
let admin: TestPerson
beforeAll(async () => {
  company = await test.company('Malhar Design')
  admin = await company.person('admin', { firstName: 'Kavya', lastName: 'Menon' })
})

const invite = (rows: Invitation[], by = admin) => test.send(by, peopleEndpoints.teamOnboard, { rows })
const signIn = (email: string, password: string) =>
  sendFrom(test, anyAddress(), accountEndpoints.signIn, { email, password })
/** The temporary password is alone on a line of the plain text. */
const passwordIn = (text = '') => /^\s+(\S+-\S+-\S+)$/m.exec(text)?.[1] ?? ''
const countUsers = async (email: string) => {
  const { rows } = await test.deps.database.pool.query('select id from users where email = $1', [email])
  return rows.length
}

describe('inviting somebody new', () => {
  it('O-049 gives them the rights of the role, mails a temporary password, and sends them through first login', async () => {
    const row = await anInvitation(test, admin)
    const answer = await invite([row])
    expect(answer).toMatchObject({ status: 200, body: { invited: 1 } })

    const member = await memberNamed(test, admin, row.email)
    expect(member).toMatchObject({
      fullName: 'Asha Rao',
      role: 'Sales',
      isAdmin: false,
      isSuperAdmin: false,
      state: 'invited',
      rights: {
        crm: { edit: true, canAssign: false },
        quotation: { edit: true },
        pmt: { canCreateProject: false },
      },
      reportsTo: { id: admin.userId, fullName: 'Kavya Menon' },
      lastSignInAt: undefined,
    })
    expect(member.features).toContain('crm')
    expect(member.features).not.toContain('accessPanel')

    const [mail] = await mailsTo(test, row.email)
    expect(mail?.subject).toBe('You are invited to Malhar Design on Foyer')
    expect(mail?.text).toContain('Kavya Menon invited you to Malhar Design on Foyer as Sales.')
    expect(mail?.text).toContain('https://studio.example.com')
    const password = passwordIn(mail?.text)
    expect(mail?.html).toContain(password)

    const signedIn = await signIn(row.email, password)
    expect(signedIn.status).toBe(200)
    expect(signedIn.body).toMatchObject({
      data: { data: { isFirstTimeLogin: true, tempPassword: true, isOnboardingDone: false } },
    })
    expect(JSON.stringify(signedIn.body)).not.toContain(password)
  })

  it('O-049 makes an admin of whoever gets the role Admin', async () => {
    const row = await anInvitation(test, admin, { role: 'admin' })
    await invite([row])
    expect(await memberNamed(test, admin, row.email)).toMatchObject({ role: 'Admin', isAdmin: true })
  })

  it('invites sixteen at once, each with a password of their own, and refuses seventeen', async () => {
    const first = await anInvitation(test, admin)
    const more = (count: number) =>
      Array.from({ length: count }, () => ({ ...first, email: `many-${randomUUID()}@example.com` }))
    const rows = more(16)
    expect((await invite(rows)).body.invited).toBe(16)
    const passwords = new Set<string>()
    for (const { email } of rows) passwords.add(passwordIn((await mailsTo(test, email))[0]?.text))
    expect(passwords.size).toBe(16)
    expect(told(await invite(more(17)))).toBe(`rows: ${inviteTexts.limitReached}`)
    expect(told(await invite([]))).toBe(`rows: ${inviteTexts.fillOne}`)
  })

  it('O-049 takes the list alone, as the specification writes it', async () => {
    const { role, designationId, ...row } = await anInvitation(test, admin)
    const answer = await test.app.inject({
      method: 'POST',
      url: `${peopleEndpoints.teamOnboard.path}?userId=${admin.userId}`,
      payload: [{ ...row, roleName: role, designation: designationId }],
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([answer.statusCode, answer.json().invited]).toEqual([200, 1])
  })

  it('reports to whom the row says', async () => {
    const lead = await company.person('assigner')
    const row = await anInvitation(test, admin, { reportsTo: lead.userId })
    await invite([row])
    expect((await memberNamed(test, admin, row.email)).reportsTo?.id).toBe(lead.userId)
  })
})

describe('what is refused', () => {
  it.each([
    ['O-044 a first name that is missing', { firstName: ' ' }, 'rows.0.firstName: Field is required'],
    ['O-044 a last name that is missing', { lastName: '' }, 'rows.0.lastName: Field is required'],
    [
      'O-044 a name of sixteen letters',
      { firstName: 'a'.repeat(16) },
      'rows.0.firstName: Maximum length is 15',
    ],
    ['O-044 an email that is none', { email: 'asha@' }, 'rows.0.email: You have entered Invalid Email'],
    ['O-044 no role', { role: '' }, 'rows.0.role: Field is required'],
    [
      'a role that the firm does not have',
      { role: 'Astronaut' },
      'There is no role “Astronaut” in your company.',
    ],
    ['an unknown designation', { designationId: randomUUID() }, peopleRefusals.unknownDesignation.text],
    ['an unknown manager', { reportsTo: randomUUID() }, peopleRefusals.unknownManager.text],
    ['markup in a name', { lastName: '<b>' }, 'rows.0.lastName: You have entered Invalid Last Name'],
  ])('%s', async (_what, over, message) => {
    const row = await anInvitation(test, admin)
    const answer = await invite([{ ...row, ...over }])
    expect([answer.status, told(answer)]).toEqual([400, message])
    expect(await countUsers(row.email)).toBe(0)
  })

  it('O-047 the same email twice, and the own one', async () => {
    const row = await anInvitation(test, admin)
    const twice = await invite([row, { ...row, email: row.email.toUpperCase() }])
    expect(told(twice)).toBe(`rows: ${inviteTexts.sameEmail}`)
    expect((await invite([{ ...row, email: admin.email }])).body.message).toBe(inviteTexts.ownEmail)
  })

  it('somebody of the firm, by their email, and then nobody of the list is invited', async () => {
    const there = await company.person('editor')
    const row = await anInvitation(test, admin)
    const answer = await invite([row, { ...row, email: there.email }])
    expect(answer).toMatchObject({
      status: 409,
      body: { message: `${there.email} is in your company already.` },
    })
    expect(await countUsers(row.email)).toBe(0)
    expect(await mailsTo(test, row.email)).toEqual([])
  })

  it('somebody who is deactivated here, with a word on what to do', async () => {
    const gone = await company.person('editor')
    await test.call(admin, peopleEndpoints.deactivate, { memberId: gone.userId })
    const row = await anInvitation(test, admin, { email: gone.email })
    expect((await invite([row])).body.code).toBe('deactivated-here')
  })

  it('a client of the same firm', async () => {
    const client = await company.person('client')
    const row = await anInvitation(test, admin, { email: client.email })
    expect((await invite([row])).status).toBe(409)
  })

  it('everything, when one row of several is wrong', async () => {
    const right = await anInvitation(test, admin)
    const wrong = await anInvitation(test, admin, { role: 'Astronaut' })
    expect((await invite([right, wrong])).status).toBe(400)
    expect(await countUsers(right.email)).toBe(0)
  })
})

describe('inviting somebody who works elsewhere', () => {
  it('gives them a membership and leaves account, name and password as they are', async () => {
    const elsewhere = await test.company('Other Firm')
    const person = await elsewhere.person('editor', { firstName: 'Ravi', lastName: 'Shah' })
    const row = await anInvitation(test, admin, { email: person.email })
    expect((await invite([row])).status).toBe(200)
    expect(await memberNamed(test, admin, person.email)).toMatchObject({
      id: person.userId,
      role: 'Sales',
    })
    expect((await test.call(person, accountEndpoints.self, {})).fullName).toBe('Ravi Shah')
    expect(await countUsers(person.email)).toBe(1)
    const mail = (await mailsTo(test, person.email)).at(-1)
    expect(mail?.text).toContain('the password you have already')
    expect(passwordIn(mail?.text)).toBe('')
    expect((await signIn(person.email, testPassword)).status).toBe(200)
    expect((await test.send(person, accountEndpoints.self, {})).status).toBe(200)
  })

  it('C-149 lets them go from one company to the other and back, and into no third one', async () => {
    const elsewhere = await test.company('Other Firm')
    const person = await elsewhere.person('editor')
    await invite([await anInvitation(test, admin, { email: person.email, role: 'Admin' })])
    const before = await test.call(person, accountEndpoints.profile, {})
    expect(before.otherCompanies).toEqual([{ id: company.id, name: 'Malhar Design' }])
    const { token } = await test.call(person, accountEndpoints.enterCompany, { companyId: company.id })
    expect((await test.send(person, accountEndpoints.self, {})).status).toBe(401)
    const here = { ...person, token }
    expect(await test.call(here, accountEndpoints.profile, {})).toMatchObject({
      company: { name: 'Malhar Design' },
      otherCompanies: [{ id: elsewhere.id, name: 'Other Firm' }],
      isAdmin: true,
    })
    const stranger = await test.company()
    const refused = await test.send(here, accountEndpoints.enterCompany, { companyId: stranger.id })
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'not-in-company' }])
    await test.call(admin, peopleEndpoints.deactivate, { memberId: person.userId })
    const back = await signIn(person.email, testPassword)
    const again = { ...person, token: accountEndpoints.signIn.reply.decode(back.body as never).token }
    expect((await test.call(again, accountEndpoints.profile, {})).otherCompanies).toBeUndefined()
    const shut = await test.send(again, accountEndpoints.enterCompany, { companyId: company.id })
    expect(shut.status).toBe(404)
  })

  it('C-149 a picture that belongs to one company is not promised in the other', async () => {
    const elsewhere = await test.company('Other Firm')
    const person = await elsewhere.person('editor')
    const content = new Blob(['picture'])
    const file = { name: 'me.png', contentType: 'image/png', content, createdBy: undefined }
    const photo = `/files/${elsewhere.id}/${await storeFile(test.deps, elsewhere.id, file)}`
    await test.call(person, accountEndpoints.editPersonal, { photo })
    await invite([await anInvitation(test, admin, { email: person.email })])
    expect((await test.call(person, accountEndpoints.profile, {})).imageUrl).toContain(elsewhere.id)
    expect((await memberNamed(test, admin, person.email)).imageUrl).toBeUndefined()
    const { token } = await test.call(person, accountEndpoints.enterCompany, { companyId: company.id })
    const here = await test.call({ ...person, token }, accountEndpoints.profile, {})
    expect(here.imageUrl).toBeUndefined()
  })

  it('works when two firms invite the same stranger at the same moment', async () => {
    const elsewhere = await test.company()
    const other = await elsewhere.person('superAdmin')
    const email = `both-${randomUUID()}@example.com`
    const answers = await Promise.all([
      invite([await anInvitation(test, admin, { email })]),
      invite([await anInvitation(test, other, { email })], other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countUsers(email)).toBe(1)
  })
})

describe('designations', () => {
  it('O-050 are created once, whatever the case, with at most thirty characters', async () => {
    const { call, send } = test
    const own = await (await test.company()).person('admin')
    const made = await call(own, peopleEndpoints.createDesignation, { name: ' Design Lead ' })
    expect(made.name).toBe('Design Lead')
    expect(await call(own, peopleEndpoints.designations, {})).toEqual([made])
    const again = await send(own, peopleEndpoints.createDesignation, { name: 'design lead' })
    expect(again).toMatchObject({ status: 409, body: { code: 'designation-taken' } })
    const atMost = await send(own, peopleEndpoints.createDesignation, { name: 'x'.repeat(30) })
    expect(atMost.status).toBe(200)
    const tooLong = await send(own, peopleEndpoints.createDesignation, { name: 'x'.repeat(31) })
    expect([tooLong.status, told(tooLong)]).toEqual([400, 'name: Maximum length is 30'])
  })
})

describe('roles', () => {
  it('O-048 come from the server, with Super Admin among them', async () => {
    const roles = await test.call(admin, peopleEndpoints.defaultRoles, {})
    expect(roles.map(({ name }) => name)).toEqual([
      'Super Admin',
      'Admin',
      'Sales Manager',
      'Sales',
      'Designer',
      'Project Manager',
      'Site Manager',
      'Accountant',
      'Purchase Manager',
    ])
    expect(roles.filter((role) => role.isSuperAdmin).map(({ name }) => name)).toEqual(['Super Admin'])
  })
})

describe('admins', () => {
  it('are listed for whoever makes a project, without those who are deactivated', async () => {
    const firm = await test.company()
    const owner = await firm.person('superAdmin', { firstName: 'Aarav' })
    const second = await firm.person('admin', { firstName: 'Bela' })
    const gone = await firm.person('admin', { firstName: 'Chetan' })
    const reader = await firm.person('reader')
    await test.call(owner, peopleEndpoints.deactivate, { memberId: gone.userId })
    const admins = await test.call(reader, peopleEndpoints.admins, {})
    expect(admins.map(({ id }) => id)).toEqual([owner.userId, second.userId])
  })
})
