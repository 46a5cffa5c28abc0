import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Env } from '../env'
import { isCall } from './calls'

declare module 'fastify' {
  interface FastifyReply {
    /** Of a page; an answer to a call has none. */
    styleNonce: string
  }
}

function policyOf(env: Env, styles: string[]): HelmetOptions {
  const services = [env.CRM_URL, env.PMT_URL, env.NOTIFY_URL, env.EMAIL_URL, env.S3_URL, env.QUOTATION_URL]
  const tileHosts = env.MAP_TILES_URL ? [new URL(env.MAP_TILES_URL).origin] : []
  const isHttps = env.APP_URL?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileHosts],
        connectSrc: ["'self'", ...services.filter((url) => url !== undefined)],
        fontSrc: ["'self'"],
        // A PDF that a page has fetched is shown in a frame of its own.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
  }
}

/** What the library would set on an answer: put together once, not with each of them. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, () => {})
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

const hashedFile = /^\/assets\/[\w-]+\.(js|css|woff2)$/
const neededByFiles = ['x-content-type-options', 'cross-origin-resource-policy']
const policyHeader = 'content-security-policy'
const nonceOf = (nonce: string) => `'nonce-${nonce}'`

export function protectBrowsers(app: FastifyInstance, env: Env): void {
  // Answers are about people; what may be kept for a while says so itself.
  const ofCalls = { ...headersOf(policyOf(env, [])), 'cache-control': 'no-store' }
  const ofPages = headersOf(policyOf(env, [nonceOf('*')]))
  const pagePolicy = ofPages[policyHeader] ?? ''

  // What a script or a style may do is said by the page around it: with each of forty files it would be 30 kB.
  const ofFiles = Object.fromEntries(neededByFiles.map((name) => [name, ofPages[name]]))

  app.decorateReply('styleNonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.headers(ofCalls)
    else if (hashedFile.test(request.url)) reply.headers(ofFiles)
    else {
      reply.styleNonce = randomBytes(16).toString('base64')
      const policy = pagePolicy.replace(nonceOf('*'), () => nonceOf(reply.styleNonce))
      reply.headers(ofPages).header(policyHeader, policy)
    }
    done()
  })
}
