import { randomFillSync } from 'node:crypto'

/** Random bytes for many ids at once: asking for each costs more than the rest of it. */
const pool = Buffer.alloc(16 * 256)
let used = pool.length

/** UUID version 7: ordered by time, so that new rows are close together in an index. */
export function newId(now: Date = new Date()): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
