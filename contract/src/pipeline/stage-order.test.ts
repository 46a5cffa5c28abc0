import { describe, expect, it } from 'vitest'
import type { StageKind } from './model'
import { keepsDefaults, mergeOrder, placeBeforeWon, placeFor } from './stage-order'

const kinds: Record<string, StageKind> = { U: 'unassigned', A: 'assigned', W: 'won', L: 'lost' }
const stages = (ids: string) => [...ids].map((id) => ({ id, kind: kinds[id] ?? ('open' as const) }))
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).join('')
const merged = (now: string, wanted: string) => idsOf(mergeOrder(stages(now), [...wanted]))

describe('the place of a new stage', () => {
  it('S-016 is before Won, whatever Won is called and wherever it is; at the top without Won', () => {
    expect(placeBeforeWon(stages('UAxyWL'))).toBe(4)
    expect(placeBeforeWon(stages('WUA'))).toBe(0)
    expect(placeBeforeWon(stages('UAx'))).toBe(0)
  })

  it('S-020 that is sent is kept between the default stages', () => {
    expect(placeFor(stages('UAxyWL'), 4)).toBe(3)
    expect(placeFor(stages('UAxyWL'), 1)).toBe(2)
    expect(placeFor(stages('UAxyWL'), 99)).toBe(4)
    expect(placeFor(stages('UAWL'), 3)).toBe(2)
    expect(placeFor(stages('xy'), 7)).toBe(0)
  })
})

describe('an order laid over what is there by now', () => {
  it('S-016 is taken as it is where nothing else changed', () => {
    expect(merged('UAxyzWL', 'zyx')).toBe('UAzyxWL')
    expect(merged('UAxyzWL', 'UAxzyWL')).toBe('UAxzyWL')
    expect(merged('UAxyzWL', '')).toBe('UAxyzWL')
    expect(merged('UAxyzWL', 'zzyx')).toBe('UAzyxWL')
  })

  it('S-020 C-065 leaves what a colleague added where it is, and does without what is gone', () => {
    expect(merged('UAxnyzWL', 'zyx')).toBe('UAznyxWL')
    expect(merged('UAxzWL', 'zyx')).toBe('UAzxWL')
  })

  it('S-019 C-013 may not take a default stage along', () => {
    const now = stages('UAxyWL')
    expect(keepsDefaults(now, mergeOrder(now, [...'UAyxWL']))).toBe(true)
    expect(keepsDefaults(now, mergeOrder(now, [...'UAxWyL']))).toBe(false)
    expect(keepsDefaults(now, mergeOrder(now, [...'AUxyWL']))).toBe(false)
  })
})
