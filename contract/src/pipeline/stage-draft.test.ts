import { describe, expect, it } from 'vitest'
import type { PipelineStage, StageKind } from './model'
import {
  addStage,
  canGoStale,
  changesOf,
  type Draft,
  type DraftStep,
  draftOf,
  isFull,
  moveStage,
  pipelineSavedTexts,
  problemsOf,
  putBack,
  removeStage,
  renameStage,
  savedTexts,
  setStaleDays,
  staleProblemsOf,
} from './stage-draft'

const stage = (name: string, kind: StageKind, sequence: number, leads = 0): PipelineStage => ({
  id: name.toLowerCase(),
  name,
  kind,
  sequence,
  statuses: [],
  leads,
})
const base = draftOf([
  stage('Unassigned', 'unassigned', 1, 3),
  stage('Assigned', 'assigned', 2),
  stage('Contacted', 'open', 3),
  stage('Visit', 'open', 4, 2),
  stage('Won', 'won', 5),
  stage('Lost', 'lost', 6),
])
const taken = (step: DraftStep): Draft => {
  if ('refused' in step) throw new Error(step.refused)
  return step.draft
}
const names = (draft: Draft) => draft.map(({ name }) => name)
const withNew = (draft: Draft, name: string) =>
  renameStage(taken(addStage(draft, `new-${name}`)), `new-${name}`, name)

describe('adding', () => {
  it('S-016 puts the new stage before Won, found by its kind', () => {
    expect(names(withNew(base, 'Sent'))).toEqual([
      'Unassigned',
      'Assigned',
      'Contacted',
      'Visit',
      'Sent',
      'Won',
      'Lost',
    ])
    const renamedWon = base.map((one) => (one.kind === 'won' ? { ...one, name: 'Signed' } : one))
    expect(names(withNew(renamedWon, 'Won')).slice(-3)).toEqual(['Won', 'Signed', 'Lost'])
    expect(
      names(
        withNew(
          base.filter(({ kind }) => kind !== 'won'),
          'Sent',
        ),
      )[0],
    ).toBe('Sent')
  })

  it('S-019 ends at twenty stages, the default ones included', () => {
    let draft = base
    while (!isFull(draft)) draft = withNew(draft, `Step ${draft.length}`)
    expect(draft).toHaveLength(20)
    expect(addStage(draft, 'more')).toEqual({ refused: 'maximum limit : 20 pipelines' })
  })
})

describe('moving', () => {
  it('S-016 swaps neighbours', () => {
    expect(names(taken(moveStage(base, 'visit', -1))).slice(2, 4)).toEqual(['Visit', 'Contacted'])
    expect(names(taken(moveStage(base, 'contacted', 1))).slice(2, 4)).toEqual(['Visit', 'Contacted'])
  })

  it('S-019 C-013 refuses a default stage, also as the neighbour', () => {
    const refused = { refused: 'Default stages cannot be moved' }
    expect(moveStage(base, 'won', -1)).toEqual(refused)
    expect(moveStage(base, 'lost', 1)).toEqual(refused)
    expect(moveStage(base, 'visit', 1)).toEqual(refused)
    expect(moveStage(base, 'contacted', -1)).toEqual(refused)
  })

  it('stays within the list, and ignores an unknown stage', () => {
    const only = base.filter(({ kind }) => kind === 'open')
    expect(moveStage(only, 'contacted', -1)).toEqual({ draft: only })
    expect(moveStage(base, 'nobody', 1)).toEqual({ draft: base })
  })
})

describe('deleting', () => {
  it('S-016 takes an empty stage out, and one that was never saved', () => {
    expect(names(taken(removeStage(base, 'contacted')))).not.toContain('Contacted')
    expect(taken(removeStage(withNew(base, 'Sent'), 'new-Sent'))).toEqual(base)
  })

  it('S-019 refuses default stages and stages with leads, in the words of each', () => {
    expect(removeStage(base, 'won')).toEqual({ refused: 'Default stages cannot be deleted' })
    expect(removeStage(base, 'visit')).toEqual({
      refused:
        'This stage is currently assigned to 2 lead(s). Please move the lead(s) to a different stage before deleting.',
    })
  })

  it('S-017 C-041 puts a stage back where it was, once, and never behind Won', () => {
    const [, , contacted] = base
    if (!contacted) throw new Error('no stage')
    const without = taken(removeStage(base, 'contacted'))
    expect(putBack(without, contacted, 3)).toEqual(base)
    expect(putBack(base, contacted, 3)).toBe(base)
    expect(names(putBack(without, contacted, 9)).at(-3)).toBe('Contacted')
  })
})

describe('names', () => {
  it('S-019 of default stages stay', () => {
    expect(renameStage(base, 'won', 'Signed')).toEqual(base)
  })

  it('S-019 C-082 are not blank, not too long, and unique', () => {
    const draft = withNew(withNew(renameStage(base, 'visit', 'contacted\u200b'), ' '), 'WON')
    const problems = problemsOf(withNew(draft, 'x'.repeat(41)))
    expect(problems.get('visit')).toBe('There is a stage with this name already.')
    expect(problems.get('new- ')).toBe('Please give the stage a name.')
    expect(problems.get('new-WON')).toBe('There is a stage with this name already.')
    expect(problems.get(`new-${'x'.repeat(41)}`)).toBe('Maximum length is 40')
    expect(problems.has('contacted')).toBe(false)
    expect(problemsOf(base).size).toBe(0)
  })
})

