import { expect, it } from 'vitest'
import { readListAddress, writeListAddress } from '../leads/list/address'
import { noFilters } from '../leads/list/filters'
import { readFigureAddress, withFigures } from './address'
import { changeOf } from './change'
import { checkRange } from './custom-range'
import { cutLabel } from './names'
import { bucketWords, monthWords, passedOf, spanWords } from './span-words'

const kavya = '01990000-0000-7000-8000-00000000aaaa'
const rohan = '01990000-0000-7000-8000-00000000bbbb'
const read = (query: string) => readFigureAddress(new URLSearchParams(query))

it('A-001 A-006 period and members are in the address; what cannot be read is the usual', () => {
  expect(read('')).toEqual({ choice: { period: 'this-year' }, people: [] })
  expect(read(`period=last-quarter&members=${kavya},${rohan},${kavya},me`)).toEqual({
    choice: { period: 'last-quarter' },
    people: [kavya, rohan],
  })
  expect(read('period=custom&from=2026-02-01&to=2026-02-28').choice).toEqual({
    period: 'custom',
    from: '2026-02-01',
    to: '2026-02-28',
  })
  for (const unread of [
    'period=tomorrow',
    'period=custom',
    'period=custom&from=2026-02-01',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-03-02&to=2026-03-01',
    'period=custom&from=1990-01-01&to=2026-03-01',
    'period=custom&from=9999-12-01&to=9999-12-31',
    'period=custom&from=0001-01-01&to=0001-01-31',
  ])
    expect(read(unread).choice).toEqual({ period: 'this-year' })
})

it('A-006 has no more members than the list behind a number takes, and each of them is in its address', () => {
  const many = Array.from(
    { length: 201 },
    (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const { people } = read(`members=${many.join(',')}`)
  expect(people).toEqual(many.slice(0, 200))
  const list = writeListAddress({
    ...readListAddress(new URLSearchParams()),
    filters: { ...noFilters, assignees: people },
  })
  expect(readListAddress(list).filters.assignees).toEqual(people)
})

it('writes only what is not usual, and leaves the rest of the address alone', () => {
  const write = (query: string, change: Parameters<typeof withFigures>[1]) =>
    withFigures(new URLSearchParams(query), change).toString()
  expect(write('lead=1', { choice: { period: 'last-week' } })).toBe('lead=1&period=last-week')
  expect(write('period=last-week', { people: [kavya] })).toBe(`period=last-week&members=${kavya}`)
  expect(write(`period=custom&from=2026-01-01&to=2026-01-02&members=${kavya}`, { people: [] })).toBe(
    'period=custom&from=2026-01-01&to=2026-01-02',
  )
  expect(write('period=custom&from=2026-01-01&to=2026-01-02', { choice: { period: 'this-year' } })).toBe('')
})

it('A-003 two days are needed, and the end is not before the start', () => {
  const problems = (from: string, to: string) => checkRange({ from, to }).fields
  expect(problems('2026-02-01', '2026-02-01')).toEqual({})
  expect(problems('', '')).toEqual({
    from: 'Please choose the Start Date.',
    to: 'Please choose the End Date.',
  })
  expect(problems('2026-02-02', '2026-02-01')).toEqual({
    to: 'The End Date cannot be before the Start Date.',
  })
  expect(problems('2010-02-02', '2026-02-01')).toEqual({ to: 'Please choose at most ten years.' })
  for (const [from, to] of [
    ['1899-12-31', '1900-01-01'],
    ['2999-12-31', '3000-01-01'],
  ] as const)
    expect(problems(from, to)).toEqual({ to: 'Please choose days between 1900 and 2999.' })
  expect(Object.keys(problems('31-31', '2026-02-01'))).toEqual(['from'])
})

it('A-011 from nothing to something is new, and nothing to nothing is no change', () => {
  expect(changeOf(112, 100)).toEqual({ kind: 'by', percent: 12 })
  expect(changeOf(0, 3)).toEqual({ kind: 'by', percent: -100 })
  expect(changeOf(3, 3)).toEqual({ kind: 'by', percent: 0 })
  expect(changeOf(5, 0)).toEqual({ kind: 'new' })
  expect(changeOf(0, 0)).toEqual({ kind: 'none' })
})

it('A-027 labels of stages are cut at ten signs', () => {
  expect(cutLabel('Site Visit')).toBe('Site Visit')
  expect(cutLabel('Proposal Sent')).toBe('Proposal S...')
})

it('says the days of a period and of a column', () => {
  expect(spanWords({ from: '2026-01-01', to: '2026-11-18' })).toBe('1 Jan – 18 Nov 2026')
  expect(spanWords({ from: '2025-12-28', to: '2026-01-03' })).toBe('28 Dec 2025 – 3 Jan 2026')
  expect(spanWords({ from: '2026-11-18', to: '2026-11-18' })).toBe('18 Nov 2026')
  expect(passedOf({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-18').to).toBe('2026-11-18')
  expect(passedOf({ from: '2027-01-01', to: '2027-12-31' }, '2026-11-18').to).toBe('2027-12-31')
  expect([monthWords('2026-04-01', false), monthWords('2026-04-01', true)]).toEqual(['Apr', 'Apr 26'])
  expect(bucketWords({ from: '2026-04-01', to: '2026-04-30' }, 'month')).toBe('Apr 2026')
  expect(bucketWords({ from: '2026-04-08', to: '2026-04-15' }, 'week')).toBe('8 Apr – 15 Apr 2026')
})
