import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { fileRefusals } from '@foyer/contract/files/messages'
import { idempotencyHeader } from '@foyer/contract/kit/envelope'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'

const test = useTestApp({ FILES_MAX_MB: '4' })
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }))

const megabyte = Buffer.alloc(1_048_576, 7)
const opening = Buffer.from('%PDF-1.7 a long plan\n')
const before = 'Content-Disposition: form-data; name="files"; filename="plan.pdf"\r\n\r\n'

function begin(as: TestPerson): { sent: ClientRequest; answer: Promise<{ status: number; body: unknown }> } {
  const { port } = test.app.server.address() as AddressInfo
  const headers = {
    authorization: `Bearer ${as.token}`,
    'content-type': 'multipart/form-data; boundary=cut',
  }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/upload', headers })
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    sent.on('response', async (got) => resolve({ status: got.statusCode ?? 0, body: await json(got) }))
    sent.on('error', reject)
  })
  sent.write(`--cut\r\n${before}`)
  return { sent, answer }
}

const filesIn = (folder: string) => {
  const path = join(test.deps.env.DATA_DIR, 'files', folder)
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}
const arriving = () => filesIn('incoming').map((path) => statSync(path).size)
const reader = async () => (await test.company()).person('reader')
const rowsOf = async ({ companyId }: TestPerson) =>
  (await test.deps.database.pool.query('select id from files where company_id = $1', [companyId])).rowCount

it('an upload is on the disk while it is still being sent, and then one file', async () => {
  const person = await reader()
  const { sent, answer } = begin(person)
  sent.write(opening)
  sent.write(megabyte)
  sent.write(megabyte)
  await expect.poll(() => arriving()[0]).toBeGreaterThan(1_900_000)
  expect(await rowsOf(person)).toBe(0)
  sent.end('\r\n--cut--\r\n')
  expect(await answer).toMatchObject({ status: 200, body: { locations: [expect.any(String)] } })
  expect(arriving()).toEqual([])
  expect(filesIn(person.companyId).map((path) => statSync(path).size)).toEqual([
    opening.length + 2 * megabyte.length,
  ])
})

it('an upload that is broken off leaves nothing', async () => {
  const person = await reader()
  const { sent, answer } = begin(person)
  sent.write(opening)
  sent.write(megabyte)
  await expect.poll(() => arriving()[0]).toBeGreaterThan(900_000)
  sent.destroy()
  await expect(answer).rejects.toThrow()
  await expect.poll(arriving).toEqual([])
  expect(filesIn(person.companyId)).toEqual([])
  expect(await rowsOf(person)).toBe(0)
})

it('an upload that grows too large is stopped at the limit, in words, and leaves nothing', async () => {
  const person = await reader()
  const { sent, answer } = begin(person)
  sent.write(opening)
  for (let n = 0; n < 5; n++) sent.write(megabyte)
  // Before its end: it is not waited for.
  expect(await answer).toMatchObject({ status: 413, body: { message: fileRefusals.tooLarge(4).text } })
  sent.destroy()
  expect(arriving()).toEqual([])
  expect(filesIn(person.companyId)).toEqual([])
})

it('what is refused after it came leaves nothing, whatever the reason', async () => {
  const company = await test.company()
  const [person, other] = [await company.person('reader'), await company.person('reader')]
  const send = (fields: Record<string, string>, content: string, name = 'a.txt') => {
    const form = new FormData()
    form.append('files', new Blob([content]), name)
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    const headers = { authorization: `Bearer ${person.token}` }
    return test.app.inject({ method: 'POST', url: '/api/upload', payload: form, headers })
  }
  expect((await send({}, '<html>')).statusCode).toBe(415)
  expect((await send({ userId: other.userId }, 'Notes')).statusCode).toBe(403)
  expect((await send({ long: 'x'.repeat(20_000) }, 'Notes')).statusCode).toBe(413)
  expect((await send({}, '')).statusCode).toBe(400)
  expect(arriving()).toEqual([])
  expect(filesIn(company.id)).toEqual([])
})

it('X14 an upload that is sent again under its key is one file, with other bytes it is refused', async () => {
  const person = await reader()
  const key = { [idempotencyHeader]: randomUUID() }
  const send = (text: string) =>
    test.send(person, fileEndpoints.upload, { file: { name: 'a.txt', content: new Blob([text]) } }, key)
  const [first, again] = [await send('Notes'), await send('Notes')]
  expect(again).toEqual(first)
  expect(await send('Other')).toMatchObject({ status: 422 })
  expect(filesIn(person.companyId)).toHaveLength(1)
  expect(await rowsOf(person)).toBe(1)
  expect(arriving()).toEqual([])
})
