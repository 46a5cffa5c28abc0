import { outboxTexts } from '@foyer/contract/mail/messages'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { useTestApp } from '../../testing/test-app'
import { queueMail } from './service'

const write = (app: ReturnType<typeof useTestApp>, subject: string, text: string) =>
  asSystem(app.deps, (scope) =>
    queueMail(scope, { companyId: undefined, recipient: 'asha@client.example', subject, text }),
  )

describe('the outbox of a demo', () => {
  const demo = useTestApp({ DEMO: 'on' })

  it('shows what would have been sent', async () => {
    const id = await write(demo, 'Welcome <b>Asha</b>', 'Line one\n<script>alert(1)</script>')
    const list = await demo.app.inject('/demo/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.body).toContain('asha@client.example')
    expect(list.body).toContain('Welcome &lt;b&gt;Asha&lt;/b&gt;')
    expect(list.body).toContain('Line one\n&lt;script&gt;')
    expect(list.body).toContain(outboxTexts.states.queued)
    const one = await demo.app.inject(`/demo/outbox/${id}`)
    expect(one.statusCode).toBe(200)
    expect(one.body).toContain('Line one\n&lt;script&gt;')
    for (const { body, headers } of [list, one]) {
      expect(body).not.toContain('<script')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(body).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}">`)
    }
  })

  it('knows only its own mails', async () => {
    for (const id of ['0198c0de-0000-7000-8000-000000000001', 'x', "1'--"])
      expect((await demo.app.inject(`/demo/outbox/${encodeURIComponent(id)}`)).statusCode).toBe(404)
  })

  it.each([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
    ['a name that merely points here', { headers: { host: 'rebound.example' } }],
  ])('is closed to %s', async (_who, from) => {
    const id = await write(demo, 'Secret', 'Secret')
    for (const url of ['/demo/outbox', `/demo/outbox/${id}`])
      expect((await demo.app.inject({ url, ...from })).statusCode).toBe(404)
  })

  it('is open to this machine by any of its names', async () => {
    for (const [remoteAddress, host] of [
      ['127.0.0.1', '127.0.0.1:3000'],
      ['::1', '[::1]:3000'],
      ['::ffff:127.0.0.1', 'localhost:3000'],
    ])
      expect(
        (await demo.app.inject({ url: '/demo/outbox', remoteAddress, headers: { host } })).statusCode,
      ).toBe(200)
  })
})

describe('outside of demo mode', () => {
  const real = useTestApp()

  it('there is no such page', async () => {
    expect((await real.app.inject('/demo/outbox')).statusCode).toBe(404)
  })
})
