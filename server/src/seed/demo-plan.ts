import { crc32, deflateSync } from 'node:zlib'

interface Room {
  left: number
  top: number
  width: number
  height: number
}

const width = 960
const height = 720
const wall = 6
const paper = 0xfa
const ink = 0x2b

/** Rooms of a flat around a hall, in pixels. */
const rooms: readonly Room[] = [
  { left: 80, top: 70, width: 800, height: 580 },
  { left: 80, top: 70, width: 300, height: 260 },
  { left: 80, top: 324, width: 300, height: 326 },
  { left: 640, top: 70, width: 240, height: 200 },
  { left: 640, top: 430, width: 240, height: 220 },
]
/** Where the walls are open. */
const doors: readonly Room[] = [
  { left: 372, top: 230, width: 16, height: 70 },
  { left: 372, top: 380, width: 16, height: 70 },
  { left: 632, top: 160, width: 16, height: 70 },
  { left: 632, top: 500, width: 16, height: 70 },
  { left: 470, top: 642, width: 90, height: 16 },
]

const isWithin = ({ left, top, width: w, height: h }: Room, x: number, y: number) =>
  x >= left && x < left + w && y >= top && y < top + h
const isWall = (room: Room, x: number, y: number) => {
  const { left, top, width: w, height: h } = room
  const inner = { left: left + wall, top: top + wall, width: w - 2 * wall, height: h - 2 * wall }
  return isWithin(room, x, y) && !isWithin(inner, x, y)
}
const shade = (x: number, y: number): number => {
  if (doors.some((door) => isWithin(door, x, y))) return paper
  return rooms.some((room) => isWall(room, x, y)) ? ink : paper
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The floor plan of a flat, drawn by hand: a grey PNG. */
export function demoPlan(): Buffer<ArrayBuffer> {
  const rows = Array.from({ length: height }, (_row, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_pixel, x) => shade(x, y))]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
