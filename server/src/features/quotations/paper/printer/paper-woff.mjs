// A web font unpacked: the same tables, without the compression that only browsers read.
import { inflateSync } from 'node:zlib'

const headLength = 44
const entryLength = 20
const padded = (length) => (length + 3) & ~3

/** Of WOFF 1: a head, a directory, and each table deflated where that makes it smaller. */
export function asOpenType(woff) {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headLength + index * entryLength
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      length,
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directoryEnd = 12 + count * 16
  const font = Buffer.alloc(tables.reduce((end, { length }) => end + padded(length), directoryEnd))
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * 16, 10)
  let offset = directoryEnd
  tables.forEach(({ tag, checksum, length, bytes }, index) => {
    const at = 12 + index * 16
    tag.copy(font, at)
    font.writeUInt32BE(checksum, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(length, at + 12)
    bytes.copy(font, offset)
    offset += padded(length)
  })
  return font
}
