import { expect, it } from 'vitest'
import { contentTypeOf } from './content-type'

const kind = (content: string | Buffer, name: string) => contentTypeOf(new Blob([content]), name)
/** The part of a zip with the names inside: entries first, the index after them. */
const zip = (...names: string[]) => `PK\u0003\u0004${names.join('PK\u0001\u0002')}`

it('C-105 knows common pictures, documents and drawings by their first bytes', async () => {
  const bytes = (hex: string) => Buffer.from(hex.padEnd(64, '0'), 'hex')
  expect(await kind(bytes('89504e470d0a1a0a'), 'a')).toBe('image/png')
  expect(await kind(bytes('ffd8ffe0'), 'a')).toBe('image/jpeg')
  expect(await kind('GIF89a and more', 'a')).toBe('image/gif')
  expect(await kind('RIFF....WEBPVP8 ', 'a')).toBe('image/webp')
  expect(await kind('....ftypheic....', 'a')).toBe('image/heic')
  expect(await kind('....ftypisom....', 'film.mp4')).toBeUndefined()
  expect(await kind(bytes('49492a00'), 'a')).toBe('image/tiff')
  expect(await kind('%PDF-1.7 …', 'a')).toBe('application/pdf')
  expect(await kind('AC1032 …', 'plan.dwg')).toBe('image/vnd.dwg')
  expect(await kind(bytes('d0cf11e0a1b11ae1'), 'Old.DOC')).toBe('application/msword')
  expect(await kind(bytes('d0cf11e0a1b11ae1'), 'setup.msi')).toBeUndefined()
})

it('tells Office documents from other archives, and refuses macros', async () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(await kind(zip('[Content_Types].xml', 'word/document.xml'), 'a.docx')).toBe(word)
  expect(await kind(zip('[Content_Types].xml', 'word/document.xml'), 'a.zip')).toBe(word)
  expect(await kind(zip('[Content_Types].xml', 'xl/workbook.xml'), 'a.xlsx')).toMatch(/sheet$/)
  expect(
    await kind(zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'), 'a.xlsx'),
  ).toBeUndefined()
  expect(await kind(zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'a.odt')).toMatch(
    /opendocument\.text$/,
  )
  expect(await kind(zip('a/b.class'), 'a.jar')).toBeUndefined()
})

it('takes plain text for what its name says, if it is plain text', async () => {
  expect(await kind('Näme;₹ 1 < 2', 'a.csv')).toBe('text/csv')
  expect(await kind('Notes', 'a.txt')).toBe('text/plain')
  expect(await kind('Notes', 'a.js')).toBeUndefined()
  expect(await kind(Buffer.from([0x4e, 0xe4, 0x6d]), 'latin.txt')).toBeUndefined()
  expect(await kind('a\u0000b', 'a.txt')).toBeUndefined()
  expect(await kind('< svg onload=x>', 'a.txt')).toBeUndefined()
})
