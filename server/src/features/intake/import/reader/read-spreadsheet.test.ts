import { deflateRawSync } from 'node:zlib'
import { CFB, utils, type WorkBook, write } from '@e965/xlsx'
import { importRefusals } from '@foyer/contract/intake/messages/import'
import { Refused } from '@foyer/contract/kit/refusal'
import { describe, expect, it } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet'

const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding)
const cellsOf = async (bytes: Uint8Array) =>
  (await readSpreadsheet(bytes))[0]?.lines.map(({ cells }) => cells)

const bookOf = (rows: unknown[][], name = 'Leads'): WorkBook => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  return book
}
const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer =>
  write(book, { type: 'buffer', bookType, compression: true })

/** A zip file by hand, so that it can lie. */
function zipOf(
  entries: { name: string; content: Buffer; size?: number; flags?: number }[],
  count?: number,
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, size = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count ?? entries.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

/** Why it is refused, and that the answer comes in time. */
async function whyNot(bytes: Uint8Array): Promise<string | undefined> {
  const before = performance.now()
  const error = await readSpreadsheet(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(performance.now() - before).toBeLessThan(10_000)
  return error instanceof Refused ? error.refusal.text : undefined
}

describe('L-215 a file is told by its content, not by its name', () => {
  const rows = [
    ['First Name', 'Phone Number'],
    ['Ananya', '9845021763'],
  ]

  it('reads .xlsx and .xls', async () => {
    expect(await cellsOf(bytesOf(bookOf(rows)))).toEqual(rows)
    expect(await cellsOf(bytesOf(bookOf(rows), 'biff8'))).toEqual(rows)
  })

  it.each([
    ['UTF-8', text('Name,City\nJosé,Pune\n')],
    ['UTF-8 with a mark', text('\ufeffName,City\r\nJosé,Pune')],
    ['UTF-16 LE with a mark', text('\ufeffName,City\nJosé,Pune', 'utf16le')],
    ['UTF-16 LE without', text('Name,City\nJosé,Pune', 'utf16le')],
    ['UTF-16 BE with a mark', text('\ufeffName,City\nJosé,Pune', 'utf16le').swap16()],
    ['Windows-1252', text('Name,City\nJosé,Pune', 'latin1')],
    ['semicolons', text('Name;City\nJosé;Pune')],
    ['tabs', text('Name\tCity\nJosé\tPune')],
    ['pipes', text('Name|City\nJosé|Pune')],
    ['the sign that it names itself', text('sep=;\nName;City\nJosé;Pune')],
  ])('reads a text in %s', async (_kind, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['Name', 'City'],
      ['José', 'Pune'],
    ])
  })

  it('keeps quoted line breaks in their cell, and the numbers of rows as a spreadsheet shows them', async () => {
    const [sheet] = await readSpreadsheet(text('Name,Address\n\nA,"12, MG Road\nPune"\n,,\nB,"x ""y"""\n'))
    expect(sheet?.lines).toEqual([
      { row: 1, cells: ['Name', 'Address'] },
      { row: 3, cells: ['A', '12, MG Road\nPune'] },
      { row: 5, cells: ['B', 'x "y"'] },
    ])
  })

  it('takes a quote that never ends as a sign like any other', async () => {
    expect(await cellsOf(text('Name,City\n"A,Pune\nB,Goa'))).toEqual([
      ['Name', 'City'],
      ['"A', 'Pune'],
      ['B', 'Goa'],
    ])
  })

  it('refuses pictures, pages, other archives and programs in words', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])
    for (const bytes of [png, text('%PDF-1.7')])
      expect(await whyNot(bytes)).toBe(importRefusals.wrongKind.text)
    for (const page of ['<html><table></table></html>', '\ufeff\n<?xml version="1.0"?><Workbook/>'])
      expect(await whyNot(text(page))).toBe(importRefusals.webPage.text)
    expect(await whyNot(zipOf([{ name: 'word/document.xml', content: text('<a/>') }]))).toBe(
      importRefusals.wrongKind.text,
    )
    expect(await whyNot(new Uint8Array())).toBe(importRefusals.empty.text)
  })
})

