import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleChild, type Program } from '../../testing/child'
import { raceForLock } from '../../testing/long/lock-races'
import { takePidLock } from './pid-lock'

let program: Program
let folder: string
beforeAll(async () => {
  program = await bundleChild('hold-lock')
  folder = fs.mkdtempSync(join(os.tmpdir(), 'foyer-lock-'))
})
afterAll(() => {
  program.remove()
  fs.rmSync(folder, { recursive: true, force: true })
})

describe.each(['kernel', 'pid'] as const)('the %s lock', (kind) => {
  it('names its holder, and is free when the holder was killed', async () => {
    const place = fs.mkdtempSync(join(folder, kind))
    const holder = program.start(kind, place)
    expect(await holder.nextLine()).toBe('taken')
    const refused = program.start(kind, place)
    const answer = `process ${holder.pid}`
    const message = `DATA_DIR is in use by ${answer}; stop it or choose another folder.`
    expect(await refused.nextLine()).toBe(kind === 'kernel' ? message : answer)
    await refused.finish()
    await holder.kill()
    const next = program.start(kind, place)
    expect(await next.nextLine()).toBe('taken')
    await next.finish()
  })

  it('has one winner when several start at once on what a killed one left', async () => {
    expect(await raceForLock(program, kind, fs.mkdtempSync(join(folder, kind)), 5)).toBe(1)
  })
})

describe('the pid lock', () => {
  const owner = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'))

  it('is free again after release, and leaves nothing behind', () => {
    const place = fs.mkdtempSync(join(folder, 'pid'))
    const outcome = takePidLock(join(place, 'owner'))
    expect(takePidLock(join(place, 'owner'))).toEqual({ holder: `process ${process.pid}` })
    if ('release' in outcome) outcome.release()
    expect(fs.readdirSync(place)).toEqual([])
  })

  it.each([
    ['whose number now belongs to another process', { startedAt: '1' }],
    ['of an earlier boot', { boot: 'earlier' }],
  ])('is taken over from an owner %s', (_, changed) => {
    const file = join(fs.mkdtempSync(join(folder, 'pid')), 'owner')
    takePidLock(file)
    fs.writeFileSync(file, JSON.stringify({ ...owner(file), ...changed }))
    expect(takePidLock(file)).toHaveProperty('release')
  })

  it('holds when the owner ran elsewhere, and says what to do', () => {
    const file = join(fs.mkdtempSync(join(folder, 'pid')), 'lock.owner')
    takePidLock(file)
    fs.writeFileSync(file, JSON.stringify({ ...owner(file), host: 'elsewhere', pid: 4 }))
    expect(takePidLock(file)).toEqual({
      holder: 'process 4 on elsewhere',
      advice: 'If it has ended, delete lock.owner there.',
    })
  })
})
