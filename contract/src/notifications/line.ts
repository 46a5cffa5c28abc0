import { escapeHtml, htmlTokens } from '../kit/html'

/** A part of a notification, plain or bold. */
export interface LinePiece {
  text: string
  isBold: boolean
}

const bold = new Set(['b', 'strong'])
const parted = new Set(['br', 'p', 'div', 'li', 'tr', 'td'])

/** The text of a notification. Bold is the only markup that is kept (C-139). */
export function readLine(html: string): LinePiece[] {
  const pieces: LinePiece[] = []
  let depth = 0
  const add = (text: string) => {
    const last = pieces.at(-1)
    if (last && last.isBold === depth > 0) last.text += text
    else pieces.push({ text, isBold: depth > 0 })
  }
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') add(token.text.replace(/\s+/g, ' '))
    else if (bold.has(token.name)) depth = Math.max(0, depth + (token.kind === 'open' ? 1 : -1))
    else if (parted.has(token.name)) add(' ')
  }
  return pieces
}

export const writeLine = (pieces: LinePiece[]): string =>
  pieces
    .map(({ text, isBold }) => (isBold ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text)))
    .join('')
    .trim()

/** Only the words. */
export const wordsOfLine = (html: string): string =>
  readLine(html)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
