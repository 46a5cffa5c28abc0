import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleChild } from '../child'
import { raceForLock } from './lock-races'

const races = 6
const starters = 8

it.each(['kernel', 'pid'] as const)(
  'the %s lock has one winner in every race',
  async (kind) => {
    const program = await bundleChild('hold-lock')
    const folder = fs.mkdtempSync(join(os.tmpdir(), 'foyer-lock-'))
    const winners: number[] = []
    for (let race = 0; race < races; race++) winners.push(await raceForLock(program, kind, folder, starters))
    program.remove()
    fs.rmSync(folder, { recursive: true })
    expect(winners).toEqual(Array(races).fill(1))
  },
  600_000,
)
