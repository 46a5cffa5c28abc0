import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

/** The key of the one account that s3rver has. */
export const s3Keys = { accessKey: 'S3RVER', secretKey: 'a secret that only the store and we know' }

interface Signed {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const byName = (one: string, other: string) => (one < other ? -1 : 1)

/** Signature Version 4 as Amazon describes it, of a request as it came; undefined where it has none. */
export function signatureOf({ method, url, headers }: Signed, secretKey: string) {
  const [, accessKey, day = '', region = '', names = '', given = ''] =
    authorization.exec(headers.authorization ?? '') ?? []
  if (!accessKey) return undefined
  const [path = '', query = ''] = url.split('?')
  const asked = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  const signed = names.split(';')
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('')
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, asked.toSorted(byName).join('&'), lines, names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretKey}`, day), region))
  return { accessKey, signed, given, right: hmac(key, text).toString('hex') }
}

const mostMinutes = 15 * 60_000

/** Why a store would refuse the request. */
function faultOf(request: Signed): string | undefined {
  const found = signatureOf(request, s3Keys.secretKey)
  if (!found) return 'AccessDenied'
  if (found.accessKey !== s3Keys.accessKey) return 'InvalidAccessKeyId'
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))]
  if (mustBeSigned.some((name) => !found.signed.includes(name))) return 'AccessDenied'
  if (!timingSafeEqual(Buffer.from(found.given), Buffer.from(found.right))) return 'SignatureDoesNotMatch'
  const at = String(request.headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  return Math.abs(Date.now() - Date.parse(at)) < mostMinutes ? undefined : 'RequestTimeTooSkewed'
}

/** The body, held against the hash that was signed with the request; or as it comes, where the hash was left out. */
async function bodyOf(request: IncomingMessage): Promise<IncomingMessage | Buffer | undefined> {
  const promised = String(request.headers['x-amz-content-sha256'])
  if (promised === 'UNSIGNED-PAYLOAD') return request
  const body = await buffer(request)
  return promised === sha256(body) ? body : undefined
}

/**
 * A store that refuses what is not signed with its key: s3rver keeps the objects, but it believes every signature of version 4
 * (its source says so), so each request is checked before it gets there. Bodies in signed chunks it does not understand, as
 * many stores do not.
 */
export async function openS3(directory: string, bucket: string) {
  const objects = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await objects.run()
  const heard: { method: string; payload: string; length: number; chunked: boolean }[] = []
  /** Answers that are given instead, in their order. */
  const troubles: number[] = []
  const gate = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    heard.push({
      method,
      payload: String(headers['x-amz-content-sha256']),
      length: Number(headers['content-length'] ?? 0),
      chunked: headers['transfer-encoding'] !== undefined,
    })
    const refuse = (status: number, code: string) => {
      request.resume()
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code></Error>`)
    }
    const trouble = troubles.shift()
    if (trouble) return refuse(trouble, 'SlowDown')
    const fault = faultOf({ method, url, headers })
    if (fault) return refuse(403, fault)
    const body = await bodyOf(request)
    if (!body) return refuse(400, 'XAmzContentSHA256Mismatch')
    const inner = send({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    inner.on('error', () => refuse(500, 'InternalError'))
    if (Buffer.isBuffer(body)) inner.end(body)
    else body.pipe(inner)
  })
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready))
  return {
    endpoint: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    heard,
    troubles,
    close: async () => {
      gate.closeAllConnections()
      await new Promise((done) => gate.close(done))
      await objects.close()
    },
  }
}
