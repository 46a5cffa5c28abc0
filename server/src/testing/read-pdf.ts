import { inflateSync } from 'node:zlib'

/** Reads the texts of a PDF that pdfkit made: enough for tests that compare what is on a page. */

interface Piece {
  x: number
  y: number
  end: number
  text: string
}

interface ReadFont {
  letters: Map<number, string>
  widths: Map<number, number>
}

type Objects = Map<string, { head: string; stream: Buffer | undefined }>

function objectsIn(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const objects: Objects = new Map()
  for (const found of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length
    const streamAt = text.indexOf('\nstream\n', start)
    const end = text.indexOf('\nendobj', start)
    const hasStream = streamAt !== -1 && streamAt < end
    const head = text.slice(start, hasStream ? streamAt : end)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bytes = hasStream ? pdf.subarray(streamAt + 8, streamAt + 8 + length) : undefined
    const stream =
      bytes && head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(bytes) : bytes
    objects.set(found[1] ?? '', { head, stream })
  }
  return objects
}

const refIn = (head: string, key: string): string =>
  new RegExp(`/${key} \\[?\\s*(\\d+) 0 R`).exec(head)?.[1] ?? ''

const fromHex = (hex: string): string => {
  const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? []
  return String.fromCharCode(...units)
}

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Two bytes a letter, after the mark that says so. */
const fromLiteral = (literal: string): string =>
  Buffer.from(literal.replace(/\\(.)/gs, (_, sign: string) => escaped[sign] ?? sign).slice(2), 'latin1')
    .swap16()
    .toString('utf16le')

function fontAt(objects: Objects, id: string): ReadFont {
  const font = objects.get(id)?.head ?? ''
  const letters = new Map<number, string>()
  const map = objects.get(refIn(font, 'ToUnicode'))?.stream?.toString('latin1') ?? ''
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs))
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], at) => {
      letters.set(Number.parseInt(from, 16) + at, fromHex(hex.replace(/\s/g, '')))
    })
  const widths = new Map<number, number>()
  const own = objects.get(refIn(font, 'DescendantFonts'))?.head ?? ''
  const listed = /\/W \[0 (?:\[([^\]]*)\]|(\d+) 0 R)/.exec(own)
  const list = listed?.[1] ?? objects.get(listed?.[2] ?? '')?.head ?? ''
  list.match(/[\d.]+/g)?.forEach((width, at) => {
    widths.set(at, Number(width))
  })
  return { letters, widths }
}

const token =
  /\/ActualText \(((?:\\.|[^\\)])*)\)|EMC|\/(F\d+) ([\d.]+) Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[((?:<[^>]*>|[-\d.\s])*)\] TJ/g

function piecesOf(content: string, fonts: Map<string, ReadFont>): Piece[] {
  const pieces: Piece[] = []
  let font: ReadFont | undefined
  let [size, x, y] = [0, 0, 0]
  let said: string | undefined
  for (const [all, actual, name, sized, left, up, shown] of content.matchAll(token)) {
    if (actual !== undefined) said = fromLiteral(actual)
    else if (all === 'EMC') said = undefined
    else if (name) [font, size] = [fonts.get(name), Number(sized)]
    else if (left) [x, y] = [Number(left), Number(up)]
    else if (font) {
      const codes = [...(shown ?? '').matchAll(/<([^>]*)>/g)].flatMap(([, hex = '']) =>
        (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
      )
      const own = codes.map((code) => font?.letters.get(code) ?? '').join('')
      const width = codes.reduce((sum, code) => sum + (font?.widths.get(code) ?? 0), 0)
      // A text that is said as a whole is written once, however many glyphs it has.
      pieces.push({ x, y, end: x + (width * size) / 1000, text: said ?? own })
      x += (width * size) / 1000
      if (said !== undefined) said = ''
    }
  }
  return pieces
}

/** What stands on one height is a line; pieces that touch are one word. */
function linesOf(pieces: readonly Piece[]): string {
  const byHeight = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const height = Math.round(piece.y)
    byHeight.set(height, [...(byHeight.get(height) ?? []), piece])
  }
  const heights = [...byHeight.keys()].sort((one, other) => other - one)
  return heights
    .map((height) => {
      const line = (byHeight.get(height) ?? []).sort((one, other) => one.x - other.x)
      return line.reduce((text, piece, at) => {
        const gap = at === 0 ? 0 : piece.x - (line[at - 1]?.end ?? 0)
        return text + (gap > 0.8 ? ' ' : '') + piece.text
      }, '')
    })
    .join('\n')
}

/** The texts of each page, from top to bottom. */
export function readPdf(pdf: Uint8Array): string[] {
  const objects = objectsIn(Buffer.from(pdf))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const resources = objects.get(refIn(head, 'Resources'))?.head ?? head
    const fonts = new Map<string, ReadFont>()
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, fontAt(objects, id))
    const content = objects.get(refIn(head, 'Contents'))?.stream?.toString('latin1') ?? ''
    return linesOf(piecesOf(content, fonts))
  })
}