describe('what is sent', () => {
  it('is empty if nothing changed', () => {
    expect(changesOf(base, base)).toEqual({ edit: undefined, added: [] })
    expect(changesOf(base, renameStage(base, 'visit', ' Visit\u200b '))).toEqual({
      edit: undefined,
      added: [],
    })
  })

  it('S-020 has a renamed stage for edit-pipeline, with the name it had, and no other stage', () => {
    expect(changesOf(base, renameStage(base, 'visit', 'Site Visit')).edit).toEqual({
      changes: [{ id: 'visit', name: 'Site Visit', formerName: 'Visit' }],
      deletedIds: [],
      restoredIds: [],
    })
  })

  it('S-020 has new stages for add-lead-stage, numbered from 1 in the final order', () => {
    const draft = taken(moveStage(withNew(withNew(base, 'Sent'), 'Talk'), 'new-Sent', -1))
    expect(changesOf(base, draft)).toEqual({
      edit: undefined,
      added: [
        { name: 'Sent', sequence: 4 },
        { name: 'Talk', sequence: 6 },
      ],
    })
  })

  it('S-016 has the sequence of all own stages where the order changed', () => {
    expect(changesOf(base, taken(moveStage(base, 'visit', -1))).edit?.changes).toEqual([
      { id: 'visit', sequence: 3 },
      { id: 'contacted', sequence: 4 },
    ])
  })

  it('S-020 C-065 names a deleted stage; those that stay are not reordered by that', () => {
    expect(changesOf(base, taken(removeStage(base, 'contacted'))).edit).toEqual({
      changes: [],
      deletedIds: ['contacted'],
      restoredIds: [],
    })
  })

  it('S-020 C-015 is told in one sentence for each kind of change', () => {
    expect(savedTexts({ isAdded: true, isEdited: true, isDeleted: true })).toEqual([
      'Pipeline stage added successfully',
      'Pipeline stage edited successfully',
      'Pipeline stage deleted successfully',
    ])
    expect(savedTexts({ isAdded: false, isEdited: false, isDeleted: false })).toEqual([])
  })

  it('P-050 P-051 C-015 has its own words in Edit Pipeline and in the settings', () => {
    const deleted = { isAdded: false, isEdited: false, isDeleted: true }
    const all = { isAdded: true, isEdited: true, isDeleted: true }
    expect(pipelineSavedTexts(all)).toEqual(['Pipeline edited Successfully'])
    expect(pipelineSavedTexts(deleted)).toEqual(['Pipeline edited Successfully'])
    expect(savedTexts(deleted)).toEqual(['Pipeline stage deleted successfully'])
    expect(pipelineSavedTexts({ isAdded: false, isEdited: false, isDeleted: false })).toEqual([])
  })
})

describe('days until a lead is idle', () => {
  const staleOf = (draft: Draft, id: string) => draft.find((one) => one.id === id)?.staleAfterDays

  it.each(['1a4', '-12', '1.5', '3 days'])(
    'C-162 “%s” is no number of days: it stays, and is told',
    (typed) => {
      const draft = setStaleDays(base, 'visit', typed)
      expect(staleOf(draft, 'visit')).toBeUndefined()
      expect(draft.find(({ id }) => id === 'visit')?.staleText).toBe(typed)
      expect([...staleProblemsOf(draft).keys()]).toEqual(['visit'])
      expect(staleProblemsOf(setStaleDays(draft, 'visit', ' 14 ')).size).toBe(0)
    },
  )

  it('are digits; nothing typed means never', () => {
    expect(staleOf(setStaleDays(base, 'visit', ' 14 '), 'visit')).toBe(14)
    expect([...staleProblemsOf(setStaleDays(base, 'visit', '1234')).keys()]).toEqual(['visit'])
    expect(staleOf(setStaleDays(setStaleDays(base, 'visit', '7'), 'visit', ''), 'visit')).toBeUndefined()
  })

  it('can be given for Unassigned and Assigned, whose names are locked, but not for Won and Lost', () => {
    expect(base.filter(canGoStale).map(({ name }) => name)).toEqual([
      'Unassigned',
      'Assigned',
      'Contacted',
      'Visit',
    ])
    expect(staleOf(setStaleDays(base, 'assigned', '3'), 'assigned')).toBe(3)
    expect(setStaleDays(setStaleDays(base, 'won', '3'), 'lost', '3')).toEqual(base)
  })

  it('are 1 to 365', () => {
    const draft = setStaleDays(
      setStaleDays(setStaleDays(base, 'visit', '0'), 'assigned', '366'),
      'contacted',
      '365',
    )
    expect([...staleProblemsOf(draft)]).toEqual([
      ['assigned', 'Please give 1 to 365 days, or nothing.'],
      ['visit', 'Please give 1 to 365 days, or nothing.'],
    ])
    expect(staleProblemsOf(base).size).toBe(0)
  })

  it('are sent alone where only they changed, taken away with null, and with a new stage', () => {
    const given = setStaleDays(setStaleDays(base, 'unassigned', '2'), 'visit', '10')
    expect(changesOf(base, given).edit?.changes).toEqual([
      { id: 'unassigned', staleAfterDays: 2 },
      { id: 'visit', staleAfterDays: 10 },
    ])
    expect(changesOf(given, setStaleDays(given, 'visit', '')).edit?.changes).toEqual([
      { id: 'visit', staleAfterDays: null },
    ])
    expect(changesOf(base, setStaleDays(withNew(base, 'Sent'), 'new-Sent', '5'))).toEqual({
      edit: undefined,
      added: [{ name: 'Sent', sequence: 5, staleAfterDays: 5 }],
    })
  })

  it('of default stages go without a place, also where others are moved', () => {
    const moved = taken(moveStage(setStaleDays(base, 'assigned', '4'), 'visit', -1))
    expect(changesOf(base, moved).edit?.changes).toEqual([
      { id: 'assigned', staleAfterDays: 4 },
      { id: 'visit', sequence: 3 },
      { id: 'contacted', sequence: 4 },
    ])
  })
})
