import { accessTexts } from '@foyer/contract/accounts/messages'
import { tagRefusals } from '@foyer/contract/tags/messages'
import type { TagColour } from '@foyer/contract/tags/model'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'

const test = useTestApp()
const { list, save, edit } = tagEndpoints

let company: TestCompany
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  editor = await company.person('editor')
})

const tags = (as = editor) => test.call(as, list, {})
const add = (name: string, colour: TagColour = 'Red') => test.call(editor, save, { tags: [{ name, colour }] })
const tryAdd = (name: string, colour = 'Red') =>
  test.send(editor, save, { tags: [{ name, colour: colour as TagColour }] })
const added = async (name: string, colour: TagColour = 'Red') => {
  const [tag] = (await add(name, colour)).tags
  if (!tag) throw new Error('no tag came back')
  return tag
}
const put = async (as: TestPerson, tagId: string, payload: object) => {
  const answer = await test.app.inject({
    method: 'PUT',
    url: edit.path,
    query: { tagId },
    headers: { authorization: `Bearer ${as.token}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('tags', () => {
  it('S-026 are added, several at once, in their order and with their author', async () => {
    const reply = await test.call(editor, save, {
      tags: [
        { name: ' Hot ', colour: 'Red' },
        { name: 'Villa', colour: 'Cyan Blue' },
      ],
    })
    expect(reply.message).toBe('Tag added successfully!')
    expect(await tags()).toMatchObject([
      { name: 'Hot', colour: 'Red', createdBy: editor.userId },
      { name: 'Villa', colour: 'Cyan Blue' },
    ])
  })

  it('S-021 travel under the names of the specification', async () => {
    await add('Hot')
    const { body } = await test.send(editor, list, {})
    expect(body).toMatchObject([
      { tagName: 'Hot', tagColorCode: 'Red', userId: editor.userId, isDeleted: false },
    ])
  })

  it('S-026 are edited, and keep their id', async () => {
    const { id, updatedAt } = await added('Hot')
    const wish = { kind: 'change', id, name: 'hot', colour: 'Blue', seenAt: updatedAt } as const
    expect((await test.call(editor, edit, wish)).message).toBe('Tag edited successfully!')
    expect(await tags()).toMatchObject([{ id, name: 'hot', colour: 'Blue' }])
  })

  it('S-023 a name has at most 15 letters, whatever the script', async () => {
    expect((await tryAdd('ग'.repeat(15))).status).toBe(200)
    const answer = await tryAdd('a'.repeat(16))
    expect([answer.status, told(answer)]).toEqual([400, 'tags.0.name: Maximum length is 15'])
  })

  it.each([
    ['', 'Red'],
    ['   ', 'Red'],
    ['a\nb', 'Red'],
    ['Hot', ''],
    ['Hot', 'Magenta'],
  ])('S-025 the server refuses name %j with colour %j', async (name, colour) => {
    expect((await tryAdd(name, colour)).status).toBe(400)
    expect(await tags()).toEqual([])
  })

  it('a name is there once, whatever the case, and all of a call is refused with it', async () => {
    const { id } = await added('Hot')
    const again = await tryAdd('HOT')
    expect(again).toMatchObject({ status: 409, body: { message: 'There is a tag “HOT” already.' } })
    const twice = await test.send(editor, save, {
      tags: [
        { name: 'Villa', colour: 'Red' },
        { name: 'villa', colour: 'Blue' },
      ],
    })
    expect(twice).toMatchObject({ status: 400, body: { code: 'tag-twice' } })
    const other = await added('Premium')
    const renamed = await put(editor, other.id, { tagName: 'hot', tagColorCode: 'Red' })
    expect(renamed).toMatchObject({ status: 409, body: { code: 'tag-taken' } })
    expect((await tags()).map((tag) => tag.id)).toEqual([id, other.id])
  })

  it('the same name from many at once is there once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryAdd('Rush')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const [one, other] = [await added('A'), await added('B')]
    const renames = await Promise.all(
      [one, other].map(({ id }) => put(editor, id, { tagName: 'C', tagColorCode: 'Red' })),
    )
    expect(renames.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('a name in another company is no hindrance, and its tags cannot be touched', async () => {
    const stranger = await (await test.company()).person('superAdmin')
    const { id } = await added('Hot')
    await test.call(stranger, save, { tags: [{ name: 'Hot', colour: 'Red' }] })
    expect((await put(stranger, id, { isDeleted: true })).status).toBe(404)
    expect(await tags()).toHaveLength(1)
  })

  it('of two who edit the same tag, the second is told', async () => {
    const { id, updatedAt } = await added('Hot')
    const wish = (name: string) => put(editor, id, { tagName: name, tagColorCode: 'Red', updatedAt })
    expect((await wish('First')).status).toBe(200)
    expect(await wish('Second')).toMatchObject({ status: 409, body: { code: 'tag-changed' } })
    expect(await tags()).toMatchObject([{ name: 'First' }])
  })
})

describe('S-027 deleting sets isDeleted', () => {
  const ofLead = async () =>
    (
      await test.call(await company.person('admin'), leadEndpoints.list, {
        tab: 'all',
        sort: 'created',
        descending: true,
        limit: 10,
        page: 0,
      } as never)
    ).rows[0]?.tags.map(({ name }) => name)

  it('takes the tag from the list and from leads at once, and can be undone', async () => {
    await addLeads(test.deps, company, [{ tags: ['Hot'] }])
    const [tag] = await tags()
    const id = tag?.id ?? ''
    expect(await ofLead()).toEqual(['Hot'])
    expect(await put(editor, id, { isDeleted: true, userId: editor.userId })).toMatchObject({
      status: 200,
      body: { message: 'Tag deleted successfully!', leadCount: 1 },
    })
    expect(await tags()).toEqual([])
    expect(await ofLead()).toEqual([])
    await test.call(editor, edit, { kind: 'restore', id })
    expect(await tags()).toMatchObject([{ id, name: 'Hot' }])
    expect(await ofLead()).toEqual(['Hot'])
  })

  it('frees the name; bringing it back is refused while another tag has it', async () => {
    const { id } = await added('Hot')
    await test.call(editor, edit, { kind: 'delete', id })
    const other = await added('hot', 'Blue')
    const answer = await test.send(editor, edit, { kind: 'restore', id })
    expect(answer).toMatchObject({ status: 409, body: { message: 'There is a tag “Hot” already.' } })
    await test.call(editor, edit, { kind: 'delete', id: other.id })
    await test.call(editor, edit, { kind: 'restore', id })
    expect(await tags()).toMatchObject([{ id }])
  })

  it('a tag that is gone cannot be edited or deleted again', async () => {
    const { id } = await added('Hot')
    await test.call(editor, edit, { kind: 'delete', id })
    for (const payload of [{ isDeleted: true }, { tagName: 'Hot', tagColorCode: 'Red' }])
      expect(await put(editor, id, payload)).toMatchObject({
        status: 404,
        body: { message: tagRefusals.unknown.text },
      })
  })
})

it('S-028 without crm edit adding, editing and deleting are refused', async () => {
  const { id } = await added('Hot')
  const reader = await company.person('reader')
  const answers = [
    await test.send(reader, save, { tags: [{ name: 'Mine', colour: 'Red' }] }),
    await put(reader, id, { tagName: 'Mine', tagColorCode: 'Red' }),
    await put(reader, id, { isDeleted: true }),
  ]
  for (const { status, body } of answers) expect([status, body.message]).toEqual([403, accessTexts.disabled])
  expect(await tags(reader)).toMatchObject([{ name: 'Hot' }])
})

it('open pages of colleagues hear of a change', async () => {
  const reader = await company.person('reader')
  const told: unknown[] = []
  const onEvent = (event: unknown) => told.push(event)
  const stop = test.server.live.subscribe(reader.userId, { onEvent, onGap: () => {} })
  await add('Hot')
  await expect.poll(() => told).toEqual([{ name: 'changed', about: ['tags'] }])
  stop()
})
