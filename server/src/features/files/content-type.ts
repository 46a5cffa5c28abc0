import type { FileContent } from '@foyer/contract/kit/endpoint'
import { chunksOf } from '../../gateways/file-store/received'

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  bytes.length > first.length && first.every((byte, at) => bytes[at] === byte)

const extensionOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The ISO media types that are pictures; videos are refused. */
const pictureBrands: Record<string, string> = {
  avif: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heif',
}

const openXml: Record<string, string> = {
  'word/': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** Before 2007 all Office programs used one container; the file name tells which program it was. */
const olderOffice: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

const plainText: Record<string, string> = { txt: 'text/plain', csv: 'text/csv' }

/** Enough of the beginning to tell every kind; the index of a zip is at its end. */
const openingBytes = 256
const indexBytes = 65_536

/** Pictures, documents, drawings, plain text; undefined for anything else. Decided by the bytes. */
export async function contentTypeOf(content: FileContent, name: string): Promise<string | undefined> {
  const bytes = await bytesOf(content, 0, openingBytes)
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a))
    return 'image/tiff'
  if (ascii(bytes, 4, 4) === 'ftyp') return pictureBrands[ascii(bytes, 8, 4)]
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (/^AC10\d\d$/.test(ascii(bytes, 0, 6))) return 'image/vnd.dwg'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return olderOffice[extensionOf(name)]
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    return documentInZip(bytes, await bytesOf(content, -indexBytes))
  const text = plainText[extensionOf(name)]
  return text && (await isPlainText(content)) ? text : undefined
}

const bytesOf = async (content: FileContent, from: number, to?: number) =>
  new Uint8Array(await content.slice(from, to).arrayBuffer())

/** The names inside are uncompressed in the index at the end. Macros are programs, so they are refused. */
function documentInZip(first: Uint8Array, last: Uint8Array): string | undefined {
  const index = Buffer.from(last).toString('latin1')
  if (index.includes('vbaProject.bin')) return undefined
  const opening = Buffer.from(first).toString('latin1')
  const openDocument = /mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/
  const declared = openDocument.exec(opening)?.[1]
  if (declared) return declared
  if (!index.includes('[Content_Types].xml')) return undefined
  return Object.entries(openXml).find(([folder]) => index.includes(folder))?.[1]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none but tab and line ends
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const markup = /<\s*(!doctype|html|svg|script|iframe|\?xml)/i
const longestMarkup = '<!doctype'.length

/** UTF-8 text without markup: a web page or a drawing that is called .txt is refused. */
async function isPlainText(content: FileContent): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let begun = ''
  try {
    for await (const chunk of chunksOf(content)) {
      const text = begun + decoder.decode(chunk, { stream: true })
      if (control.test(text) || markup.test(text)) return false
      begun = begunMarkup(text)
    }
    // Fails where the last character is cut off.
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** What may become markup with the next piece: the last '<' and what follows it, however much room is between. */
function begunMarkup(text: string): string {
  const opened = text.lastIndexOf('<')
  if (opened < 0) return ''
  const begun = `<${text.slice(opened + 1).trimStart()}`
  return begun.length < longestMarkup ? begun : ''
}
