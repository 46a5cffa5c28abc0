import { expect, it } from 'vitest'
import { contentTypeOf } from './content-type'

const kind = (content: string | Buffer, name: string) => contentTypeOf(Buffer.from(content), name)
/** The part of a zip with the names inside: entries first, the index after them. */
const zip = (...names: string[]) => `PK\u0003\u0004${names.join('PK\u0001\u0002')}`

it('C-105 knows common pictures, documents and drawings by their first bytes', () => {
  const bytes = (hex: string) => Buffer.from(hex.padEnd(64, '0'), 'hex')
  expect(kind(bytes('89504e470d0a1a0a'), 'a')).toBe('image/png')
  expect(kind(bytes('ffd8ffe0'), 'a')).toBe('image/jpeg')
  expect(kind('GIF89a and more', 'a')).toBe('image/gif')
  expect(kind('RIFF....WEBPVP8 ', 'a')).toBe('image/webp')
  expect(kind('....ftypheic....', 'a')).toBe('image/heic')
  expect(kind('....ftypisom....', 'film.mp4')).toBeUndefined()
  expect(kind(bytes('49492a00'), 'a')).toBe('image/tiff')
  expect(kind('%PDF-1.7 …', 'a')).toBe('application/pdf')
  expect(kind('AC1032 …', 'plan.dwg')).toBe('image/vnd.dwg')
  expect(kind(bytes('d0cf11e0a1b11ae1'), 'Old.DOC')).toBe('application/msword')
  expect(kind(bytes('d0cf11e0a1b11ae1'), 'setup.msi')).toBeUndefined()
})

it('tells Office documents from other archives, and refuses macros', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect(kind(zip('[Content_Types].xml', 'word/document.xml'), 'a.docx')).toBe(word)
  expect(kind(zip('[Content_Types].xml', 'word/document.xml'), 'a.zip')).toBe(word)
  expect(kind(zip('[Content_Types].xml', 'xl/workbook.xml'), 'a.xlsx')).toMatch(/sheet$/)
  expect(kind(zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'), 'a.xlsx')).toBeUndefined()
  expect(kind(zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'a.odt')).toMatch(/opendocument\.text$/)
  expect(kind(zip('a/b.class'), 'a.jar')).toBeUndefined()
})

it('takes plain text for what its name says, if it is plain text', () => {
  expect(kind('Näme;₹ 1 < 2', 'a.csv')).toBe('text/csv')
  expect(kind('Notes', 'a.txt')).toBe('text/plain')
  expect(kind('Notes', 'a.js')).toBeUndefined()
  expect(kind(Buffer.from([0x4e, 0xe4, 0x6d]), 'latin.txt')).toBeUndefined()
  expect(kind('a\u0000b', 'a.txt')).toBeUndefined()
  expect(kind('< svg onload=x>', 'a.txt')).toBeUndefined()
})
