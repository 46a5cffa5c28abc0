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

/** Pictures, documents, drawings, plain text; undefined for anything else. Decided by the bytes. */
export function contentTypeOf(bytes: Uint8Array, name: string): string | undefined {
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
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return documentInZip(bytes)
  const text = plainText[extensionOf(name)]
  return text && isPlainText(bytes) ? text : undefined
}

/** The names inside are uncompressed in the index at the end. Macros are programs, so they are refused. */
function documentInZip(bytes: Uint8Array): string | undefined {
  const index = Buffer.from(bytes.subarray(-65_536)).toString('latin1')
  if (index.includes('vbaProject.bin')) return undefined
  const opening = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const openDocument = /mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/
  const declared = openDocument.exec(opening)?.[1]
  if (declared) return declared
  if (!index.includes('[Content_Types].xml')) return undefined
  return Object.entries(openXml).find(([folder]) => index.includes(folder))?.[1]
}

/** UTF-8 text without markup: a web page or a drawing that is called .txt is refused. */
function isPlainText(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none but tab and line ends
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) return false
  return !/<\s*(!doctype|html|svg|script|iframe|\?xml)/i.test(text)
}
