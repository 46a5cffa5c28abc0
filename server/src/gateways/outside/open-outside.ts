import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { outsideTexts } from '@foyer/contract/kit/input-texts'
import type { Env } from '../../env'
import { type Outside, type OutsideAnswer, type OutsideCall, OutsideFailed } from './port'
import { isPrivateAddress } from './private-addresses'

const longest = 10_000
const largest = 2_097_152

/** Addresses are looked up once and the connection goes to what was checked, so that a name cannot change in between. */
export function openOutside({ PRIVATE_ADDRESSES }: Pick<Env, 'PRIVATE_ADDRESSES'>): Outside {
  const isOpen = PRIVATE_ADDRESSES === 'open'

  async function resolve(host: string): Promise<string[]> {
    const name = host.replace(/^\[|\]$/g, '')
    const found = isIP(name)
      ? [name]
      : await lookup(name, { all: true }).then(
          (all) => all.map(({ address }) => address),
          () => [],
        )
    if (found.length === 0) throw new OutsideFailed(outsideTexts.unknownHost)
    if (!isOpen && found.some(isPrivateAddress)) throw new OutsideFailed(outsideTexts.privateHost, true)
    return found
  }

  async function call({ url, method = 'GET', headers = {}, body, timeoutMs = longest }: OutsideCall) {
    const address = addressOf(url, isOpen)
    const signal = AbortSignal.timeout(Math.min(timeoutMs, longest))
    const [first = ''] = await within(signal, resolve(address.hostname))
    const toFirst: LookupFunction = (_host, options, done) => {
      const family = isIP(first)
      if (options.all) done(null, [{ address: first, family }])
      else done(null, first, family)
    }
    const send = address.protocol === 'https:' ? requestSafe : requestPlain
    return new Promise<OutsideAnswer>((answered, failed) => {
      const fail = () =>
        failed(new OutsideFailed(signal.aborted ? outsideTexts.tooSlow : outsideTexts.noAnswer))
      const sent = send(
        address,
        { method, headers: { 'user-agent': 'Foyer', ...headers }, signal, lookup: toFirst, agent: false },
        (answer) => {
          const parts: Buffer[] = []
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > largest) answer.destroy(new Error('too large'))
            else parts.push(part)
          })
          answer.on('error', fail)
          answer.on('end', () =>
            answered({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString('utf8'),
            }),
          )
        },
      )
      sent.on('error', fail)
      sent.end(body)
    })
  }
  return { call, resolve }
}

function addressOf(url: string, isOpen: boolean): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined
  const isWeb = address?.protocol === 'https:' || (isOpen && address?.protocol === 'http:')
  if (!address || !isWeb || address.username || address.password)
    throw new OutsideFailed(outsideTexts.notAnAddress, true)
  return address
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, failed) =>
      signal.addEventListener('abort', () => failed(new OutsideFailed(outsideTexts.tooSlow)), { once: true }),
    ),
  ])
}
