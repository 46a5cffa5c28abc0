import { readFileLocation } from '@foyer/contract/files/location'
import { fileRefusals } from '@foyer/contract/files/messages'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { describe, expect, it } from 'vitest'
import { inCompany } from '../../context'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'
import { ownPicture } from './service'

const test = useTestApp({ FILES_MAX_MB: '1' })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const formFile = (content: string | Buffer, name: string, contentType: string) => ({
  file: { name, content: new Blob([content], { type: contentType }) },
})
const reader = async () => (await test.company()).person('reader')

function post(as: TestPerson, form: FormData, method: 'POST' | 'PUT' = 'POST') {
  const headers = { authorization: `Bearer ${as.token}` }
  return test.app.inject({ method, url: '/api/upload', payload: form, headers })
}

function formOf(...parts: [field: string, content: string | Buffer, name: string][]) {
  const form = new FormData()
  for (const [field, content, name] of parts)
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

describe('an upload', () => {
  it.each(['upload', 'uploadByPut'] as const)(
    'C-055 answers %s with a link that opens the file',
    async (name) => {
      const person = await reader()
      const { location } = await test.call(
        person,
        fileEndpoints[name],
        formFile(png, 'C:\\logos\\Logo ₹.png', 'x/y'),
      )
      const opened = await test.app.inject({ url: location })
      expect(opened.statusCode).toBe(200)
      expect(opened.rawPayload).toEqual(png)
      expect(opened.headers['content-type']).toBe('image/png')
      expect(opened.headers['content-disposition']).toBe(
        `attachment; filename="Logo _.png"; filename*=UTF-8''Logo%20%E2%82%B9.png`,
      )
    },
  )

  it('gives locations[0], as the specification says', async () => {
    const answer = await post(await reader(), formOf(['files', png, 'a.png']), 'PUT')
    expect(answer.json()).toEqual({ locations: [expect.stringMatching(/^\/files\/.+signature=/)] })
  })

  it('is judged by its bytes, not by its name or what the sender says', async () => {
    const { location } = await test.call(
      await reader(),
      fileEndpoints.upload,
      formFile(png, 'page.html', 'text/html'),
    )
    expect((await test.app.inject({ url: location })).headers['content-type']).toBe('image/png')
  })
})

describe('refused, in words', () => {
  it.each([
    ['a drawing with a script', script, 'logo.svg', 'image/svg+xml'],
    ['a drawing that calls itself a picture', script, 'logo.png', 'image/png'],
    ['a drawing that calls itself text', script, 'logo.txt', 'text/plain'],
    ['a page', '<!DOCTYPE html><p>Hi', 'page.html', 'text/html'],
    ['a page that calls itself text', 'Hi <HTML>', 'page.txt', 'text/plain'],
    ['a program', Buffer.from('4d5a90000300', 'hex'), 'setup.exe', 'application/octet-stream'],
    ['a program that calls itself text', Buffer.from('7f454c4602010100', 'hex'), 'a.txt', 'text/plain'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'a.docx', 'application/zip'],
  ])('%s', async (_what, content, name, contentType) => {
    const answer = await test.send(await reader(), fileEndpoints.upload, formFile(content, name, contentType))
    expect(answer).toMatchObject({ status: 415, body: { message: fileRefusals.wrongKind.text } })
  })

  it('C-105 what is larger than the server is set to', async () => {
    const large = Buffer.concat([png, Buffer.alloc(1_048_576)])
    const answer = await post(await reader(), formOf(['files', large, 'a.png']))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('This file is too large. Up to 1 MB can be sent.')
  })

  it('what says that it is far too large, before it is read', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: {
        authorization: `Bearer ${(await reader()).token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000000',
      },
      payload: '--x--',
    })
    expect(answer.statusCode).toBe(413)
  })

  it('several files, no file, an empty file, and a file under another name', async () => {
    const person = await reader()
    const several = formOf(['files', png, 'a.png'], ['files', png, 'b.png'])
    expect((await post(person, several)).json().message).toBe(fileRefusals.several.text)
    expect((await post(person, formOf())).json().message).toBe(fileRefusals.none.text)
    expect((await post(person, formOf(['files', '', 'a.png']))).json().message).toBe(fileRefusals.empty.text)
    expect((await post(person, formOf(['logo', png, 'a.png']))).json().message).toBe(fileRefusals.none.text)
  })

  it('what is no form, or a broken one', async () => {
    const person = await reader()
    const authorization = `Bearer ${person.token}`
    const send = (type: string, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/upload',
        payload,
        headers: { authorization, 'content-type': type },
      })
    expect((await send('application/json', '{"files":"x"}')).json().message).toBe(fileRefusals.none.text)
    expect((await send('multipart/form-data', 'x')).statusCode).toBe(400)
    const cut = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nhalf'
    expect((await send('multipart/form-data; boundary=x', cut)).statusCode).toBe(400)
  })

  it('another person named beside the file', async () => {
    const company = await test.company()
    const [one, other] = [await company.person('reader'), await company.person('reader')]
    const form = formOf(['files', png, 'a.png'])
    form.append('userId', other.userId)
    expect((await post(one, form)).statusCode).toBe(403)
  })
})

describe('what an upload answered, sent back as a photo or logo', () => {
  const taken = (person: TestPerson, location: string) =>
    inCompany(test.deps, person.companyId, (scope) => ownPicture(scope, location))

  it('is the file, signed or not', async () => {
    const person = await reader()
    const { location } = await test.call(person, fileEndpoints.upload, formFile(png, 'a.png', 'image/png'))
    const fileId = readFileLocation(location)?.fileId
    expect(await taken(person, location)).toBe(fileId)
    expect(await taken(person, location.replace(/\?.*/, ''))).toBe(fileId)
  })

  it('is refused from another company, as a document, and when it does not exist', async () => {
    const [person, stranger] = [await reader(), await reader()]
    const { location } = await test.call(person, fileEndpoints.upload, formFile(png, 'a.png', 'image/png'))
    const own = location.replace(person.companyId, stranger.companyId)
    for (const text of [location, own, 'https://example.com/a.png', ''])
      await expect(taken(stranger, text)).rejects.toThrow(fileRefusals.unknown.text)
    const notes = await test.call(person, fileEndpoints.upload, formFile('Hello', 'a.txt', 'text/plain'))
    await expect(taken(person, notes.location)).rejects.toThrow(fileRefusals.notAnImage.text)
  })

  it('does not open with a signature of another company', async () => {
    const [person, stranger] = [await reader(), await reader()]
    const { location } = await test.call(person, fileEndpoints.upload, formFile(png, 'a.png', 'image/png'))
    const foreign = location.replace(person.companyId, stranger.companyId)
    expect((await test.app.inject({ url: foreign })).statusCode).toBe(403)
  })
})
