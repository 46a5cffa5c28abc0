// A text file with separated values: in which encoding, separated by what.
import { parse } from 'csv-parse/sync'
import { Unreadable } from './spreadsheet-archive.mjs'

function encodingOf(/** @type {Buffer} */ bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] += 1
  // Without a mark: every second byte of Latin text is zero.
  if (zeros[1] > start.length / 4 && zeros[0] === 0) return 'utf-16le'
  if (zeros[0] > start.length / 4 && zeros[1] === 0) return 'utf-16be'
  return undefined
}

function decoded(/** @type {Buffer} */ bytes) {
  const encoding = encodingOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [',', ';', '\t', '|']

/** How often each stands in each of the first lines, outside quotes. */
function countsOf(/** @type {string} */ text) {
  const lines = [delimiters.map(() => 0)]
  let isQuoted = false
  for (const sign of text.slice(0, 65_536)) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n') {
      if (lines.length >= 30) break
      lines.push(delimiters.map(() => 0))
    }
    const which = delimiters.indexOf(sign)
    if (which >= 0) lines[lines.length - 1][which] += 1
  }
  return lines
}

/** The one that divides the most lines into equally many cells. */
function delimiterOf(/** @type {string} */ text) {
  const lines = countsOf(text)
  const worth = delimiters.map((_, which) => {
    const often = new Map()
    for (const line of lines) if (line[which] > 0) often.set(line[which], (often.get(line[which]) ?? 0) + 1)
    return Math.max(0, ...[...often].map(([count, times]) => times * Math.min(count, 20)))
  })
  return delimiters[worth.indexOf(Math.max(...worth))]
}

const records = (
  /** @type {string} */ text,
  /** @type {string} */ delimiter,
  /** @type {'"' | false} */ quote,
) => parse(text, { delimiter, quote, relax_quotes: true, relax_column_count: true, skip_empty_lines: false })

export function linesOf(/** @type {Buffer} */ bytes) {
  const all = decoded(bytes)
  // Portals call tables of a web page .xls.
  if (/^\s*</.test(all)) throw new Unreadable('webPage')
  if (all.includes('\0') || /^\s*(%PDF|\{\\rtf)/.test(all)) throw new Unreadable('wrongKind')
  // Spreadsheets write it in front to say how the cells are separated.
  const [named = '', sign] = /^sep=(.)\r?\n/i.exec(all) ?? []
  const text = all.slice(named.length)
  const delimiter = sign ?? delimiterOf(text)
  let found
  try {
    found = records(text, delimiter, '"')
  } catch {
    // A quote that never ends is a sign like any other.
    found = records(text, delimiter, false)
  }
  const before = named ? 2 : 1
  return found.flatMap((/** @type {string[]} */ cells, /** @type {number} */ at) =>
    cells.some((cell) => cell.trim()) ? { row: at + before, cells } : [],
  )
}
