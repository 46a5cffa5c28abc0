import { describe, expect, it } from 'vitest'
import { readFollowUpWords, readSpoken } from './follow-up-words'

const zone = 'Asia/Kolkata'
/** A Thursday. */
const said = (text: string, local = '2026-11-19T10:30:00') => {
  const followUp = readFollowUpWords(readSpoken(text).words, new Date(`${local}+05:30`), zone)
  return followUp && `${followUp.on} ${followUp.time ?? '-'}`
}

describe('Sales floor follow-up in words', () => {
  it.each([
    ['follow-up tomorrow 11', '2026-11-20 11:00'],
    ['follow up tmrw 4', '2026-11-20 16:00'],
    ['Follow-up Tomorrow, 4:30 PM', '2026-11-20 16:30'],
    ['fu mon 4pm', '2026-11-23 16:00'],
    ['fu monday at 9', '2026-11-23 09:00'],
    ['call back thu', '2026-11-26 10:00'],
    ['next fri 12', '2026-11-27 12:00'],
    ['next week', '2026-11-23 10:00'],
    ['in 3 days', '2026-11-22 10:00'],
    ['in a week 10.30', '2026-11-26 10:30'],
    ['after two weeks', '2026-12-03 10:00'],
    ['in 2 hours', '2026-11-19 12:30'],
    ['in half an hour', '2026-11-19 11:00'],
    ['day after tomorrow 5 pm', '2026-11-21 17:00'],
    ['20 nov 11', '2026-11-20 11:00'],
    ['nov 25th at 3', '2026-11-25 15:00'],
    ['5 jan', '2027-01-05 10:00'],
    ['20/12', '2026-12-20 10:00'],
    ['20-12-2026 16:00', '2026-12-20 16:00'],
    ['tomorrow morning', '2026-11-20 10:00'],
    ['this evening', '2026-11-19 18:00'],
    ['tonight', '2026-11-19 20:00'],
    ['today 5', '2026-11-19 17:00'],
    ['12am tomorrow', '2026-11-20 00:00'],
    // A time alone is the next such time.
    ['4pm', '2026-11-19 16:00'],
    ['fu 9', '2026-11-20 09:00'],
  ])('%s', (text, meant) => expect(said(text)).toBe(meant))

  it.each([
    '',
    'follow-up',
    'meera',
    'tomorrow at the site',
    '25pm',
    '31 feb',
    '01-01-2020',
    'mon 44',
    'tomorrow 11 12',
  ])('does not guess what is meant by "%s"', (text) => expect(said(text)).toBeUndefined())

  it('counts days where the firm is, not where the clock stands', () => {
    // In London it is still the 19th.
    expect(said('tomorrow', '2026-11-20T01:00:00')).toBe('2026-11-21 10:00')
    expect(said('in 30 min', '2026-11-19T23:45:00')).toBe('2026-11-20 00:15')
  })

  it('knows who begins to speak of a follow-up', () => {
    expect(readSpoken('FU ')).toEqual({ isFollowUp: true, words: '' })
    expect(readSpoken('follow-up tomorrow')).toEqual({ isFollowUp: true, words: 'tomorrow' })
    expect(readSpoken('furniture').isFollowUp).toBe(false)
  })
})
