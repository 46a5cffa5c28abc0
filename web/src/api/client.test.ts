import { accountRefusals } from '@foyer/contract/accounts/messages'
import { endpoint, reply, request } from '@foyer/contract/kit/endpoint'
import { inDataData } from '@foyer/contract/kit/envelope'
import { refusal } from '@foyer/contract/kit/refusal'
import { callTexts } from '@foyer/contract/kit/screen-texts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { fakeServer } from '../testing/fake-server'
import { call } from './client'
import { currentSession, startSession, wasSignedOutUnasked } from './session'
import { settings } from './settings'

const greeting = inDataData(
  reply(
    z.object({ legacyWords: z.string() }),
    (clean: { words: string }) => ({ legacyWords: clean.words }),
    (wire) => ({ words: wire.legacyWords }),
  ),
)

const read = endpoint({
  action: 'test.read',
  method: 'GET',
  path: '/test/read',
  userId: 'query',
  about: [],
  summary: 'A call with a query',
  request: request({
    query: { q: z.string().optional(), userId: z.string().optional() },
    read: ({ query }) => ({ text: query.q }),
    write: (input) => ({ query: { q: input.text, absent: undefined } }),
  }),
  reply: greeting,
})

const write = endpoint({
  action: 'test.write',
  method: 'POST',
  path: '/test/:id/write',
  userId: 'body',
  about: [],
  summary: 'A call with a body and an id in its path',
  request: request({
    params: { id: z.string() },
    body: z.object({ words: z.string(), userId: z.string() }),
    read: ({ params, body }) => ({ id: params.id, words: body.words }),
    write: (input) => ({ params: { id: input.id }, body: { words: input.words } }),
  }),
  reply: greeting,
})

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

describe('a call', () => {
  it('L-261 sends the token and the own id, and gives the clean reply', async () => {
    startSession({ token: 'secret', userId: 'u1' })
    server.on(read, ({ text }) => ({ reply: { words: `heard ${text}` } }))
    await expect(call(read, { text: 'a b&c' })).resolves.toEqual({ words: 'heard a b&c' })
    const [heard] = server.calls
    expect(heard?.token).toBe('secret')
    expect(Object.fromEntries(heard?.query ?? [])).toEqual({ q: 'a b&c', userId: 'u1' })
  })

  it('puts ids into the path and the own id into the body where the endpoint says so', async () => {
    startSession({ token: 'secret', userId: 'u1' })
    await call(write, { id: 'a/b', words: 'hello' }).catch(() => {})
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/test/a%2Fb/write',
      body: { words: 'hello', userId: 'u1' },
    })
  })

  it('T-023 goes to the base address of its service', async () => {
    settings.services.CRM = 'https://crm.foyer.invalid'
    onTestFinished(() => {
      settings.services.CRM = ''
    })
    await call(read, { text: 'a' }).catch(() => {})
    expect(vi.mocked(fetch).mock.calls.map(([address]) => String(address))).toEqual([
      'https://crm.foyer.invalid/test/read?q=a',
    ])
  })

  it('fails with the words, the code and the details of a refusal', async () => {
    server.on(read, () => ({
      refusal: { ...refusal(409, 'taken', 'Already taken.'), details: { by: 'Meera' } },
      beside: { type: 'OLD_STYLE' },
    }))
    await expect(call(read, { text: '' })).rejects.toMatchObject({
      status: 409,
      code: 'taken',
      message: 'Already taken.',
      details: { by: 'Meera', type: 'OLD_STYLE' },
    })
  })

  it('says kindly that the server cannot be reached', async () => {
    server.goOffline()
    await expect(call(read, { text: '' })).rejects.toMatchObject({
      status: 0,
      message: callTexts.unreachable,
    })
  })
})

describe('a session that is over', () => {
  it('is cleared, and the sign-in page will say so', async () => {
    startSession({ token: 'old', userId: 'u1' })
    localStorage.setItem('projectId', 'p1')
    server.on(read, () => ({ refusal: accountRefusals.signInNeeded }))
    await expect(call(read, { text: '' })).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(wasSignedOutUnasked()).toBe(true)
  })

  it('does not take a newer session with it', async () => {
    startSession({ token: 'old', userId: 'u1' })
    server.on(read, () => {
      startSession({ token: 'new', userId: 'u1' })
      return { refusal: accountRefusals.signInNeeded }
    })
    await expect(call(read, { text: '' })).rejects.toMatchObject({ status: 401 })
    expect(currentSession()?.token).toBe('new')
  })

  it('is not ended by a refusal for another reason', async () => {
    startSession({ token: 'mine', userId: 'u1' })
    server.on(read, () => ({ refusal: refusal(401, 'wrong-password', 'No.') }))
    await expect(call(read, { text: '' })).rejects.toMatchObject({ status: 401 })
    expect(currentSession()?.token).toBe('mine')
  })
})
