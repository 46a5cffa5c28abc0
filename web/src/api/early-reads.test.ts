import type { Feature } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { fakeServer } from '../testing/fake-server'
import { call } from './client'
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

it('a refusal that came early is a refusal', async () => {
  askedBefore('secret', Promise.resolve(new Response('{"message":"Not yours","code":"no"}', { status: 403 })))
  await expect(read()).rejects.toMatchObject({ status: 403, message: 'Not yours' })
})
