import { createDecipheriv, createHmac, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserKeys } from './builders/push'

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest()
const text = (words: string) => Buffer.from(`${words}\0`)

/** What the browser reads of it, step by step as in RFC 8291 and RFC 8188, with nothing of what the server uses. */
function decrypt(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const locked = body.subarray(21 + keyLength)
  const agreed = hmac(auth, pair.computeSecret(sender))
  const about = Buffer.concat([text('WebPush: info'), pair.getPublicKey(), sender])
  const keyMaterial = hmac(agreed, about, Buffer.from([1]))
  const mixed = hmac(salt, keyMaterial)
  const key = hmac(mixed, text('Content-Encoding: aes128gcm'), Buffer.from([1])).subarray(0, 16)
  const nonce = hmac(mixed, text('Content-Encoding: nonce'), Buffer.from([1])).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(locked.subarray(-16))
  const open = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()])
  // The end of the last record, and what it was filled up with.
  return open.subarray(0, open.lastIndexOf(2)).toString('utf8')
}

/** A push service on this machine, with one browser: it keeps what arrives, and answers as it is told. */
export async function startPushService() {
  const keys = browserKeys()
  const received: Received[] = []
  let status = 201
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    place: (name: string) => ({ endpoint: `http://127.0.0.1:${port}/${name}`, ...keys.given }),
    received,
    answers: (next: number) => {
      status = next
    },
    messages: () => received.map(({ body }) => JSON.parse(decrypt(body, keys)) as Record<string, string>),
    close: () => new Promise((done) => server.close(done)),
  }
}
