import { fileRefusals } from '@foyer/contract/files/messages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import { signedLink, storeFile } from './service'

const test = useTestApp()

const start = new Date('2026-03-01T10:01:30Z')
const at = (minutes: number) => test.setNow(new Date(start.getTime() + minutes * 60_000))
beforeEach(() => at(0))
afterEach(() => test.setNow(undefined))

const get = (url: string) => test.app.inject({ url })
const newFile = (more = {}) => ({
  name: 'Plan (₹) "final".png',
  contentType: 'image/png',
  content: new Blob(['the picture']),
  createdBy: undefined,
  ...more,
})

async function stored(more = {}) {
  const company = await test.company()
  const id = await storeFile(test.deps, company.id, newFile(more))
  return { company, id, link: signedLink(test.deps, company.id, id) }
}

describe('a signed link', () => {
  it('gives the file without a token, and no other token is in it', async () => {
    const { link } = await stored()
    const answer = await get(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('the picture')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '11',
      'content-disposition': `attachment; filename="Plan (_) _final_.png"; filename*=UTF-8''Plan%20%28%E2%82%B9%29%20%22final%22.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    })
  })

  it('holds for five to ten minutes and stays the same meanwhile, so that a browser can keep the picture', async () => {
    const { company, id, link } = await stored()
    at(3)
    expect(signedLink(test.deps, company.id, id)).toBe(link)
    at(5)
    expect(signedLink(test.deps, company.id, id)).not.toBe(link)
    expect((await get(link)).statusCode).toBe(200)
    at(8.5)
    const late = await get(link)
    expect(late.statusCode).toBe(403)
    expect(late.json()).toMatchObject({ message: fileRefusals.expiredLink.text })
  })

  it('cannot be changed into another', async () => {
    const { company, id, link } = await stored()
    const other = await stored()
    const changed = [
      link.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 3600}`),
      link.replace(id, other.id),
      link.replace(company.id, other.company.id),
      link.replace(/signature=.*/, 'signature='),
      link.replace(/signature=/, 'signature=A'),
      link.replace(/&signature=.*/, ''),
      `/files/${company.id}/${id}`,
    ]
    for (const url of changed) expect((await get(url)).statusCode, url).toBe(403)
  })

  it('of a file that is gone says so', async () => {
    const company = await test.company()
    const answer = await get(signedLink(test.deps, company.id, company.id))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ message: fileRefusals.unknown.text })
  })
})

it('what could carry a script is saved, never shown in place', async () => {
  for (const contentType of ['image/svg+xml', 'text/html', 'application/pdf', 'nonsense\r\nx: y']) {
    const { link } = await stored({ contentType, name: '../../etc/passwd' })
    const answer = await get(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition'], contentType).toMatch(/^attachment; filename="/)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  }
})
