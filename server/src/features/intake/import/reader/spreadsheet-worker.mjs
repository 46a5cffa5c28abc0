// Reads one spreadsheet in its own thread. Plain JavaScript: the build copies it next to the bundle unchanged.
import { parentPort, workerData } from 'node:worker_threads'
import { isWorkbookArchive, Unreadable } from './spreadsheet-archive.mjs'
import { linesOf } from './spreadsheet-text.mjs'

const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const zip = Buffer.from('PK')

/** By its content: what a file is called says little. */
async function read(/** @type {Buffer} */ bytes) {
  const isOle = bytes.subarray(0, 8).equals(ole)
  const isZip = bytes.subarray(0, 2).equals(zip)
  if (!isOle && !isZip) return [{ name: '', lines: linesOf(bytes) }]
  if (isZip && !isWorkbookArchive(bytes)) throw new Unreadable('wrongKind')
  const { sheetsOf } = await import('./spreadsheet-cells.mjs')
  return sheetsOf(bytes)
}

const trimmed = (/** @type {string[]} */ cells) => {
  const texts = cells.map((cell) => cell.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
  while (texts.length > 0 && !texts[texts.length - 1]) texts.pop()
  return texts
}

/** Nothing is cut: what is too much is refused. */
function withinLimits(
  /** @type {{ name: string, lines: { row: number, cells: string[] }[] }[]} */ sheets,
  limits,
) {
  if (sheets.length > limits.sheets) throw new Unreadable('tooManySheets')
  let characters = 0
  for (const { lines } of sheets) {
    if (lines.length > limits.rows + limits.headerLines) throw new Unreadable('tooManyRows')
    for (const { cells } of lines) {
      if (cells.length > limits.columns) throw new Unreadable('tooManyColumns')
      for (const { length } of cells) {
        if (length > limits.cell) throw new Unreadable('longCell')
        characters += length
      }
    }
  }
  if (characters > limits.characters) throw new Unreadable('tooMuch')
  return sheets
}

try {
  const sheets = await read(Buffer.from(workerData.bytes))
  const tidy = sheets.map(({ name, lines }) => ({
    name,
    lines: lines.map(({ row, cells }) => ({ row, cells: trimmed(cells) })),
  }))
  parentPort.postMessage({ sheets: withinLimits(tidy, workerData.limits) })
} catch (error) {
  parentPort.postMessage({ refused: error instanceof Unreadable ? error.code : 'damaged' })
}
