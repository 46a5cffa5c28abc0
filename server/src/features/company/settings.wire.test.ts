import type { CompanyChange } from '@foyer/contract/company/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'
import { storeFile } from '../files/service'

const test = useTestApp()
const { settings, editSettings } = companyEndpoints

const details: CompanyChange = {
  name: 'malhar Design',
  address: '14 Prabhat Road',
  city: 'Pune',
  postalCode: '411004',
  gstNumber: '27AAPFU0939F1ZV',
  countryCode: 'IN',
  timeZone: 'Asia/Kolkata',
  place: { latitude: 18.5105, longitude: 73.8301, location: 'Prabhat Road, Pune' },
}
const save = (as: TestPerson, change: CompanyChange) =>
  test.call(as, editSettings, { kind: 'settings', change })
const trySave = (as: TestPerson, change: CompanyChange) =>
  test.send(as, editSettings, { kind: 'settings', change })
const post = async (as: TestPerson, payload: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: editSettings.path,
    headers: { authorization: `Bearer ${as.token}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const picture = (companyId: string) =>
  storeFile(test.deps, companyId, {
    name: 'logo.png',
    contentType: 'image/png',
    content: new Blob(['picture']),
    createdBy: undefined,
  })

describe('company settings', () => {
  it('O-034 to O-038 are saved as given and read back, the name with a capital', async () => {
    const admin = await (await test.company()).person('superAdmin')
    await save(admin, details)
    expect(await test.call(admin, settings, {})).toMatchObject({ ...details, name: 'Malhar Design' })
  })

  it('O-037 the currency and calling code follow from the country, whatever the caller says', async () => {
    const admin = await (await test.company()).person('admin')
    const sent = { country: 'United Arab Emirates', countryCode: '+1', currency: 'USD', currencySymbol: '$' }
    expect((await post(admin, sent)).status).toBe(200)
    expect(await test.call(admin, settings, {})).toMatchObject({
      countryCode: 'AE',
      country: 'United Arab Emirates',
      dialCode: '+971',
      currency: 'AED',
      currencySymbol: 'د.إ',
    })
    const { company } = await test.call(admin, accountEndpoints.profile, {})
    expect(company).toMatchObject({
      country: 'United Arab Emirates',
      currencySymbol: 'د.إ',
      dialCode: '+971',
    })
  })

  it('what is not sent stays, and optional texts can be emptied', async () => {
    const admin = await (await test.company()).person('admin')
    await save(admin, details)
    await save(admin, { gstNumber: '' })
    expect(await test.call(admin, settings, {})).toMatchObject({
      ...details,
      name: 'Malhar Design',
      gstNumber: '',
    })
  })

  it.each([
    ['O-034', { name: '' }, 'name: Field is required'],
    ['O-034', { name: 'M'.repeat(76) }, 'name: Maximum length is 75'],
    ['O-035', { address: '' }, 'address: Field is required'],
    ['O-035', { address: 'a'.repeat(101) }, 'address: Maximum length is 100'],
    ['O-035', { city: 'Sector 5' }, 'city: You have entered Invalid City'],
    ['O-035', { postalCode: 'SW1A' }, 'postalCode: You have entered Invalid Pin Code'],
    ['O-036', { gstNumber: 'abc' }, 'gstNumber: You have entered Invalid GST/VAT number'],
    ['O-037', { timeZone: 'Mars/Olympus' }, 'timeZone: You have entered Invalid Time zone'],
    [
      'O-038',
      { place: { latitude: 99, longitude: 0, location: 'x' } },
      'place: You have entered Invalid Location on the map',
    ],
    ['C-055', { logo: 'https://example.com/logo.png' }, 'This file does not exist any more.'],
  ])('%s refuses %o', async (_row, change, message) => {
    const admin = await (await test.company()).person('admin')
    const answer = await trySave(admin, change)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(told(answer)).toBe(message)
  })

  it('O-037 refuses a country that does not exist, in words', async () => {
    const admin = await (await test.company()).person('admin')
    const answer = await post(admin, { country: 'Atlantis' })
    expect([answer.status, answer.body.message]).toEqual([400, 'This country is not in the list.'])
  })

  it('C-128 keeps fields without a described use and gives them back unchanged', async () => {
    const admin = await (await test.company()).person('admin')
    const extra = {
      fileManagerV2: true,
      timeLineV2: false,
      about: 'Since 2009',
      attendanceRadius: 200,
      workTiming: { from: '09:00' },
    }
    await post(admin, { companyName: 'Malhar', ...extra })
    await save(admin, { city: 'Pune' })
    expect((await test.call(admin, settings, {})).extra).toEqual(extra)
    const answer = await test.send(admin, settings, {})
    expect(answer.body.data).toMatchObject(extra)
    expect((await post(admin, { about: 'x'.repeat(9_000) })).status).toBe(400)
  })

  it('the logo is a picture of the own company, shown in the profile, and can be taken away', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const admin = await ours.person('admin')
    const [own, foreign] = [await picture(ours.id), await picture(theirs.id)]
    expect((await trySave(admin, { logo: `/files/${theirs.id}/${foreign}` })).status).toBe(404)
    expect((await trySave(admin, { logo: `/files/${ours.id}/${foreign}` })).status).toBe(404)
    await save(admin, { logo: `/files/${ours.id}/${own}?until=1&signature=x` })
    expect((await test.call(admin, accountEndpoints.profile, {})).company.logoUrl).toContain(
      `${own}?as=preview&`,
    )
    await save(admin, { logo: '' })
    expect((await test.call(admin, settings, {})).logoUrl).toBeUndefined()
  })

  it('O3 phone, email, bank details and signature are kept, each by itself, and refused in words', async () => {
    const ours = await test.company()
    const admin = await ours.person('admin')
    const papers = {
      email: 'studio@malhardesign.in',
      contact: '+91 20 2567 0000',
      bankAccountName: 'Malhar Design',
      bankAccountNumber: '50200012345678',
      bankName: 'HDFC Bank, Prabhat Road',
      bankCode: 'HDFC0000123',
      upiId: 'malhar@hdfcbank',
      signatory: 'Kavya Menon, Principal',
    }
    await save(admin, papers)
    const signature = await picture(ours.id)
    await save(admin, { upiId: '', signature: `/files/${ours.id}/${signature}` })
    const read = await test.call(admin, settings, {})
    expect(read).toMatchObject({ ...papers, upiId: '' })
    expect(read.signatureUrl).toContain(signature)
    await save(admin, { signature: '' })
    expect((await test.call(admin, settings, {})).signatureUrl).toBeUndefined()
    const theirs = await test.company()
    const foreign = await picture(theirs.id)
    expect((await trySave(admin, { signature: `/files/${theirs.id}/${foreign}` })).status).toBe(404)
    for (const [change, words] of [
      [{ email: 'studio' }, 'You have entered Invalid Email'],
      [{ contact: '12' }, 'You have entered Invalid Phone'],
      [{ bankCode: 'HDFC123' }, 'You have entered Invalid IFSC'],
      [{ upiId: 'malhar' }, 'You have entered Invalid UPI ID'],
      [{ bankAccountNumber: '12' }, 'Minimum length is 5'],
    ] as const) {
      const answer = await trySave(admin, change)
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(words)])
    }
    const member = await ours.person('editor')
    expect((await trySave(member, { contact: '020 2567 0000' })).status).toBe(403)
  })

  it('two changes at once both count', async () => {
    const admin = await (await test.company()).person('admin')
    await Promise.all([
      save(admin, { city: 'Pune' }),
      save(admin, { extra: { about: 'Since 2009' } }),
      save(admin, { address: 'Prabhat Road' }),
    ])
    expect(await test.call(admin, settings, {})).toMatchObject({
      city: 'Pune',
      address: 'Prabhat Road',
      extra: { about: 'Since 2009' },
    })
  })
})

describe('C-147 what an edit does decides who may do it', () => {
  it('C-166 the older panel is off, until somebody who edits leads chooses it; everybody reads it', async () => {
    const company = await test.company()
    const [reader, editor] = [await company.person('reader'), await company.person('editor')]
    const chosen = async () => (await test.call(reader, accountEndpoints.profile, {})).company.hasOlderPanel
    const edit = { kind: 'panel', hasOlderPanel: true } as const
    expect((await test.send(reader, editSettings, edit)).status).toBe(403)
    expect(await chosen()).toBeUndefined()
    await test.call(editor, editSettings, edit)
    expect(await chosen()).toBe(true)
    await test.call(editor, editSettings, { ...edit, hasOlderPanel: false })
    expect(await chosen()).toBeUndefined()
  })

  it('C-166 the older panel is chosen together with other settings too', async () => {
    const admin = await (await test.company()).person('admin')
    const edit = async (body: object) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${editSettings.path}?userId=${admin.userId}`,
        payload: body,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      expect(answer.statusCode).toBe(200)
      const { hasOlderPanel } = (await test.call(admin, accountEndpoints.profile, {})).company
      return [hasOlderPanel, (await test.call(admin, settings, {})).city]
    }
    expect(await edit({ olderLeadPanel: true, city: 'Pune' })).toEqual([true, 'Pune'])
    expect(await edit({ city: 'Nashik' })).toEqual([true, 'Nashik'])
    expect(await edit({ olderLeadPanel: false, city: 'Pune' })).toEqual([undefined, 'Pune'])
  })

  it('the assignment of leads needs the right to edit leads', async () => {
    const company = await test.company()
    const edit = { kind: 'assignment', autoAssign: true } as const
    expect((await test.send(await company.person('reader'), editSettings, edit)).status).toBe(403)
    expect((await test.send(await company.person('editor'), editSettings, edit)).status).toBe(200)
    const admin = await company.person('admin')
    expect((await test.call(admin, settings, {})).autoAssign).toBe(true)
  })

  it('an admin without that right cannot change it on the way of the full settings', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    await test.deps.database.pool.query('update members set crm_edit = false where user_id = $1', [
      admin.userId,
    ])
    expect((await trySave(admin, { city: 'Pune', autoAssign: true })).status).toBe(403)
    expect((await trySave(admin, { city: 'Pune', autoAssign: false })).status).toBe(200)
    expect(await test.call(admin, settings, {})).toMatchObject({ autoAssign: false, city: 'Pune' })
  })

  it('somebody who may edit leads cannot slip company fields in beside', async () => {
    const company = await test.company('Ours Studio')
    const editor = await company.person('editor')
    for (const more of [{ companyName: 'Mine' }, { about: 'Mine' }, { companyLogo: '' }, { timeZone: 'UTC' }])
      expect((await post(editor, { leadAssignment: { autoAssign: true }, ...more })).status).toBe(403)
    const admin = await company.person('admin')
    expect(await test.call(admin, settings, {})).toMatchObject({ name: 'Ours Studio', autoAssign: false })
  })

  it('O-041 the own project has to be one of the company', async () => {
    const [ours, theirs] = [await test.company(), await test.company()]
    const [admin, stranger] = [await ours.person('admin'), await theirs.person('admin')]
    const client = await test.call(stranger, projectEndpoints.addClient, {
      name: 'Theirs',
      email: stranger.email,
      isCompanyItself: true,
    })
    const { id } = await test.call(stranger, projectEndpoints.add, {
      clientId: client.id,
      name: 'Theirs',
      memberIds: [],
      isConfirmed: false,
      isFromLead: false,
      isCompanyOwn: true,
    })
    const edit = { kind: 'project', projectId: id } as const
    expect((await test.send(admin, editSettings, edit)).status).toBe(404)
    await test.call(stranger, editSettings, edit)
    expect((await test.call(stranger, settings, {})).projectId).toBe(id)
  })
})

it('a company may leave pipeline, rules, fields and assignment to its admins', async () => {
  const company = await test.company()
  const [admin, sales] = [await company.person('admin'), await company.person('assigner')]
  const assign = { kind: 'assignment', autoAssign: true } as const
  const set = (isSetupByAdmins: boolean) => test.call(admin, companyEndpoints.editSetup, { isSetupByAdmins })
  const trySales = async () => [
    (await test.send(sales, companyEndpoints.editSettings, assign)).status,
    (await test.send(sales, fieldEndpoints.saveLeadForm, { generation: 2 })).status,
  ]
  expect((await test.send(sales, companyEndpoints.editSetup, { isSetupByAdmins: false })).status).toBe(403)
  expect(await trySales()).toEqual([200, 200])
  await set(true)
  expect(await trySales()).toEqual([403, 403])
  expect((await test.call(sales, accountEndpoints.profile, {})).company.isSetupByAdmins).toBe(true)
  expect((await test.send(admin, companyEndpoints.editSettings, assign)).status).toBe(200)
  await set(false)
  expect(await trySales()).toEqual([200, 200])
})
