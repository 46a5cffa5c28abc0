import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { buildHeader } from '@foyer/contract/kit/envelope'
import { type LinkedArea, linkedAreas, type WebSettings } from '@foyer/contract/shell/settings'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'
import { isCall } from './calls'
import { firstReads } from './pages/first-reads'

/** Serves the web app: hashed files with a long cache time, and the page itself for every other address. */
export async function serveWebFiles(app: FastifyInstance, env: Env, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) throw new Error(`The web app is not built: ${page} is missing. Run npm run build.`)
  const build = buildOf(folder)
  const settings = escapeAttribute(JSON.stringify({ ...settingsFor(env), build }))
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request.url)) reply.header(buildHeader, build)
  })
  // With a function, because `$` has a meaning in a replacement text.
  const unconnected = Object.entries(linkedAreas).flatMap(([area, name]) =>
    settingsFor(env).areas[area as LinkedArea] ? [] : name,
  )
  // For whoever runs the server; people of a firm are told in words of their own (H2).
  if (unconnected.length > 0)
    app.log.info(
      { settings: unconnected },
      'areas of the suite without an address: set these to connect them',
    )
  const html = readFileSync(page, 'utf8').replaceAll('__SETTINGS__', () => settings)
  const pageAt = pagesWithTheirFiles(html, folder, firstReads(settingsFor(env).services))

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.get('/*', async (request, reply) => {
    // A page from before an update asks for files that no longer exist; answering with the page would not be a script.
    if (isCall(request.url) || request.url.startsWith('/assets/')) return reply.callNotFound()
    const { page: found, isKnown } = pageAt(request.url)
    return (
      reply
        .status(isKnown ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // The address of a shared quotation is its key: no search engine may know it.
        .header('x-robots-tag', 'noindex')
        .send(found.replaceAll('__NONCE__', reply.styleNonce))
    )
  })
}

/** The page and its list name all files by their content, so they are the build. */
const buildOf = (folder: string): string => {
  const hash = createHash('sha256')
  for (const name of ['index.html', 'pages.json'])
    if (existsSync(join(folder, name))) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

interface PageFiles {
  pattern: string
  /** What no page of the product is at. */
  isNotFound?: boolean
  /** A page of signed-in people. */
  isFramed?: boolean
  scripts: string[]
  styles: string[]
}

/** It has no page of its own: the router leads on to the list (L-002). */
const leadsOn = /^\/leads\/?$/i

/** The page for an address names all files that the address needs (web/build/pages.ts): none waits for another. */
function pagesWithTheirFiles(
  html: string,
  folder: string,
  readsAt: (url: string) => string,
): (url: string) => { page: string; isKnown: boolean } {
  const list = join(folder, 'pages.json')
  const files: PageFiles[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const withReads = (page: string, said: string) => page.replace('__READS__', () => escapeAttribute(said))
  const pages = files.map(({ pattern, scripts, styles, isNotFound = false, isFramed = false }) => {
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ]
    const page = html.replace('</head>', () => `${links.join('')}</head>`)
    return { pattern: new RegExp(pattern, 'i'), page, isNotFound, isFramed }
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const found = pages.find(({ pattern }) => pattern.test(path))
    const isKnown = found ? !found.isNotFound || leadsOn.test(path) : true
    return { page: withReads(found?.page ?? html, found?.isFramed ? readsAt(url) : ''), isKnown }
  }
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function settingsFor(env: Env): WebSettings {
  const areas: Partial<Record<LinkedArea, string>> = {
    tools: env.TOOLS_URL,
    chat: env.CHAT_URL,
    purchase: env.PURCHASE_URL,
    bookKeeping: env.BOOK_KEEPING_URL,
    attendance: env.ATTENDANCE_URL,
    feedback: env.FEEDBACK_URL,
  }
  return {
    isDemo: env.isDemo,
    isSignUpOpen: env.SIGNUP === 'open',
    services: {
      CRM: env.CRM_URL ?? '',
      PMT: env.PMT_URL ?? '',
      NOTIFY: env.NOTIFY_URL ?? '',
      EMAIL: env.EMAIL_URL ?? '',
      S3: env.S3_URL ?? '',
      QUOTATION: env.QUOTATION_URL ?? '',
    },
    areas,
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    map: env.MAP_TILES_URL
      ? { tilesUrl: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION ?? '' }
      : undefined,
    quotationHost: env.QUOTATION_HOST,
    notFoundRedirect: env.NOT_FOUND_REDIRECT,
  }
}
