import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { aContact, captureLead, readLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
let owner: TestPerson
beforeEach(async () => {
  const company = await test.company()
  owner = await company.person('superAdmin')
})

/** As a client that does not use our contract sends it. */
const post = async (url: string, payload: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const add = (lead: object) =>
  post('/user/addEditLead', { firstName: 'Asha', phoneNumber: '9845021763', ...lead })

it.each([
  ['phoneNumber', '09820012345', { phone: '+91 9820012345' }],
  ['phoneNumber', '0091 98200-12345', { phone: '+91 9820012345' }],
  ['phoneNumber', '(+91) 98200.12345', { phone: '+91 9820012345' }],
  ['budget', '15 lakh', { budget: 1500000 }],
  ['budget', '12,50,000.00', { budget: 1250000 }],
  ['area', '1,250.50', { area: '1250.5' }],
  ['firstName', "D'Souza", { firstName: "D'Souza" }],
])(
  'C-161 C-162 %s %s is stored as it is meant, when a lead is added and when it is edited',
  async (key, sent, expected) => {
    const added = await add({ [key]: sent })
    expect(added.status).toBe(200)
    expect(await readLead(test, owner, added.body.data._id)).toMatchObject(expected)
    const id = await captureLead(test, owner)
    expect((await post(`/user/edit-lead?id=${id}`, { [key]: sent })).status).toBe(200)
    expect(await readLead(test, owner, id)).toMatchObject(expected)
  },
)

it.each([
  ['phoneNumber', '98200x12345'],
  ['phoneNumber', '9820012345678'],
  ['budget', '12,5'],
  ['budget', '15 or 20 lakh'],
  ['area', 'about 1200'],
  ['firstName', 'R2D2'],
  ['address', 'x'.repeat(1024)],
  ['remarks', 'x'.repeat(1024)],
])('C-162 %s %s is refused, and nothing is stored', async (key, sent) => {
  expect((await add({ [key]: sent })).status).toBe(400)
  const id = await captureLead(test, owner)
  const before = await readLead(test, owner, id)
  expect((await post(`/user/edit-lead?id=${id}`, { [key]: sent })).status).toBe(400)
  expect(await readLead(test, owner, id)).toEqual(before)
})

describe('L-156 the contacts of a corporate lead', () => {
  const contacts = [aContact({ firstName: 'Asha', lastName: 'Rao', designation: 'Owner' })]

  it('L-156 C-156 keep last name and designation in edit-lead too', async () => {
    const id = await captureLead(test, owner, { type: 'corporate', companyName: 'Rao Textiles', contacts })
    const edit = (part: object) =>
      test.send(owner, leadCaptureEndpoints.edit, {
        kind: 'change',
        id,
        change: { contacts: contacts.map((one) => ({ ...one, ...part })) },
      })
    for (const part of [{ lastName: '' }, { designation: undefined }])
      expect((await edit(part)).status, JSON.stringify(part)).toBe(400)
    expect((await edit({ lastName: "D'Souza" })).status).toBe(200)
  })
})
