// The cells of a workbook as texts, as people see them.
import { read, SSF } from '@e965/xlsx'
import { Unreadable } from './spreadsheet-archive.mjs'

const twoDigits = (/** @type {number} */ value) => String(value).padStart(2, '0')

/** As the export of leads writes days and times; undefined for a time of day without a day. */
function dayOf(/** @type {number} */ value, /** @type {boolean} */ is1904) {
  if (value < 1) return undefined
  const day = SSF.parse_date_code(value, { date1904: is1904 })
  if (!day) return undefined
  const date = `${twoDigits(day.d)}-${twoDigits(day.m)}-${day.y}`
  if (day.H === 0 && day.M === 0 && day.S === 0) return date
  return `${date} ${day.H % 12 || 12}:${twoDigits(day.M)} ${day.H < 12 ? 'AM' : 'PM'}`
}

/** All digits, never 9.85E+09. */
function figureOf(/** @type {number} */ value) {
  if (!Number.isFinite(value)) return ''
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString()
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text
}

function textOf(
  /** @type {import('@e965/xlsx').CellObject} */ { t, v, w, z },
  /** @type {boolean} */ is1904,
) {
  if (t === 's') return String(v ?? '')
  if (t !== 'n' || typeof v !== 'number') return w ?? (v === undefined || t === 'z' ? '' : String(v))
  if (SSF.is_date(String(z ?? 'General'))) return dayOf(v, is1904) ?? w ?? figureOf(v)
  // A format that shows zeros in front, or a share.
  return w !== undefined && /^(0\d+|-?[\d.,]+\s?%)$/.test(w) ? w : figureOf(v)
}

/** Every sheet with its lines, the empty ones too. */
export function sheetsOf(/** @type {Buffer} */ bytes) {
  let book
  try {
    book = read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
    })
  } catch (error) {
    throw new Unreadable(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'damaged')
  }
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name]
    if (!sheet || (sheet['!type'] && sheet['!type'] !== 'sheet')) return []
    const lines = []
    // Of a sheet with a cell far down only the lines that exist are visited.
    for (const [row, cells] of Object.entries(sheet['!data'] ?? [])) {
      const texts = []
      for (const [column, cell] of Object.entries(cells ?? [])) {
        const text = cell ? textOf(cell, is1904) : ''
        if (text.trim()) texts[Number(column)] = text
      }
      if (texts.length > 0)
        lines.push({ row: Number(row) + 1, cells: Array.from(texts, (text) => text ?? '') })
    }
    return { name, lines }
  })
}
