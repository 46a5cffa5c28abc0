import { describe, expect, it } from 'vitest'
import { installState } from './install.mjs'

const lock = {
  packages: {
    '': { name: 'foyer' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/binding-for-another-machine': { version: '1.0.0', optional: true },
  },
}
const installed = (...names) => ({
  packages: Object.fromEntries(
    names.map((name) => [`node_modules/${name}`, lock.packages[`node_modules/${name}`]]),
  ),
})

describe('installState', () => {
  it('wants an installation where there is none, or one was cut short', () => {
    expect(installState(lock, undefined).isCurrent({ dev: false })).toBe(false)
    expect(installState(lock, installed()).isCurrent({ dev: false })).toBe(false)
  })

  it('is content without what only developing needs, when only running is wanted', () => {
    const state = installState(lock, installed('fastify'))
    expect(state.isCurrent({ dev: false })).toBe(true)
    expect(state.isCurrent({ dev: true })).toBe(false)
    expect(state.hasDev).toBe(false)
  })

  it('is content with everything in both cases, and knows that it is there', () => {
    const state = installState(lock, installed('fastify', 'vitest'))
    expect(state.isCurrent({ dev: false })).toBe(true)
    expect(state.isCurrent({ dev: true })).toBe(true)
    expect(state.hasDev).toBe(true)
  })

  it('sees a changed version, also of what only developing needs', () => {
    const older = installed('fastify', 'vitest')
    older.packages['node_modules/vitest'] = { version: '3.0.0', dev: true }
    expect(installState(lock, older).isCurrent({ dev: false })).toBe(false)
  })
})
