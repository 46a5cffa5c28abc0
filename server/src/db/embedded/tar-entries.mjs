// Plain JavaScript for the database worker: the build copies it next to the bundle unchanged.
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'

const blockSize = 512

function read(source) {
  const bytes = typeof source === 'string' ? fs.readFileSync(source) : Buffer.from(source)
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  return isGzip ? gunzipSync(bytes) : bytes
}

/** The folders (without data) and files of an archive, or of a file with it, each folder before what is in it. */
export function* entriesOf(source) {
  const tar = read(source)
  for (let at = 0; tar[at] !== 0; ) {
    const text = (from, length) => tar.toString('latin1', at + from, at + from + length).split('\0', 1)[0]
    if (text(257, 5) !== 'ustar') throw new Error('the template is no archive')
    const start = at + blockSize
    const size = Number.parseInt(text(124, 12), 8)
    const isFolder = text(156, 1) === '5'
    yield { path: text(0, 100), data: isFolder ? undefined : tar.subarray(start, start + size) }
    at = start + Math.ceil(size / blockSize) * blockSize
  }
}
