// Whether a zip file may be given to the parser: what it declares is checked, and that it declares the truth.
import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50

/** Uncompressed bytes of all entries together, and entries. A file of 2 MB that people made stays far below. */
const most = { bytes: 50_331_648, entries: 2_000 }

export class Unreadable extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code)
    this.code = code
  }
}

function endOf(/** @type {Buffer} */ bytes) {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--)
    if (bytes.readUInt32LE(at) === endMark) return at
  throw new Unreadable('damaged')
}

/** Its entries as the directory at its end lists them. */
function entriesOf(/** @type {Buffer} */ bytes) {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  // Of a size beyond these the file has another directory, which no file of 2 MB needs.
  if (count === 0xffff || at === 0xffffffff) throw new Unreadable('damaged')
  if (count > most.entries) throw new Unreadable('tooMuch')
  const entries = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryMark) throw new Unreadable('damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    }
    if (entry.isEncrypted) throw new Unreadable('encrypted')
    entries.push(entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The content of an entry; refused if it is not as long as declared. */
function contentOf(/** @type {Buffer} */ bytes, { local, packed, size, method }) {
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localMark) throw new Unreadable('damaged')
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (from + packed > bytes.length) throw new Unreadable('damaged')
  const inside = bytes.subarray(from, from + packed)
  if (method === 0 && packed === size) return inside
  if (method !== 8) throw new Unreadable('damaged')
  try {
    const content = inflateRawSync(inside, { maxOutputLength: size + 1 })
    if (content.length === size) return content
  } catch {
    // Longer than declared, or damaged.
  }
  throw new Unreadable('damaged')
}

/** Whether it is a workbook. Throws if it is a bomb, lies about its sizes, or defines entities. */
export function isWorkbookArchive(/** @type {Buffer} */ bytes) {
  const entries = entriesOf(bytes)
  const sum = (/** @type {'packed' | 'size'} */ key) =>
    entries.reduce((total, entry) => total + entry[key], 0)
  if (sum('size') > most.bytes) throw new Unreadable('tooMuch')
  // Entries that share bytes: a few kilobytes would be read over and over.
  if (sum('packed') > bytes.length) throw new Unreadable('damaged')
  if (!entries.some(({ name }) => /^\/?xl\/workbook\.(xml|bin)$/i.test(name))) return false
  for (const entry of entries) {
    const content = contentOf(bytes, entry)
    if (/\.(xml|rels)$/i.test(entry.name) && (content.includes('<!ENTITY') || content.includes('<!DOCTYPE')))
      throw new Unreadable('damaged')
  }
  return true
}
