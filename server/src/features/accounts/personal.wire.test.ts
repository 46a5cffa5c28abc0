import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'
import { storeFile } from '../files/service'

const test = useTestApp()
const { editPersonal, editSteps, profile } = accountEndpoints

const details = {
  firstName: 'kavya',
  lastName: 'menon',
  phone: { dialCode: '91', national: '9845021763' },
  address: '14 Prabhat Road',
  city: 'Pune',
  postalCode: '411004',
  dateOfBirth: '1988-02-29',
}

/** A form as a browser sends it, with any fields. */
const postForm = async (as: TestPerson, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const answer = await test.app.inject({
    method: 'POST',
    url: editPersonal.path,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const postSteps = (as: TestPerson, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: editSteps.path,
    headers: { authorization: `Bearer ${as.token}` },
    payload,
  })
const memberRow = async ({ userId }: TestPerson) =>
  (await test.deps.database.pool.query('select * from members where user_id = $1', [userId])).rows[0]
const userRow = async ({ userId }: TestPerson) =>
  (await test.deps.database.pool.query('select * from users where id = $1', [userId])).rows[0]

describe('personal details', () => {
  it('O-025 to O-029 are saved by everybody for themselves, names with a capital', async () => {
    const company = await test.company()
    for (const kind of ['client', 'reader', 'superAdmin'] as const) {
      const person = await company.person(kind)
      await test.call(person, editPersonal, details)
      expect(await test.call(person, profile, {})).toMatchObject({
        fullName: 'Kavya Menon',
        firstName: 'Kavya',
        lastName: 'Menon',
        phone: '+91 9845021763',
        address: '14 Prabhat Road',
        city: 'Pune',
        postalCode: '411004',
        dateOfBirth: '1988-02-29',
      })
    }
  })

  it('what is not sent stays, and what may be empty can be emptied', async () => {
    const person = await (await test.company()).person('reader')
    await test.call(person, editPersonal, details)
    await test.call(person, editPersonal, { dateOfBirth: '', city: '' })
    const read = await test.call(person, profile, {})
    expect(read).toMatchObject({ phone: '+91 9845021763', firstName: 'Kavya' })
    expect([read.dateOfBirth, read.city]).toEqual([undefined, undefined])
  })

  it('C-023 a phone kept in an older form stays until it is edited', async () => {
    const person = await (await test.company()).person('reader')
    await test.deps.database.pool.query(`update users set phone = '9845021763' where id = $1`, [
      person.userId,
    ])
    await test.call(person, editPersonal, details)
    expect((await userRow(person)).phone).toBe('9845021763')
    await test.call(person, editPersonal, { phone: { dialCode: '971', national: '501234567' } })
    expect((await userRow(person)).phone).toBe('+971 501234567')
  })

  it.each([
    ['O-025', { firstName: '' }, 'firstName: Field is required'],
    ['O-025', { lastName: 'R2D2' }, 'lastName: You have entered Invalid Last Name'],
    ['O-025', { firstName: 'a'.repeat(25) }, 'firstName: Maximum length is 24'],
    ['O-026', { city: 'Sector 5' }, 'city: You have entered Invalid City'],
    ['O-027', { phone: details.phone, postalCode: '41100' }, 'postalCode: Minimum length is 6'],
    ['O-028', { phone: { dialCode: '971', national: '1234' } }, 'phone: Minimum length is 5'],
    ['O-029', { dateOfBirth: '2999-01-01' }, 'dateOfBirth: The date of birth cannot be after today'],
    ['O-029', { dateOfBirth: 'yesterday' }, 'dateOfBirth: You have entered Invalid Date of birth'],
  ])('%s refuses %o', async (_row, change, message) => {
    const person = await (await test.company()).person('reader')
    const answer = await test.send(person, editPersonal, change)
    expect([answer.status, told(answer)]).toEqual([400, message])
  })

  it('O-029 today is the day of the company, not of the server', async () => {
    const company = await test.company()
    const person = await company.person('reader')
    test.setNow(new Date('2026-03-09T20:00:00Z'))
    expect((await test.send(person, editPersonal, { dateOfBirth: '2026-03-10' })).status).toBe(200)
    expect((await test.send(person, editPersonal, { dateOfBirth: '2026-03-11' })).status).toBe(400)
    test.setNow(undefined)
  })

  it('a photo is a picture of the own company', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const person = await ours.person('reader')
    const picture = {
      name: 'me.png',
      contentType: 'image/png',
      content: new Blob(['picture']),
      createdBy: undefined,
    }
    const [own, foreign] = [
      await storeFile(test.deps, ours.id, picture),
      await storeFile(test.deps, theirs.id, picture),
    ]
    expect((await test.send(person, editPersonal, { photo: `/files/${theirs.id}/${foreign}` })).status).toBe(
      404,
    )
    await test.call(person, editPersonal, { photo: `/files/${ours.id}/${own}` })
    expect((await test.call(person, profile, {})).imageUrl).toContain(`${own}?as=small&`)
    await test.call(person, editPersonal, { photo: '' })
    expect((await test.call(person, profile, {})).imageUrl).toBeUndefined()
  })
})

describe('C-136 nobody raises themselves through any field of these calls', () => {
  const tries: Record<string, string>[] = [
    { isSuperAdmin: 'true' },
    { isAdmin: 'true' },
    { isClient: 'false' },
    { roleName: 'Super Admin' },
    { rolesAssigned: '{"crm":{"edit":true,"canAssign":true}}' },
    { 'rolesAssigned[crm][edit]': 'true' },
    { features: 'accessPanel' },
    { email: 'owner@example.com' },
    { password: 'Foyer@2026' },
    { tempPassword: 'Foyer@2026' },
    { isFirstTimeLogin: 'false', isOnboardingDone: 'true' },
    { cId: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
    { companyId: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
    { reportTo: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
    { _id: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
    { id: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
    { createdBy: '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10' },
  ]

  it.each(tries)('updateProfile ignores %o', async (fields) => {
    const company = await test.company()
    for (const kind of ['client', 'reader'] as const) {
      const person = await company.person(kind)
      const before = [await memberRow(person), { ...(await userRow(person)), city: 'Pune', updated_at: null }]
      expect((await postForm(person, { ...fields, city: 'Pune' })).status).toBe(200)
      expect([await memberRow(person), { ...(await userRow(person)), updated_at: null }]).toEqual(before)
    }
  })

  it.each([...tries, { isOnboardingDone: 'yes' }, { isFirstTimeLogin: 'true' }])(
    'editUserDetails ignores %o',
    async (fields) => {
      const company = await test.company()
      const person = await company.person('reader')
      await test.deps.database.pool.query(
        'update members set is_onboarding_done = false, is_first_login = true where user_id = $1',
        [person.userId],
      )
      const before = [await memberRow(person), await userRow(person)]
      const answer = await postSteps(person, fields)
      expect([answer.statusCode, answer.json().message]).toEqual([
        200,
        'Nothing was changed: only the steps of a first login can be marked here.',
      ])
      expect([await memberRow(person), await userRow(person)]).toEqual(before)
    },
  )

  it('editUserDetails says when it took a part of what was sent, and when all', async () => {
    const person = await (await test.company()).person('reader')
    const told = async (sent: object) => (await postSteps(person, sent)).json().message
    expect(await told({ isOnboardingDone: true, isSuperAdmin: true })).toBe(
      'Your step is saved. Nothing else can be changed here.',
    )
    expect(await told({ isOnboardingDone: true, userId: person.userId })).toBe('Your details are saved')
  })

  it('somebody else cannot be meant, neither in the query nor in the body', async () => {
    const company = await test.company()
    const [person, other] = [await company.person('reader'), await company.person('admin')]
    expect((await postForm(person, { userId: other.userId, city: 'Pune' })).status).toBe(403)
    expect((await postSteps(person, { userId: other.userId, isOnboardingDone: true })).statusCode).toBe(403)
    expect(
      (
        await test.send({ ...other, token: person.token }, editSteps, {
          endsFirstLogin: false,
          endsOnboarding: true,
        })
      ).status,
    ).toBe(403)
  })
})

describe('the steps of a new person', () => {
  const start = (person: TestPerson) =>
    test.deps.database.pool.query(
      'update members set is_onboarding_done = false, is_first_login = true where user_id = $1',
      [person.userId],
    )

  it('O-039 O-040 onboarding is over when they say so, in this company only', async () => {
    const person = await (await test.company()).person('superAdmin')
    await start(person)
    await test.call(person, editSteps, { endsFirstLogin: false, endsOnboarding: true })
    expect(await test.call(person, profile, {})).toMatchObject({ isOnboardingDone: true, isFirstLogin: true })
  })

  it('O-022 the first login is over once the temporary password is gone, not before', async () => {
    const person = await (await test.company()).person('editor')
    await start(person)
    const temporary = (is: boolean) =>
      test.deps.database.pool.query('update credentials set is_temporary = $2 where user_id = $1', [
        person.userId,
        is,
      ])
    const step = { endsFirstLogin: true, endsOnboarding: false }
    await temporary(true)
    const refused = await test.send(person, editSteps, step)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Please choose a password of your own first.',
    ])
    await temporary(false)
    await test.call(person, editSteps, step)
    expect(await test.call(person, profile, {})).toMatchObject({
      isFirstLogin: false,
      isOnboardingDone: false,
    })
  })
})
