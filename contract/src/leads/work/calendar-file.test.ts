import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

const lead = {
  id: '019a1f3e-0000-7000-8000-0000000000e1',
  type: 'individual' as const,
  companyName: undefined,
  firstName: 'Ananya; the',
  lastName: 'Iyer, Pune\\',
  phone: '+91 9845021763',
  address: '7 Law College Road\nErandwane',
  city: 'Pune',
  followUpOn: '2026-03-12',
  followUpTime: '16:05',
  followUpKind: 'client-visit' as const,
}
const at = {
  zone: 'Asia/Kolkata',
  now: new Date('2026-03-10T08:00:00.123Z'),
  address: 'https://foyer.test/x',
}
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('the calendar file of a follow-up', () => {
  it('has its time in UTC, whatever the zone of the company', () => {
    const lines = unfolded(calendarFile(lead, at) ?? '')
    expect(lines).toContain('DTSTART:20260312T103500Z')
    expect(lines).toContain('DTEND:20260312T113500Z')
    expect(lines).toContain('DTSTAMP:20260310T080000Z')
    const abroad = unfolded(calendarFile(lead, { ...at, zone: 'America/New_York' }) ?? '')
    expect(abroad).toContain('DTSTART:20260312T200500Z')
  })

  it('C-036 a call without a time is at 10:00, for half an hour and at no place', () => {
    const call = { ...lead, followUpTime: undefined, followUpKind: undefined }
    const lines = unfolded(calendarFile(call, at) ?? '')
    expect(lines).toContain('DTSTART:20260312T043000Z')
    expect(lines).toContain('DTEND:20260312T050000Z')
    expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
    expect(calendarFile({ ...lead, followUpOn: undefined }, at)).toBeUndefined()
  })

  it('RFC 5545: has no control characters, which were copied along with a text', () => {
    const lines = unfolded(
      calendarFile({ ...lead, address: 'Law\u0000 Col\u000blege\u007f\tRoad' }, at) ?? '',
    )
    expect(lines).toContain('LOCATION:Law College\tRoad\\, Pune')
  })

  it('RFC 5545: escaped, ended with CR LF, no line over 75 octets, nothing cut within a sign', () => {
    const text = calendarFile({ ...lead, address: `${'सड़क '.repeat(40)}; end` }, at) ?? ''
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toContain('�')
    const lines = unfolded(text)
    expect(lines).toContain('SUMMARY:Visit: Ananya\\; the Iyer\\, Pune\\\\')
    expect(lines).toContain('DESCRIPTION:+91 9845021763\\nhttps://foyer.test/x')
    expect(lines.find((line) => line.startsWith('LOCATION'))).toBe(
      `LOCATION:${'सड़क '.repeat(40)}\\; end\\, Pune`,
    )
  })
})
