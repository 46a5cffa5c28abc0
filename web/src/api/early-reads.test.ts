import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server'
import { call } from './client'
import { takeEarlyAnswer } from './early-reads'
import { startSession } from './session'

const now: Feature[] = ['files']
const address = '/user/get-features-list?userId=u1'
const answerOf = (features: Feature[]) =>
  Promise.resolve(new Response(JSON.stringify({ data: { data: features } }), { status: 200 }))
const askedBefore = (token: string, answer: Promise<Response>) => {
  window.foyerReads = { token, answers: new Map([[address, answer]]) }
  onTestFinished(() => {
    delete window.foyerReads
  })
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(accountEndpoints.features, () => ({ reply: now }))
  startSession({ token: 'secret', userId: 'u1' })
})
const read = () => call(accountEndpoints.features, {})

it('what the page has asked for before its code was there is used once, then asked for again', async () => {
  askedBefore('secret', answerOf(['crm']))
  expect(await read()).toEqual(['crm'])
  expect(server.calls).toHaveLength(0)
  expect(await read()).toEqual(['files'])
})

it('is asked for again where it failed, and where somebody else had asked', async () => {
  const failed = Promise.reject(new TypeError('no network'))
  failed.catch(() => {})
  askedBefore('secret', failed)
  expect(await read()).toEqual(['files'])
  askedBefore('of somebody else', answerOf(['crm']))
  expect(await read()).toEqual(['files'])
})

it('is asked for again where it was refused: that may be allowed by now', async () => {
  askedBefore('secret', Promise.resolve(new Response('{"message":"Not yours","code":"no"}', { status: 403 })))
  expect(await read()).toEqual(['files'])
})

it('is not the answer to what changes something at the same address', () => {
  askedBefore('secret', answerOf(['crm']))
  const token = 'secret'
  expect(takeEarlyAnswer({ method: 'POST', address, token })).toBeUndefined()
  expect(takeEarlyAnswer({ method: 'GET', address, token })).toBeDefined()
})

it('is dropped where nobody has come for it in half a minute', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('{"data":{"data":["crm"]}}'))
  localStorage.setItem('token', 'secret')
  localStorage.setItem('userId', 'u1')
  document.head.innerHTML = '<meta name="foyer-reads" content="/user/get-features-list?userId=:userId">'
  onTestFinished(() => {
    document.head.innerHTML = ''
    document.documentElement.removeAttribute('data-framed')
    delete window.foyerReads
  })
  new Function(readFileSync(join(import.meta.dirname, '../../public/start.js'), 'utf8'))()
  const asked = { method: 'GET', address, token: 'secret' }
  await vi.advanceTimersByTimeAsync(29_000)
  expect(window.foyerReads?.answers.has(address)).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(takeEarlyAnswer(asked)).toBeUndefined()
})
