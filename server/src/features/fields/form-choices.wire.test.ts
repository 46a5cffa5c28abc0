import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()
let company: TestCompany
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
})

const form = async (as = editor) => (await test.call(as, fieldEndpoints.leadForm, {})).form

describe('the lead form', () => {
  it('C-017 Add Lead opens the full form until the company chooses another', async () => {
    expect((await form()).generation).toBe(1)
    await test.call(editor, fieldEndpoints.saveLeadForm, { generation: 3 })
    expect((await form()).generation).toBe(3)
    const other = await (await test.company()).person('editor')
    expect((await form(other)).generation).toBe(1)
  })

  it('C-068 keeps a mandatory flag and choices for each field; what is not sent stays', async () => {
    const city = { isMandatory: true, choices: ['Pune', 'Mumbai'] }
    await test.call(editor, fieldEndpoints.saveLeadForm, { fields: { city } })
    await test.call(editor, fieldEndpoints.saveLeadForm, {
      generation: 2,
      fields: { postalCode: { isMandatory: true, choices: [] } },
    })
    const { generation, fields } = await form()
    expect(generation).toBe(2)
    expect(fields.city).toEqual(city)
    expect(fields.postalCode.isMandatory).toBe(true)
    expect(fields.firstName).toEqual({ isMandatory: true, choices: [] })
  })

  it('travels as older clients read it: a list, or alone when its id is asked for', async () => {
    await test.call(editor, fieldEndpoints.saveLeadForm, {
      fields: { sourceName: { isMandatory: true, choices: ['Asha Rao'] } },
    })
    const { body } = await test.send(editor, fieldEndpoints.leadForm, {})
    const [template] = (body.data as { data: { _id: string; fields: object[] }[] }).data
    expect(template?.fields[0]).toMatchObject({
      isSouceNameMandatory: true,
      sourceName: { isShortAnswer: false, choices: ['Asha Rao'] },
      isCityMandatory: false,
      city: { isShortAnswer: true, choices: [] },
    })
    const alone = await test.send(editor, fieldEndpoints.leadForm, { id: template?._id })
    expect((alone.body.data as { data: { _id: string } }).data._id).toBe(template?._id)
    expect((await test.send(editor, fieldEndpoints.leadForm, { id: 'another' })).status).toBe(404)
  })

  it('refuses what makes no sense, and who may not', async () => {
    for (const change of [
      { generation: 4 },
      { fields: { phone: { isMandatory: true, choices: ['98'] } } },
      { fields: { budget: { isMandatory: true, choices: ['a lot'] } } },
      { fields: { shoeSize: { isMandatory: true, choices: [] } } },
    ]) {
      const answer = await test.send(editor, fieldEndpoints.saveLeadForm, change as never)
      expect(answer.status, JSON.stringify(change)).toBe(400)
    }
    expect((await form()).generation).toBe(1)
    const reader = await company.person('reader')
    expect((await test.send(reader, fieldEndpoints.saveLeadForm, { generation: 2 })).status).toBe(403)
  })
})

describe('the lists behind the combos', () => {
  const lists = [
    ['New Lead Source Added', fieldEndpoints.addSource, fieldEndpoints.sources],
    ['New Source Name Added', fieldEndpoints.addSourceName, fieldEndpoints.sourceNames],
    ['New Work Scope Added', fieldEndpoints.addWorkScope, fieldEndpoints.workScopes],
  ] as const

  it.each(lists)(
    '%s: what is new is added, what is there is given back',
    async (message, adding, listing) => {
      expect(await test.call(editor, adding, { name: ' Google Ads ' })).toEqual({
        message,
        name: 'Google Ads',
      })
      const again = await Promise.all(
        ['GOOGLE ads', 'google ads'].map((name) => test.call(editor, adding, { name })),
      )
      for (const answer of again)
        expect(answer).toEqual({ message: '“Google Ads” is in the list already.', name: 'Google Ads' })
      const list = await test.call(editor, listing, {})
      expect(list.map((entry) => (typeof entry === 'string' ? entry : entry.name))).toEqual(['Google Ads'])
      for (const name of ['', '   ', 'x'.repeat(51)])
        expect((await test.send(editor, adding, { name })).status).toBe(400)
    },
  )

  it('a source needs the right to edit leads, a work scope only some text', async () => {
    const reader = await company.person('reader')
    const statuses = []
    for (const [, adding] of lists) statuses.push((await test.send(reader, adding, { name: 'New' })).status)
    expect(statuses).toEqual([403, 403, 200])
  })

  it('are offered among the fields of a lead', async () => {
    await test.call(editor, fieldEndpoints.addSource, { name: 'Google Ads' })
    const fields = await test.call(editor, fieldEndpoints.list, {})
    expect(fields.find(({ key }) => key === 'source')?.options).toEqual(['Google Ads'])
  })
})
