export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, in an element or an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
}

const isCharacter = (code: number): boolean =>
  code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)

export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })

/** The content of these is not for people. */
const unspoken = /^(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript|template)$/
const space = /[\s/]/

interface Scan {
  html: string
  at: number
}

function skip(scan: Scan, pattern: RegExp): void {
  while (scan.at < scan.html.length && pattern.test(scan.html.charAt(scan.at))) scan.at += 1
}

function take(scan: Scan, end: RegExp): string {
  const from = scan.at
  while (scan.at < scan.html.length && !end.test(scan.html.charAt(scan.at))) scan.at += 1
  return scan.html.slice(from, scan.at)
}

function takeValue(scan: Scan): string {
  const quote = scan.html.charAt(scan.at)
  if (quote !== '"' && quote !== "'") return take(scan, /[\s>]/)
  const from = scan.at + 1
  const end = scan.html.indexOf(quote, from)
  scan.at = end < 0 ? scan.html.length : end + 1
  return scan.html.slice(from, end < 0 ? undefined : end)
}

/** From after the name of a tag to after its '>'. Undefined where the tag never ends: then it is not a tag. */
function takeAttributes(scan: Scan): Record<string, string> | undefined {
  const attributes: Record<string, string> = {}
  for (;;) {
    skip(scan, space)
    if (scan.at >= scan.html.length) return undefined
    if (scan.html.charAt(scan.at) === '>') {
      scan.at += 1
      return attributes
    }
    // A name may begin with '=', so that every step moves forward.
    const first = scan.html.charAt(scan.at)
    scan.at += 1
    const name = (first + take(scan, /[\s=>/]/)).toLowerCase()
    skip(scan, /\s/)
    let value = ''
    if (scan.html.charAt(scan.at) === '=') {
      scan.at += 1
      skip(scan, /\s/)
      value = takeValue(scan)
    }
    attributes[name] ??= unescapeHtml(value)
  }
}

/**
 * Reads HTML like a browser, well enough for callers that write out only what they know and escape the rest. Takes time
 * linear in the length, whatever the input.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const scan: Scan = { html, at: 0 }
  let lower: string | undefined
  while (scan.at < html.length) {
    const start = html.indexOf('<', scan.at)
    const text = html.slice(scan.at, start < 0 ? undefined : start)
    if (text) yield { kind: 'text', text: unescapeHtml(text) }
    if (start < 0) return
    const [, slash = '', first] = /^<(\/?)([a-zA-Z!?]?)/.exec(html.slice(start, start + 3)) ?? []
    scan.at = start + 1 + slash.length
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4)
      scan.at = end < 0 ? html.length : end + 3
    } else if (first === '!' || first === '?' || (slash && !first)) {
      const end = html.indexOf('>', start)
      scan.at = end < 0 ? html.length : end + 1
    } else if (!first) {
      yield { kind: 'text', text: '<' }
    } else {
      const name = take(scan, /[\s/>]/).toLowerCase()
      const attributes = takeAttributes(scan)
      if (!attributes) return
      if (slash) {
        yield { kind: 'close', name }
      } else if (unspoken.test(name)) {
        lower ??= html.toLowerCase()
        const end = lower.indexOf(`</${name}`, scan.at)
        scan.at = end < 0 ? html.length : end
      } else {
        yield { kind: 'open', name, attributes }
      }
    }
  }
}
