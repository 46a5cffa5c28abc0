import { escapeHtml, htmlTokens } from '@foyer/contract/kit/html'

const kept = new Set([
  ...['p', 'div', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
])
const empty = new Set(['br', 'hr'])
const ownLine = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'table',
  'tr',
  'hr',
])
const tight = new Set(['li', 'tr', 'div'])
/** Deeper than anybody writes; some mail clients fail on it. */
const deepest = 40

const safeAddress = (href: string | undefined): string | undefined => {
  const address = href?.trim() ?? ''
  return /^(https?:\/\/|mailto:|tel:)[^\s"'<>\\]+$/i.test(address) ? address : undefined
}

/** Collects the words; line breaks are written when more words follow. */
function plainText() {
  const parts: string[] = []
  let breaks = 0
  const last = () => parts.at(-1) ?? '\n'
  return {
    write: (words: string) => {
      const line = words.replace(/[^\S\u00a0]+/g, ' ')
      const isFresh = breaks > 0 || /\s$/.test(last())
      const more = isFresh ? line.trimStart() : line
      if (!more) return
      if (breaks > 0 && parts.length > 0) parts.push('\n'.repeat(breaks))
      breaks = 0
      parts.push(more)
    },
    breakLine: (count: number) => {
      breaks = Math.max(breaks, count)
    },
    endsWith: (words: string) => breaks === 0 && last().endsWith(words),
    text: () => parts.join('').replace(/ +$/gm, '').trim(),
  }
}

/**
 * Cleans what somebody wrote, so that nothing in it can run, load or imitate something else (C-139): only known elements,
 * no attribute but the address of a link, everything else as text.
 */
export function richText(source: string): { html: string; text: string } {
  const open: { name: string; href: string | undefined }[] = []
  const plain = plainText()
  let html = ''
  const close = () => {
    const top = open.pop()
    if (!top) return
    html += `</${top.name}>`
    if (top.href && !plain.endsWith(top.href.replace(/^(mailto|tel):/i, ''))) plain.write(` (${top.href})`)
    if (top.name === 'td' || top.name === 'th') plain.write(' ')
    if (ownLine.has(top.name)) plain.breakLine(tight.has(top.name) ? 1 : 2)
  }

  for (const token of htmlTokens(source)) {
    if (token.kind === 'text') {
      html += escapeHtml(token.text)
      plain.write(token.text)
      continue
    }
    const { name } = token
    if (!kept.has(name)) continue
    if (token.kind === 'close') {
      if (open.some((one) => one.name === name)) {
        while (open.at(-1)?.name !== name) close()
        close()
      }
      continue
    }
    if (empty.has(name)) {
      html += `<${name}>`
      plain.breakLine(1)
    } else if (open.length < deepest) {
      const href = name === 'a' ? safeAddress(token.attributes.href) : undefined
      open.push({ name, href })
      html += href ? `<a href="${escapeHtml(href)}">` : `<${name}>`
      if (ownLine.has(name)) plain.breakLine(1)
      if (name === 'li') plain.write('- ')
    }
  }
  while (open.length > 0) close()
  return { html, text: plain.text() }
}
