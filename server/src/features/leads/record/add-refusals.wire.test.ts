import { randomUUID } from 'node:crypto'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { describe, expect, it } from 'vitest'
import { aContact, aDraft, captureLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { add, addEdit } = leadCaptureEndpoints

/** As a client that does not use our contract sends it. */
const post = async (as: TestPerson, path: string, body: object) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { authorization: `Bearer ${as.token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const refusedFields = (body: { details?: Record<string, unknown> }) =>
  Object.fromEntries(
    ((body.details?.fields ?? []) as { field: string; text: string }[]).map(({ field, text }) => [
      field,
      text,
    ]),
  )

describe('what the server refuses', () => {
  it.each<[string, Partial<LeadDraft>, string, Record<string, string>]>([
    [
      'L-140 no first name',
      { contacts: [aContact({ firstName: '' })] },
      'Please enter all the details',
      { 'contacts.0.firstName': 'Please enter first name' },
    ],
    [
      'L-140 no phone',
      { contacts: [aContact({ phones: [] })] },
      'Please enter all the details',
      { 'contacts.0.phones.0': 'Invalid phone number' },
    ],
    [
      'L-141 a further contact without phone',
      { contacts: [aContact(), aContact({ firstName: 'Rahul', phones: [] })] },
      'Please enter all the contact details',
      { 'contacts.1.phones.0': 'Invalid phone number' },
    ],
    [
      'L-142 a phone over 15 digits',
      { contacts: [aContact({ phones: ['+44 1234567890123456'] })] },
      'Please enter all the contact details',
      { 'contacts.0.phones.0': 'Number must be less than or equal to 15 digits.' },
    ],
    [
      'L-144 a bad email',
      { contacts: [aContact({ email: 'ananya' })] },
      'Please enter all the details',
      { 'contacts.0.email': 'Invalid email address' },
    ],
    [
      'L-145 letters in a phone',
      { contacts: [aContact({ phones: ['98450abc63'] })] },
      'Please enter all the contact details',
      { 'contacts.0.phones.0': 'Invalid phone number' },
    ],
    [
      'L-147 a short pin code',
      { postalCode: '4110' },
      'Please enter all the details',
      { postalCode: 'Invalid Pin Code' },
    ],
    [
      'L-150 a long address',
      { address: 'a'.repeat(1024) },
      'Please enter all the details',
      { address: 'Maximum length is 1023' },
    ],
    [
      'L-155 no company name',
      { type: 'corporate', contacts: [aContact({ designation: 'CEO' })] },
      'Please enter company name',
      { companyName: 'Please enter company name' },
    ],
    [
      'L-156 a corporate contact without designation',
      { type: 'corporate', companyName: 'Rao', contacts: [aContact()] },
      'Please enter all the contact details',
      { 'contacts.0.designation': 'Please enter designation name' },
    ],
  ])('%s', async (_, over, message, fields) => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const { status, body } = await test.send(owner, add, aDraft(over))
    expect({ status, message: body.message, fields: refusedFields(body) }).toEqual({
      status: 400,
      message,
      fields,
    })
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 0 })
  })

  it('L-148 L-149 sixteen digits of budget, and a budget that is none', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    expect((await test.send(owner, add, aDraft({ budget: 10 ** 15 }))).status).toBe(400)
    expect((await test.send(owner, add, aDraft({ budget: -5 }))).status).toBe(400)
    const { status } = await post(owner, '/user/add-lead', {
      'First Name': 'A',
      'Phone Number': '9845021763',
      Budget: 'lots',
    })
    expect(status).toBe(400)
  })

  it('L-159 L-160 a required custom field, and values that are not of its type', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const field = {
      name: 'Plot No',
      sections: [0 as const],
      type: 'number' as const,
      isRequired: true,
      options: [],
    }
    await test.call(owner, fieldEndpoints.add, field)
    const missing = await test.send(owner, add, aDraft())
    expect(Object.values(refusedFields(missing.body))).toEqual(['Field is required'])
    const wrong = await test.send(owner, add, aDraft({ customValues: { 'Plot No': 'seven' } }))
    expect(Object.values(refusedFields(wrong.body))).toEqual(['Please enter a number.'])
    await captureLead(test, owner, { customValues: { 'plot no': '7' } })
  })

  it('L-168 L-177 what the configurable form makes mandatory', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const fields = { city: { isMandatory: true, choices: [] } }
    await test.call(owner, fieldEndpoints.saveLeadForm, { generation: 2, fields })
    const { form } = await test.call(owner, fieldEndpoints.leadForm, {})
    const send = (over: Partial<LeadDraft>) =>
      test.send(owner, addEdit, { kind: 'add', draft: aDraft({ templateId: form.id, ...over }) })
    expect((await send({})).body.message).toBe('Please enter city.')
    expect((await send({ city: 'Pune' })).status).toBe(200)
    expect((await send({ city: 'Pune', templateId: randomUUID() })).status).toBe(404)
  })

  it('L-132 broken input is refused in words, and nothing is written', async () => {
    const company = await test.company()
    const owner = await company.person('superAdmin')
    for (const body of [
      {},
      [],
      { 'First Name': { a: 1 } },
      { otherContactDetails: 'x' },
      { 'Assign To': 'somebody' },
    ]) {
      const answer = await post(owner, '/user/add-lead', body)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toEqual(expect.any(String))
    }
    expect(await test.call(owner, leadEndpoints.counts, {})).toMatchObject({ total: 0 })
  })
})