describe('the cells of a workbook', () => {
  const read = async (
    cells: Record<string, object>,
    date1904 = false,
    bookType: 'xlsx' | 'biff8' = 'xlsx',
  ) => {
    const book = bookOf([['x']])
    book.Sheets.Leads = { '!ref': 'A1:C9', A1: { t: 's', v: 'Heading' }, ...cells }
    book.Workbook = { WBProps: { date1904 } }
    return cellsOf(bytesOf(book, bookType))
  }

  it('days and times of both epochs', async () => {
    const day = { t: 'n', v: 46_346, z: 'dd/mm/yyyy' }
    expect(await read({ A2: day, B2: { t: 'n', v: 46_346.670139, z: 'd-mmm-yy h:mm' } })).toContainEqual([
      '20-11-2026',
      '20-11-2026 4:05 PM',
    ])
    for (const kind of ['xlsx', 'biff8'] as const)
      expect(await read({ A2: { ...day, v: 46_346 - 1462 } }, true, kind)).toContainEqual(['20-11-2026'])
  })

  it('figures with all their digits, zeros in front where they are shown, shares', async () => {
    const line = {
      A2: { t: 'n', v: 919_845_021_763, z: '0.00E+00' },
      B2: { t: 'n', v: 9_845_021_763 },
      C2: { t: 'n', v: 1_850_000, z: '#,##0.00' },
      A3: { t: 'n', v: 1234, z: '000000' },
      B3: { t: 's', v: '0091' },
      C3: { t: 'n', v: 0.18, z: '0%' },
    }
    const expected = [['Heading'], ['919845021763', '9845021763', '1850000'], ['001234', '0091', '18%']]
    expect(await read(line)).toEqual(expected)
    expect(await read(line, false, 'biff8')).toEqual(expected)
  })

  it('formulas by the value they had, merged cells at their first place', async () => {
    const merged = { '!merges': [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }] }
    expect(
      await read({
        A2: { t: 's', v: 'Pune' },
        B2: { t: 'n', v: 7, f: '3+4' },
        B3: { t: 's', v: 'b' },
        ...merged,
      }),
    ).toEqual([['Heading'], ['Pune', '7'], ['', 'b']])
  })

  it('several sheets by name, empty rows left out, a cell far down', async () => {
    const book = bookOf([['a']], 'First')
    const far = { '!ref': 'A1:B40000', A1: { t: 's', v: 'top' }, B40000: { t: 's', v: 'far' } } as const
    utils.book_append_sheet(book, far, 'Second')
    expect(await readSpreadsheet(bytesOf(book))).toEqual([
      { name: 'First', lines: [{ row: 1, cells: ['a'] }] },
      {
        name: 'Second',
        lines: [
          { row: 1, cells: ['top'] },
          { row: 40_000, cells: ['', 'far'] },
        ],
      },
    ])
  })

  it('C-140 the apostrophe of an export is taken off again', async () => {
    expect(await cellsOf(text("a,'=1+1\nb,'@x\nc,D'Souza\nd,'quoted'"))).toEqual([
      ['a', '=1+1'],
      ['b', '@x'],
      ['c', "D'Souza"],
      ['d', "'quoted'"],
    ])
  })
})

describe('hostile and broken files get a clear answer within ten seconds', () => {
  const xlsx = bytesOf(bookOf([['a'], ['b']]))
  const workbook = { name: 'xl/workbook.xml', content: text('<workbook/>') }

  it('a bomb, by what it declares and by what it hides', async () => {
    const zeros = Buffer.alloc(60_000_000)
    expect(await whyNot(zipOf([workbook, { name: 'xl/worksheets/sheet1.xml', content: zeros }]))).toBe(
      importRefusals.tooMuch.text,
    )
    expect(
      await whyNot(zipOf([workbook, { name: 'xl/worksheets/sheet1.xml', content: zeros, size: 1000 }])),
    ).toBe(importRefusals.damaged.text)
    const many = Array.from({ length: 2001 }, (_, at) => ({ name: `x${at}`, content: text('x') }))
    expect(await whyNot(zipOf([workbook, ...many]))).toBe(importRefusals.tooMuch.text)
  })

  it('entities, a directory that lies, a file that ends too early', async () => {
    const entity = '<!DOCTYPE a [<!ENTITY b "bbbb">]><workbook>&b;</workbook>'
    expect(await whyNot(zipOf([{ name: 'xl/workbook.xml', content: text(entity) }]))).toBe(
      importRefusals.damaged.text,
    )
    expect(await whyNot(zipOf([workbook], 0xffff))).toBe(importRefusals.damaged.text)
    expect(await whyNot(zipOf([workbook], 7))).toBe(importRefusals.damaged.text)
    for (const end of [4, 100, xlsx.length - 30])
      expect(await whyNot(xlsx.subarray(0, end))).toBe(importRefusals.damaged.text)
    const xls = bytesOf(bookOf([['a']]), 'biff8')
    expect(await whyNot(xls.subarray(0, 600))).toBe(importRefusals.damaged.text)
  })

  it('a password', async () => {
    expect(await whyNot(zipOf([{ ...workbook, flags: 1 }]))).toBe(importRefusals.encrypted.text)
    // As spreadsheets write it: the workbook is one of the streams of another file.
    const agile = Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), text('<encryption/>')])
    const locked = CFB.utils.cfb_new()
    CFB.utils.cfb_add(locked, '/EncryptionInfo', agile)
    CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(600, 7))
    const bytes = Buffer.from(CFB.write(locked, { type: 'buffer' }) as Uint8Array)
    expect(await whyNot(bytes)).toBe(importRefusals.encrypted.text)
  })

  it('more rows, columns or sheets than can be imported: never cut', async () => {
    expect(await whyNot(text('a\n'.repeat(25_040)))).toBe(importRefusals.tooManyRows.text)
    expect(await whyNot(text('a,'.repeat(200).concat('b')))).toBe(importRefusals.tooManyColumns.text)
    const book = bookOf([['a']])
    for (let at = 0; at < 50; at++) utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), `s${at}`)
    expect(await whyNot(bytesOf(book))).toBe(importRefusals.tooManySheets.text)
    expect(await whyNot(text('x'.repeat(33_000)))).toBe(importRefusals.longCell.text)
  })

  it('what takes too long or too much memory, while this process goes on', async () => {
    // A formula-like text on which the parser of the library works for long: many tags in one element.
    const sheet = `<worksheet><sheetData>${'<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(900_000)}</sheetData></worksheet>`
    const endless = zipOf([workbook, { name: 'xl/worksheets/sheet1.xml', content: text(sheet) }])
    let beats = 0
    const heart = setInterval(() => {
      beats += 1
    }, 20)
    expect(await whyNot(endless)).toBeDefined()
    clearInterval(heart)
    expect(beats).toBeGreaterThan(0)
  })
})
