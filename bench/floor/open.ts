import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { ask, bytesOf } from '../http'
import { lineOf, startProgram, stopProgram } from '../programs'
import type { FloorCall } from './calls'
import { layFloor } from './tables'

export interface Floor {
  send: (call: FloorCall) => Promise<Buffer>
  close: () => Promise<void>
}

/** In its own process, as the product is; scripts/bench.mjs puts the program beside this one. */
export async function openFloor(pool: Pool, databaseUrl: string, companyId: string): Promise<Floor> {
  await layFloor(pool, companyId)
  const token = randomUUID()
  const file = fileURLToPath(new URL('./floor-server.js', import.meta.url))
  const server = startProgram(file, [], { DATABASE_URL: databaseUrl, FLOOR_TOKEN: token })
  const base = await lineOf(server, /ready at (\S+)\//)
  return {
    send: async (call) => bytesOf(await ask(base, call, token)),
    close: () => stopProgram(server),
  }
}
