import { describe, expect, it } from 'vitest'
import { fieldsOfEveryLead } from '../fields/requirable-fields'
import type { TransitionRule } from './model'
import { checkTransition, type Move, requirableFields, ruleChanges, ruleProblem } from './transitions'

const rules = [
  { from: 'assigned', to: 'contacted', isAllowed: true, requiredFields: ['phone', 'city', 'budget'] },
  { from: 'assigned', to: 'won', isAllowed: false, requiredFields: ['phone'] },
  { from: 'contacted', to: 'visit', isAllowed: true, requiredFields: [] },
]
const move = (over: Partial<Move>) =>
  checkTransition({ from: 'assigned', to: 'contacted', rules, values: {}, ...over })
const full = { phone: '+91 9845021763', city: 'Pune', budget: 1_850_000 }

describe('S-064 whether a lead may move', () => {
  it('S-064 is allowed if no rule covers the pair in that direction', () => {
    expect(move({ rules: [] })).toEqual({ kind: 'allowed' })
    expect(move({ from: 'contacted', to: 'assigned' })).toEqual({ kind: 'allowed' })
    expect(move({ from: 'contacted', to: 'visit' })).toEqual({ kind: 'allowed' })
  })

  it('S-064 is refused where the rule says no, whatever is filled in', () => {
    expect(move({ to: 'won', values: full })).toEqual({ kind: 'refused' })
  })

  it('S-064 needs every required detail; what is missing is named in the order of the rule', () => {
    expect(move({ values: full })).toEqual({ kind: 'allowed' })
    expect(move({ values: {} })).toEqual({ kind: 'missing', fields: ['phone', 'city', 'budget'] })
    expect(move({ values: { ...full, city: undefined } })).toEqual({ kind: 'missing', fields: ['city'] })
  })

  it.each([undefined, null, '', '  ', '\u200b', Number.NaN, [], ['']])(
    'S-064 takes %j for missing',
    (city) => {
      expect(move({ values: { ...full, city } })).toEqual({ kind: 'missing', fields: ['city'] })
    },
  )

  it.each(['Pune', 0, false, ['Pune'], { id: 'x' }])('S-064 counts %j as filled in', (city) => {
    expect(move({ values: { ...full, city } })).toEqual({ kind: 'allowed' })
  })

  it('S-064 requires nothing of a lead that stays in its stage', () => {
    const stays = { from: 'won', to: 'won', isAllowed: false, requiredFields: [] }
    expect(move({ from: 'won', to: 'won', rules: [stays] })).toEqual({ kind: 'allowed' })
  })
})

describe('a rule', () => {
  const wanted = { from: 'a', to: 'b', isAllowed: true, requiredFields: ['phone'] }
  const rule: TransitionRule = {
    id: 'r',
    from: { id: 'a', name: 'A', sequence: 1 },
    to: { id: 'b', name: 'B', sequence: 2 },
    isAllowed: true,
    requiredFields: ['phone', 'city'],
    updatedAt: '2026-11-12T05:00:00.000Z',
  }
  const same = { ...wanted, requiredFields: ['city', 'phone'] }

  it('S-058 C-079 needs two different stages and, when it allows, something required', () => {
    expect(ruleProblem(wanted)).toBeUndefined()
    expect(ruleProblem({ ...wanted, isAllowed: false, requiredFields: [] })).toBeUndefined()
    for (const lacking of [{ from: '' }, { to: '' }, { requiredFields: [] }])
      expect(ruleProblem({ ...wanted, ...lacking })?.text).toBe('Please fill in mandatory fields')
    expect(ruleProblem({ ...wanted, to: 'a' })?.code).toBe('same-stage')
  })

  it('S-060 sends only what changed', () => {
    expect(ruleChanges(rule, same)).toBeUndefined()
    expect(ruleChanges(rule, { ...same, to: 'c' })).toEqual({ to: 'c' })
    expect(ruleChanges(rule, { ...same, from: 'c' })).toEqual({ from: 'c' })
    expect(ruleChanges(rule, wanted)).toEqual({ requiredFields: ['phone'] })
    expect(ruleChanges(rule, { ...same, isAllowed: false, requiredFields: [] })).toEqual({ isAllowed: false })
    const forbids = { ...rule, isAllowed: false, requiredFields: [] }
    expect(ruleChanges(forbids, { ...same, isAllowed: false })).toBeUndefined()
    expect(ruleChanges(forbids, wanted)).toEqual({ isAllowed: true, requiredFields: ['phone'] })
  })

  it('S-056 can require every detail of a lead except its name and its stage', () => {
    const labels = requirableFields(fieldsOfEveryLead).map(({ label }) => label)
    expect(labels).toContain('Contact No.')
    expect(labels).not.toContain('Lead Name')
    expect(labels).not.toContain('Stage')
    expect(labels).toHaveLength(fieldsOfEveryLead.length - 2)
    const own = {
      key: 'x',
      label: 'Stage',
      dataType: 'text',
      isVisible: true,
      isCustom: true,
      options: [],
    } as const
    expect(requirableFields([{ ...own, options: [] }])).toHaveLength(1)
  })
})
