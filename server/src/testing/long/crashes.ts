import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../db/client'
import { bundleChild } from '../child'
import { startPostgres } from '../postgres'
import { findDamage, prepareRows, quiet, writeRows } from './rows'

const fewest = 5
const most = 150

const fail = (error: Error) => {
  throw error
}

interface Outcome {
  saved: number
  lost: number[]
  /** How many of the four counts differed, for each round; 1 means that they agreed. */
  answers: number[]
}

async function look(database: Database, saved: number[], outcome: Outcome): Promise<void> {
  const { lost, counts } = await findDamage(database, saved)
  outcome.saved = saved.length
  outcome.lost.push(...lost)
  outcome.answers.push(counts.size)
}

/** A server process on the embedded database, killed while it writes; it begins with the template, as in production. */
export async function crashEmbedded(rounds: number, template?: string): Promise<Outcome> {
  const outcome: Outcome = { saved: 0, lost: [], answers: [] }
  const saved: number[] = []
  const dataDir = fs.mkdtempSync(join(os.tmpdir(), 'foyer-crash-'))
  const writer = await bundleChild('write-rows')
  try {
    for (let round = 0; round < rounds; round++) {
      const child = writer.start(dataDir, ...(template ? [template] : []))
      for (let left = randomInt(fewest, most); left > 0; left--)
        if ((await child.nextLine()) === undefined)
          throw new Error(`the writer ended: ${child.lines.join('\n')}`)
      await child.kill()
      saved.push(...child.lines.map(Number))
      const database = await openDatabase({ dataDir, log: quiet, onFailure: fail })
      await look(database, saved, outcome)
      await database.close()
    }
    return outcome
  } finally {
    writer.remove()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

/** PostgreSQL, killed while this process writes. */
export async function crashPostgres(rounds: number): Promise<Outcome> {
  const outcome: Outcome = { saved: 0, lost: [], answers: [] }
  const saved: number[] = []
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: postgres.url('postgres'), log: quiet, onFailure: fail })
  try {
    await prepareRows(database)
    for (let round = 0; round < rounds; round++) {
      let left = randomInt(fewest, most)
      let restarted: Promise<void> | undefined
      const stopped = writeRows(database, (id) => {
        saved.push(id)
        if (--left === 0) restarted = postgres.crash()
      })
      await stopped.catch(() => {})
      if (!restarted) await stopped
      await restarted
      await look(database, saved, outcome)
    }
    return outcome
  } finally {
    await database.close()
    await postgres.stop()
  }
}
