import { randomUUID } from 'node:crypto'
import type { NewField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { createMissingFields } from './service'

const test = useTestApp()
let company: TestCompany
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
})

const vastu: NewField = {
  name: 'Vastu',
  sections: [0],
  type: 'dropdown',
  isRequired: true,
  options: ['Yes', 'No'],
}
const add = (over: Partial<NewField> = {}, as = editor) =>
  test.send(as, fieldEndpoints.add, { ...vastu, ...over })
const table = (page = 1, search = '', as = editor) => test.call(as, fieldEndpoints.page, { page, search })
const named = async (name: string) => {
  const { fields } = await table(1, name)
  const found = fields.find((field) => field.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
const change = (id: string, wish: Partial<NewField>, as = editor) =>
  test.send(as, fieldEndpoints.edit, { kind: 'change', id, change: wish })
const remove = (id: string, as = editor) => test.send(as, fieldEndpoints.edit, { kind: 'delete', id })
const raw = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${editor.token}` },
  })

describe('the table', () => {
  it('S-075 comes in pages of 12, the newest first', async () => {
    for (let made = 1; made <= 11; made += 1) await add({ name: `Field ${made}` })
    const first = await table()
    expect(first.fields).toHaveLength(12)
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: 14 })
    expect(first.fields[0]?.name).toBe('Field 11')
    expect((await table(2)).fields.map(({ name }) => name)).toEqual(['Possession Date', 'Property Type'])
  })

  it('a page that is gone is answered with the last one, and a search keeps to what matches', async () => {
    await add()
    expect(await table(9)).toMatchObject({ page: 1, pageCount: 1, total: 4 })
    expect((await table(1, 'vAs')).fields.map(({ name }) => name)).toEqual(['Vastu'])
    expect((await table(1, '%')).total).toBe(0)
  })

  it('S-075 without page and limit every field of a lead is told, fixed ones first', async () => {
    await add()
    const fields = await test.call(editor, fieldEndpoints.list, {})
    expect(fields[0]).toMatchObject({ key: 'name', label: 'Lead Name', isCustom: false })
    expect(fields.find(({ label }) => label === 'Contact No.')?.key).toBe('phone')
    expect(fields.at(-1)).toMatchObject({ label: 'Vastu', dataType: 'select', isCustom: true })
    const { data } = (await raw('GET', '/api/get-custom-fields')).json().data
    expect(data).toContainEqual({
      displayName: 'Contact No.',
      fieldKey: 'phoneNumber',
      dataType: 'text',
      isVisible: true,
      isCustom: false,
      options: [],
    })
  })
})

describe('creating', () => {
  it('S-083 S-084 a new field is in the form of its section, and in no other', async () => {
    const { status, body } = await add()
    expect([status, body.message]).toEqual([200, 'Custom field added successfully!'])
    await add({ name: 'Seats', sections: [1], type: 'number', options: [] })
    const individual = await test.call(editor, fieldEndpoints.listNew, {})
    const corporate = await test.call(editor, fieldEndpoints.listCorporate, {})
    const names = (fields: { name: string }[]) => fields.map(({ name }) => name)
    expect(names(individual)).toEqual(['Property Type', 'Possession Date', 'Vastu'])
    expect(names(corporate.fields)).toEqual(['Property Type', 'Possession Date', 'Company Website', 'Seats'])
    expect(names(corporate.primaryContact)).toContain('Designation Name')
    expect(individual.at(-1)).toMatchObject({ isRequired: true, options: ['Yes', 'No'] })
  })

  it('S-079 any spelling of Dropdown, either pair of names, a section as a number', async () => {
    for (const [place, fieldType] of ['Drop-Down', 'Drop-down', 'Dropdown', 'dropdown'].entries()) {
      const sent = {
        displayName: `Spelt ${place}`,
        section: 1,
        dataType: fieldType,
        options: ['A', '', 'a', ' B '],
      }
      expect((await raw('POST', '/api/add-custom-field', sent)).statusCode).toBe(200)
    }
    const { id } = await named('Spelt 0')
    const { data } = (await raw('GET', `/api/get-specific-custom-field?id=${id}`)).json().data
    expect(data).toMatchObject({
      fieldName: 'Spelt 0',
      fieldType: 'Dropdown',
      section: [1],
      options: ['A', 'B'],
      isRequired: false,
      isDefault: false,
    })
  })

  it('S-078 what is incomplete, unreadable or too long is refused in words, and nothing is made', async () => {
    for (const over of [
      { name: ' ' },
      { name: 'n'.repeat(41) },
      { name: 'Zero\u0000' },
      { sections: [] },
      { sections: [4 as never] },
      { type: 'colour' as never },
      { options: ['', ' '] },
      { options: Array.from({ length: 51 }, (_, place) => `${place}`) },
    ]) {
      const { status, body } = await add(over)
      expect(status, JSON.stringify(over)).toBe(400)
      expect(body.message).toBeTruthy()
    }
    for (const sent of [{}, { fieldName: 7 }, { fieldName: 'A', section: {}, fieldType: 'Text' }, []])
      expect((await raw('POST', '/api/add-custom-field', sent)).statusCode).toBe(400)
    expect((await table()).total).toBe(3)
  })

  it('a name is there once, whatever its case; also that of a field every lead has, and at the same time', async () => {
    const answers = await Promise.all([add(), add({ name: 'VASTU' }), add({ name: 'vastu' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { status, body } = await add({ name: 'city' })
    expect([status, body.message]).toEqual([409, 'There is a field “city” already.'])
  })

  it('a sender cannot make a default field, nor one for another company', async () => {
    const other = await test.company()
    const sent = { fieldName: 'Mine', section: [0], fieldType: 'Text', isDefault: true, companyId: other.id }
    expect((await raw('POST', '/api/add-custom-field', sent)).statusCode).toBe(200)
    expect((await named('Mine')).isDefault).toBe(false)
    const theirs = await other.person('editor')
    expect((await table(1, 'Mine', theirs)).total).toBe(0)
  })
})

describe('changing', () => {
  it('S-083 changes what is sent and leaves the rest', async () => {
    await add()
    const { id } = await named('Vastu')
    const { status, body } = await change(id, { name: 'Vastu check', sections: [1, 0, 0] as never })
    expect([status, body.message]).toEqual([200, 'Custom field edited successfully!'])
    expect(await test.call(editor, fieldEndpoints.get, { id })).toEqual({
      ...vastu,
      id,
      name: 'Vastu check',
      sections: [0, 1],
      isDefault: false,
    })
    await change(id, { type: 'text' })
    expect(await test.call(editor, fieldEndpoints.get, { id })).toMatchObject({ type: 'text', options: [] })
  })

  it('S-078 refuses what would leave the field incomplete or take a name that is there', async () => {
    await add()
    await add({ name: 'Seats', type: 'number' })
    const { id } = await named('Seats')
    expect((await change(id, { type: 'dropdown' })).status).toBe(400)
    expect((await change(id, { sections: [] })).status).toBe(400)
    expect((await change(id, { name: 'vastu' })).status).toBe(409)
    expect((await change(id, { name: 'SEATS' })).status).toBe(200)
  })

  it('S-080 S-081 of a default field only options and required can be changed, and it cannot be deleted', async () => {
    const field = await named('Property Type')
    for (const wish of [
      { name: 'Kind' },
      { sections: [0] as NewField['sections'] },
      { type: 'text' as const },
    ]) {
      const { status, body } = await change(field.id, wish)
      expect([status, body.code]).toEqual([409, 'default-field'])
    }
    const { status, body } = await remove(field.id)
    expect([status, body.message]).toEqual([409, 'This field can’t be deleted'])
    const whole = { name: field.name, sections: field.sections, type: field.type }
    expect((await change(field.id, { ...whole, isRequired: true, options: ['Flat'] })).status).toBe(200)
    expect(await named('Property Type')).toEqual({ ...field, isRequired: true, options: ['Flat'] })
  })

  it('C-008 is refused without the right to edit leads', async () => {
    const reader = await company.person('reader')
    const { id } = await named('Possession Date')
    for (const answer of [
      await add({}, reader),
      await change(id, { isRequired: true }, reader),
      await remove(id, reader),
    ])
      expect(answer).toMatchObject({ status: 403 })
    expect((await table(1, '', reader)).total).toBe(3)
  })

  it('tells the open pages of colleagues', async () => {
    const reader = await company.person('reader')
    const told: unknown[] = []
    const stop = test.server.live.subscribe(reader.userId, {
      onEvent: (event) => told.push(event),
      onGap: () => {},
    })
    await add()
    await expect.poll(() => told).toEqual([{ name: 'changed', about: ['fields'] }])
    stop()
  })
})

describe('deleting', () => {
  it('S-082 is soft: the field is gone everywhere at once, its row stays, its name is free again', async () => {
    await add()
    const { id } = await named('Vastu')
    const { status, body } = await remove(id)
    expect([status, body.message]).toEqual([200, 'Custom field deleted successfully!'])
    expect((await table()).fields.map(({ name }) => name)).not.toContain('Vastu')
    const offered = await test.call(editor, fieldEndpoints.list, {})
    expect(offered.some(({ key }) => key === id)).toBe(false)
    expect((await test.call(editor, fieldEndpoints.listNew, {})).some((field) => field.id === id)).toBe(false)
    const { rows } = await asSystem(test.deps, ({ db }) =>
      db.execute(`select deleted_at from custom_fields where id = '${id}'`),
    )
    expect(rows[0]?.deleted_at).toBeTruthy()
    expect((await add()).status).toBe(200)
  })

  it('C-041 what was deleted comes back as it was, unless its name is taken, and to its own company', async () => {
    await add()
    const before = await named('Vastu')
    await remove(before.id)
    const restore = (as = editor) => test.send(as, fieldEndpoints.edit, { kind: 'restore', id: before.id })
    const stranger = await (await test.company()).person('editor')
    expect((await restore(stranger)).status).toBe(404)
    expect((await restore()).body).toEqual({ message: 'Custom field restored' })
    expect(await named('Vastu')).toEqual(before)
    expect((await restore()).status).toBe(404)
    await remove(before.id)
    await add()
    const { status, body } = await restore()
    expect([status, body.message]).toEqual([409, 'There is a field “Vastu” already.'])
  })

  it('S-082 a screen that still shows it is told that it is gone', async () => {
    await add()
    const { id } = await named('Vastu')
    await remove(id)
    for (const answer of [
      await remove(id),
      await change(id, { isRequired: false }),
      await test.send(editor, fieldEndpoints.get, { id }),
    ])
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'This custom field does not exist any more.' },
      })
  })

  it('a field of another company is out of reach', async () => {
    await add()
    const { id } = await named('Vastu')
    const outsider = await (await test.company()).person('superAdmin')
    expect((await test.send(outsider, fieldEndpoints.get, { id })).status).toBe(404)
    expect((await change(id, { name: 'Taken' }, outsider)).status).toBe(404)
    expect((await remove(id, outsider)).status).toBe(404)
    expect((await named('Vastu')).id).toBe(id)
    expect((await raw('GET', '/api/get-specific-custom-field?id=1')).statusCode).toBe(400)
    expect((await change(randomUUID(), {})).status).toBe(404)
  })
})

it('a company from before there were default fields gets them at the next start, once', async () => {
  await asSystem(test.deps, ({ db }) =>
    db.execute(`delete from custom_fields where company_id = '${company.id}'`),
  )
  await add({ name: 'Property Type' })
  for (let start = 1; start <= 2; start += 1) await asSystem(test.deps, createMissingFields)
  expect((await table()).fields.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['Company Website', true],
    ['Possession Date', true],
    ['Property Type', false],
  ])
})
