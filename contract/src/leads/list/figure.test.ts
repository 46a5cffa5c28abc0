import { describe, expect, it } from 'vitest'
import { readListAddress, writeListAddress } from './address'
import { type LeadFigure, readFigure, writeFigure } from './figure'
import { countFilters, isFiltered, isReadable, noFilters, readFilters, writeFilters } from './filters'

const span = { from: '2026-01-01', to: '2026-12-31' }
const stageId = '019a1f3e-0000-7000-8000-0000000000c1'

const written: [string, LeadFigure][] = [
  ['won:2026-01-01:2026-12-31', { kind: 'won', ...span }],
  ['won:2026-01-01:2026-12-31:valued', { kind: 'won', ...span, isValued: true }],
  ['won:2026-01-01:2026-12-31:sourceless', { kind: 'won', ...span, isSourceless: true }],
  ['won:2026-01-01:2026-12-31:city=', { kind: 'won', ...span, city: '' }],
  ['won:2026-01-01:2026-12-31:valued:city=pune', { kind: 'won', ...span, isValued: true, city: 'pune' }],
  [
    'won:2026-01-01:2026-12-31:valued:sourceless:city=pune',
    { kind: 'won', ...span, isValued: true, isSourceless: true, city: 'pune' },
  ],
  ['lost:2026-01-01:2026-12-31:valued', { kind: 'lost', ...span, isValued: true }],
  ['lost:2026-01-01:2026-12-31:reason=', { kind: 'lost', ...span, reason: '' }],
  ['lost:2026-01-01:2026-12-31:reason=too dear', { kind: 'lost', ...span, reason: 'too dear' }],
  ['contacted:2026-01-01:2026-12-31', { kind: 'contacted', ...span }],
  ['answered:2026-01-01:2026-12-31', { kind: 'answered', ...span }],
  ['answered:2026-01-01:2026-12-31:sourceless', { kind: 'answered', ...span, isSourceless: true }],
  [`reached:2026-01-01:2026-12-31:stage=${stageId}`, { kind: 'reached', ...span, stageId }],
  ['quiet', { kind: 'quiet' }],
  ['interested-today', { kind: 'interested-today' }],
  ['without-source', { kind: 'without-source' }],
]

const throughAddress = (figure: LeadFigure) => {
  const { filters, ...address } = readListAddress(new URLSearchParams())
  const params = writeListAddress({ ...address, filters: { ...filters, figure } })
  return readListAddress(new URLSearchParams(params.toString())).filters.figure
}

describe('the leads behind a number', () => {
  it('are one short parameter, and read as they were written', () => {
    for (const [text, figure] of written) {
      expect(writeFigure(figure)).toBe(text)
      expect(readFigure(text)).toEqual(figure)
      expect(throughAddress(figure)).toEqual(figure)
    }
  })

  it('may be about any text', () => {
    const texts = [
      'a:b',
      'city=x',
      ':valued',
      '50% off, maybe',
      'पुणे & परिसर',
      'a+b#c?',
      ' two\nlines ',
      'x\\,y',
      '😀',
    ]
    for (const text of texts) {
      expect(throughAddress({ kind: 'won', ...span, isValued: true, city: text })).toMatchObject({
        city: text,
      })
      expect(throughAddress({ kind: 'lost', ...span, reason: text })).toEqual({
        kind: 'lost',
        ...span,
        reason: text,
      })
    }
  })

  it('filter nothing in an address that cannot be read, and are refused in a call', () => {
    const unreadable = [
      'won',
      'won:2026-01-01',
      'won:2026-02-30:2026-12-31',
      'won:2026-12-31:2026-01-01',
      'won:2026-01-01:2026-12-31:',
      'won:2026-01-01:2026-12-31:reason=x',
      'won:2026-01-01:2026-12-31:city=pune'.padEnd(2_100, 'x'),
      'lost:2026-01-01:2026-12-31:city=pune',
      'lost:2026-01-01:2026-12-31:sourceless',
      'contacted:2026-01-01:2026-12-31:valued',
      'reached:2026-01-01:2026-12-31',
      'reached:2026-01-01:2026-12-31:stage=1',
      'quiet:2026-01-01:2026-12-31',
      'constructor:2026-01-01:2026-12-31',
      'something',
    ]
    for (const text of unreadable) {
      expect(isReadable('figure', text), text).toBe(false)
      expect(readFilters((name) => (name === 'figure' ? text : null))).toEqual(noFilters)
    }
    expect(isReadable('figure', 'quiet')).toBe(true)
  })

  it('count as one filter', () => {
    const filters = { ...noFilters, figure: { kind: 'won', ...span, city: 'pune', isValued: true } } as const
    expect(writeFilters(filters)).toEqual({ figure: 'won:2026-01-01:2026-12-31:valued:city=pune' })
    expect([isFiltered(filters), countFilters(filters)]).toEqual([true, 1])
    expect(countFilters({ ...filters, createdFrom: '2026-01-01', createdTo: '2026-12-31' })).toBe(2)
  })
})
