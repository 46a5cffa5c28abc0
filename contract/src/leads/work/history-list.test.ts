import { describe, expect, it } from 'vitest'
import { type HistoryEntry, type HistoryKind, historyGroups, historyKinds } from './history'
import { foldDuplicates, groupByDay, withFurther } from './history-list'

const kolkata = 'Asia/Kolkata'
const entry = (at: string, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: at,
  at,
  kind: 'remark' as HistoryKind,
  actor: { id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.com' },
  sentence: 'A new comment has been added.',
  remark: 'Called',
  callStatus: undefined,
  ...over,
})

describe('a history', () => {
  it('D-014 L-086 is grouped under Today, Yesterday and dates of the company’s zone', () => {
    const entries = [
      entry('2026-03-10T18:29:00.000Z', { remark: 'a' }),
      entry('2026-03-09T18:31:00.000Z', { remark: 'b' }),
      entry('2026-03-09T18:29:00.000Z', { remark: 'c' }),
      entry('2025-12-31T12:00:00.000Z', { remark: 'd' }),
    ]
    const now = new Date('2026-03-10T12:00:00.000Z')
    const shown = groupByDay(entries, kolkata, now).map(({ heading, entries: of }) => [
      heading,
      of.map(({ remark }) => remark),
    ])
    expect(shown).toEqual([
      ['Today', ['a', 'b']],
      ['Yesterday', ['c']],
      ['31 Dec 2025', ['d']],
    ])
    expect(groupByDay(entries, 'America/New_York', now)[0]?.heading).toBe('Today')
    expect(groupByDay([], kolkata, now)).toEqual([])
  })

  it('L-106 comments that repeat the one beside them are shown once', () => {
    const at = '2026-03-10T10:00:00.000Z'
    const folded = foldDuplicates([entry(at), entry(at), entry('2026-03-10T09:00:00.000Z')], kolkata)
    expect(folded.map(({ times }) => times)).toEqual([3])
  })

  it.each<[string, Partial<HistoryEntry>]>([
    ['another text', { remark: 'Called again' }],
    ['another call status', { callStatus: 'interested' }],
    ['another email flag', { isEmailSent: true }],
    ['another day', { at: '2026-03-08T10:00:00.000Z' }],
    ['somebody else', { actor: undefined }],
    ['another meeting mode', { kind: 'interaction', meetingMode: 'Video call' }],
    ['another sentence where nothing was written', { remark: undefined, sentence: 'Not interested' }],
  ])('L-106 %s is not the same', (_what, over) => {
    const at = '2026-03-10T10:00:00.000Z'
    expect(foldDuplicates([entry(at), entry(at, over)], kolkata)).toHaveLength(2)
  })

  it('L-106 C-160 the same words of the same person are shown once, of whatever kind they are', () => {
    const at = '2026-03-10T10:00:00.000Z'
    const other = entry(at, { kind: 'note', sentence: 'A note' })
    expect(foldDuplicates([entry(at), other], kolkata).map(({ times }) => times)).toEqual([2])
  })

  it('L-106 what is not a comment, or not beside it, is shown as it is', () => {
    const at = '2026-03-10T10:00:00.000Z'
    expect(
      foldDuplicates([entry(at, { kind: 'stage' }), entry(at, { kind: 'stage' })], kolkata),
    ).toHaveLength(2)
    expect(foldDuplicates([entry(at), entry(at, { remark: 'x' }), entry(at)], kolkata)).toHaveLength(3)
  })

  it('every kind is in one group, so that a filter hides nothing for good', () => {
    expect(Object.values(historyGroups).flat().sort()).toEqual([...historyKinds].sort())
  })
})

describe('a history with the log of a project', () => {
  const line = (at: string, sentence: string) => entry(at, { sentence, remark: undefined })

  it('D-026 C-160 is one, the latest first; what both say is said once', () => {
    const lead = [
      line('2026-11-18T10:00:00.000Z', 'Quotation 2026-27/001 sent by email (₹100.00)'),
      line('2026-11-18T09:00:00.120Z', 'The draft project Villa has been created'),
      line('2026-11-17T09:00:00.000Z', 'The Lead has been added.'),
    ]
    const project = [
      line('2026-11-18T10:00:00.000Z', 'Quotation 2026-27/001 sent by email (₹100.00) Design services'),
      line('2026-11-18T09:30:00.000Z', 'File added plan.pdf'),
      line('2026-11-18T09:00:00.000Z', 'The draft project Villa has been created'),
      line('2026-11-16T09:00:00.000Z', 'The draft project Villa has been created'),
    ]
    const shown = (hasMore: boolean) =>
      withFurther(lead, project, hasMore).map(({ at, sentence }) => `${at.slice(8, 16)} ${sentence}`)
    expect(shown(false)).toEqual([
      '18T10:00 Quotation 2026-27/001 sent by email (₹100.00)',
      '18T09:30 File added plan.pdf',
      '18T09:00 The draft project Villa has been created',
      '17T09:00 The Lead has been added.',
      '16T09:00 The draft project Villa has been created',
    ])
    // Older lines of the project wait until as much of the lead is read.
    expect(shown(true)).toEqual(shown(false).slice(0, 4))
  })
})
