import { accountRefusals } from '@foyer/contract/accounts/messages'
import { api } from '@foyer/contract/wire/api'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { useTestApp } from '../testing/test-app'

const test = useTestApp()
const signInPath = api.accounts.signIn.path

const post = (payload: string, contentType = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: signInPath,
    payload,
    headers: { 'content-type': contentType },
  })

describe('a request that cannot be served is answered in words', () => {
  it.each([
    ['malformed JSON', '{"email": ', 'application/json', 400, 'The request could not be read.'],
    ['nothing where JSON is said', '', 'application/json', 400, 'The request could not be read.'],
    [
      'a prototype in JSON',
      '{"__proto__": {"isAdmin": true}}',
      'application/json',
      400,
      'The request could not be read.',
    ],
    ['another kind of content', '<email/>', 'text/xml', 415, 'This kind of content is not accepted here.'],
    [
      'more than a megabyte',
      `{"email":"${'x'.repeat(1_100_000)}"}`,
      'application/json',
      413,
      'That is too large to send.',
    ],
  ])('%s', async (_what, payload, contentType, status, message) => {
    const answer = await post(payload, contentType)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ message, code: expect.any(String) })
  })

  it.each([
    ['text', '"hello"'],
    ['a list', '[1, 2]'],
    ['nothing', 'null'],
    ['the wrong kind of value', '{"email": {"$ne": ""}, "password": 7}'],
  ])('%s instead of a form', async (_what, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad-input', message: expect.any(String) })
  })

  it('X9 JSON of any depth', async () => {
    const person = await (await test.company()).person('superAdmin')
    for (const depth of [100, 5_000, 100_000])
      for (const url of ['/user/add-lead', '/user/addEditLead', signInPath]) {
        const answer = await test.app.inject({
          method: 'POST',
          url,
          payload: `{"firstName": ${'['.repeat(depth)}${']'.repeat(depth)}}`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        })
        expect(answer.statusCode, `${url} ${depth}`).toBe(400)
        expect(answer.json().message).toEqual(expect.any(String))
      }
  })

  it('an unknown address, by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await test.app.inject({ method, url: '/user/nothing-here' })
      expect(answer.statusCode, method).toBe(404)
      expect(answer.json(), method).toEqual({
        message: 'There is nothing at this address.',
        code: 'unknown-address',
      })
    }
  })

  it.each(['/%', '/user/%E0%A4%A', '//', '/user/profile/../../etc/passwd', '/user/..%2f..%2fetc/passwd'])(
    'the address %s',
    async (url) => {
      const answer = await test.app.inject({ url })
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    },
  )

  it.each(['/hooks/%ff', '/enquiry/%ff', `/hooks/${'a'.repeat(300)}`])(
    'the address %s, in our own words',
    async (url) => {
      const answer = await test.app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'unknown-address' })
    },
  )

  it('a known address by a method that it does not have', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const)
      expect((await test.app.inject({ method, url: signInPath })).statusCode, method).toBe(404)
  })
})

describe('while the server ends', () => {
  it('new requests are refused in the usual shape', async () => {
    const app = await createApp(test.server)
    let during: Promise<Response> | undefined
    app.addHook('preClose', async () => {
      during = fetch(`${base}/health`)
      await during
    })
    const base = await app.listen({ host: '127.0.0.1', port: 0 })
    await app.close()
    const answer = await during
    expect(answer?.status).toBe(503)
    expect(answer?.headers.get('retry-after')).toBe('5')
    expect(await answer?.json()).toEqual({
      code: 'shutting-down',
      message: expect.stringContaining('try again'),
    })
  })
})

describe('HEAD', () => {
  it('is answered as GET is, without a body', async () => {
    expect(await test.app.inject({ method: 'HEAD', url: '/health' })).toMatchObject({
      statusCode: 200,
      body: '',
    })
    const closed = await test.app.inject({ method: 'HEAD', url: api.accounts.profile.path })
    expect(closed).toMatchObject({ statusCode: 401, body: '' })
    const { token } = await (await test.company()).person('reader')
    const headers = { authorization: `Bearer ${token}` }
    const open = await test.app.inject({ method: 'HEAD', url: api.accounts.profile.path, headers })
    expect(open).toMatchObject({ statusCode: 200, body: '' })
  })
})

describe('a token', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', `Bearer ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(5_000)}`])(
    'like "%.20s" is nobody',
    async (authorization) => {
      const answer = await test.app.inject({ url: api.accounts.profile.path, headers: { authorization } })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().message).toBe(accountRefusals.signInNeeded.text)
    },
  )
})

describe('a fault of ours', () => {
  it('is admitted, and says nothing of the inside', async () => {
    const person = await (await test.company()).person('admin')
    const { pool } = test.deps.database
    await pool.query('alter table lead_tallies rename to lost_tallies')
    try {
      const { status, body } = await test.send(person, api.leads.counts, {})
      expect(status).toBe(500)
      expect(body).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        code: 'broken',
      })
    } finally {
      await pool.query('alter table lost_tallies rename to lead_tallies')
    }
    expect((await test.send(person, api.leads.counts, {})).status).toBe(200)
  })
})

describe('of two changes that wait for each other the database ends one', () => {
  it('which is told to try again, and has changed nothing', async () => {
    const person = await (await test.company()).person('admin')
    const { pool } = test.deps.database
    await pool.query(
      `create function collide() returns trigger language plpgsql as $$ begin
         raise exception 'deadlock detected' using errcode = '40P01';
       end $$`,
    )
    await pool.query('create trigger collide after insert on tags for each row execute function collide()')
    const save = () => test.send(person, api.tags.save, { tags: [{ name: 'Hot', colour: 'Red' }] })
    try {
      const { status, body } = await save()
      expect(status).toBe(503)
      expect(body).toEqual({
        message: 'Somebody was changing the same at this moment. Nothing was changed; please try again.',
        code: 'collided',
      })
    } finally {
      await pool.query('drop function collide cascade')
    }
    expect((await save()).status).toBe(200)
    expect(await test.call(person, api.tags.list, {})).toHaveLength(1)
  })
})
