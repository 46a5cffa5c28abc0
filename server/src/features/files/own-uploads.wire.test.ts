import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileRefusals } from '@foyer/contract/files/messages'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { openFile, ownUploads, removeUnused, storeFile } from './service'

const test = useTestApp()

const uploaded = async (as: TestPerson, text = 'Notes', name = 'notes.txt') =>
  (await test.call(as, fileEndpoints.upload, { file: { name, content: new Blob([text]) } })).location

const resolve = (as: TestPerson, paths: string[], seen?: string[], name = 'Offer.txt') =>
  inCompany(test.deps, as.companyId, (scope) =>
    ownUploads(
      scope,
      as.userId,
      paths.map((path) => ({ name, path })),
      seen && (async (ids) => ids.filter((id) => seen.includes(id))),
    ),
  )
const idOf = (location: string) => location.split(/[/?]/)[3] ?? ''

describe('C-146 the path of an attachment', () => {
  it('names an upload of the caller, signed or not; in the order in which they were attached', async () => {
    const person = await (await test.company()).person('editor')
    const [first, second] = [await uploaded(person), await uploaded(person, 'More notes')]
    const found = await resolve(person, [second, first.replace(/\?.*/, ''), second])
    expect(found.map(({ id }) => id)).toEqual([second, first, second].map(idOf))
    expect(found[0]).toEqual({ id: idOf(second), name: 'Offer.txt', contentType: 'text/plain', size: 10 })
    const { content } = await openFile(test.deps, person.companyId, idOf(second))
    expect(String(await buffer(content))).toBe('More notes')
  })

  it('has a name that is safe, or the name of the file', async () => {
    const person = await (await test.company()).person('editor')
    const path = await uploaded(person)
    const named = async (name: string) => (await resolve(person, [path], undefined, name))[0]?.name
    expect(await named('../../etc/pass\r\nwd.txt')).toBe('passwd.txt')
    expect(await named('  ')).toBe('notes.txt')
  })

  it('is refused for another company, another person, nobody, a file of the server and an address, with one text', async () => {
    const [company, elsewhere] = [await test.company(), await test.company()]
    const [person, colleague] = [await company.person('editor'), await company.person('editor')]
    const foreign = await uploaded(await elsewhere.person('editor'))
    const ofServer = await storeFile(test.deps, company.id, {
      name: 'received.txt',
      contentType: 'text/plain',
      content: new Blob(['Received']),
      createdBy: undefined,
    })
    for (const path of [
      foreign,
      foreign.replace(elsewhere.id, company.id),
      await uploaded(colleague),
      `/files/${company.id}/${ofServer}`,
      `/files/${company.id}/${randomUUID()}`,
      '/etc/passwd',
      'https://example.com/a.pdf',
      '',
    ])
      await expect(resolve(person, [await uploaded(person), path]), path).rejects.toThrow(
        fileRefusals.notYourUpload.text,
      )
  })

  it('is taken of others where the caller sees it at something else', async () => {
    const company = await test.company()
    const [person, colleague] = [await company.person('editor'), await company.person('editor')]
    const theirs = await uploaded(colleague)
    const own = await uploaded(person)
    expect(await resolve(person, [theirs, own], [idOf(theirs)])).toHaveLength(2)
    await expect(resolve(person, [theirs], [idOf(own)])).rejects.toThrow(fileRefusals.notYourUpload.text)
  })
})

it('a file that is about to be attached is not deleted as unused meanwhile', async () => {
  const person = await (await test.company()).person('editor')
  const path = await uploaded(person)
  test.setNow(new Date(Date.now() + 25 * 3_600_000))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const purged = begun.then(() => removeUnused(test.deps))
  await inCompany(test.deps, person.companyId, async (scope) => {
    await ownUploads(scope, person.userId, [{ name: '', path }])
    begin()
    const waits = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await scope.db.execute(waits)).rows.length).toBe(1)
    expect(await ownUploads(scope, person.userId, [{ name: '', path }])).toHaveLength(1)
  })
  await purged
  test.setNow(undefined)
  await expect(resolve(person, [path])).rejects.toThrow(fileRefusals.notYourUpload.text)
})
