import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { outsideTexts } from '@foyer/contract/kit/input-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOutside } from './open-outside'
import { isPrivateAddress } from './private-addresses'

let server: Server
let base: string
let calls = 0
beforeAll(async () => {
  server = createServer((request, reply) => {
    calls += 1
    if (request.url === '/never') return
    if (request.url === '/away') reply.writeHead(302, { location: `${base}/here` }).end()
    else if (request.url === '/endless') {
      reply.writeHead(200)
      const more = () => reply.write('x'.repeat(65_536)) && setImmediate(more)
      reply.on('drain', more)
      reply.on('close', () => reply.destroy())
      more()
    } else reply.end(`${request.method} ${request.headers['user-agent']}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = openOutside({ PRIVATE_ADDRESSES: 'open' })
const closed = openOutside({ PRIVATE_ADDRESSES: 'refused' })

describe('addresses that firms enter', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    '0:0:0:0:0:ffff:7f00:1',
    'fe80::1%eth0',
    'fec0::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'nonsense',
  ])('%s is not on the internet', (address) => expect(isPrivateAddress(address)).toBe(true))

  it.each(['8.8.8.8', '::ffff:8.8.8.8', '157.240.1.35', '2a03:2880:f12f:83:face:b00c:0:25de'])(
    '%s is',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  )

  it.each([
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/latest/meta-data',
  ])('%s is refused before anything is sent', async (url) => {
    await expect(closed.call({ url })).rejects.toMatchObject({
      message: outsideTexts.privateHost,
      isRefused: true,
    })
  })

  it.each(['http://example.com/', 'ftp://example.com/', 'https://user:pass@example.com/', 'nonsense'])(
    '%s is not an address for a call',
    async (url) => {
      await expect(closed.call({ url })).rejects.toThrow(outsideTexts.notAnAddress)
    },
  )

  it('answer once, and a redirect is not followed', async () => {
    calls = 0
    expect(await open.call({ url: `${base}/here` })).toMatchObject({ status: 200, text: 'GET Foyer' })
    expect(await open.call({ url: `${base}/away` })).toMatchObject({ status: 302 })
    expect(calls).toBe(2)
  })

  it('that do not answer, or do not end, fail in words of ours', async () => {
    await expect(open.call({ url: `${base}/never`, timeoutMs: 50 })).rejects.toThrow(outsideTexts.tooSlow)
    await expect(open.call({ url: `${base}/endless` })).rejects.toThrow(outsideTexts.noAnswer)
    await expect(open.call({ url: 'http://127.0.0.1:9/' })).rejects.toThrow(outsideTexts.noAnswer)
  })
})
