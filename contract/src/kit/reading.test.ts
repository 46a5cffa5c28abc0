import { describe, expect, it } from 'vitest'
import { readArea } from './area'
import { readDay } from './dates'
import { readAmount } from './money'
import { formatStoredPhone, phoneProblem, readPhone } from './phone'
import { personName } from './typed-text'

/** C-161, C-162: what people write here is read as what they mean, and anything else is not read at all. */

describe('phones', () => {
  it.each([
    '9845021763',
    '98450 21763',
    '98450-21763',
    '98450.21763',
    '(98450) 21763',
    '098450 21763',
    '91 98450 21763',
    '91-98450-21763',
    '+91 98450 21763',
    '+91-98450-21763',
    '+919845021763',
    '(+91) 98450-21763',
    '+91 (0)98450 21763',
    '0091 98450 21763',
    '\u202a+91 98450\u00a021763\u202c',
    ' 98450\u201321763 ',
  ])('C-162 %j is +91 9845021763', (written) => {
    expect(readPhone(written, '91')).toEqual({ dialCode: '91', national: '9845021763' })
    expect(formatStoredPhone('91', written)).toBe('+91 9845021763')
    expect(phoneProblem('91', written)).toBeUndefined()
  })

  it.each([
    ['0982001234', '0982001234'],
    ['9198200123', '9198200123'],
    ['98200123456', '98200123456'],
    ['00982001234567', undefined],
  ])('C-162 nothing is taken off %s unless ten digits remain', (written, national) => {
    expect(readPhone(written, '91')?.national).not.toBe('9820012345')
    if (national) expect(readPhone(written, '91')).toEqual({ dialCode: '91', national })
  })

  it('C-162 elsewhere a 0 in front belongs to the number', () => {
    expect(readPhone('0501234567', '971')).toEqual({ dialCode: '971', national: '0501234567' })
    expect(readPhone('0091 98450 21763', '971')).toEqual({ dialCode: '91', national: '9845021763' })
    expect(readPhone('+971 50 123 4567', '91')).toEqual({ dialCode: '971', national: '501234567' })
  })

  it.each(['98450x21763', '98450 21763 / 98450 21764', 'call me', '', '+', '98450,21763', '९८४५०२१७६३'])(
    'C-162 %j is no number, and never the digits in it',
    (written) => {
      expect(readPhone(written, '91')).toBeUndefined()
      expect(phoneProblem('91', written)).toBe('unreadable')
    },
  )
})

describe('amounts', () => {
  it.each([
    ['18,50,000', 1850000],
    [' 1850000 ', 1850000],
    ['1,850,000', 1850000],
    ['18 50 000', 1850000],
    ['12,50,000.00', 1250000],
    ['₹ 18,50,000', 1850000],
    ['Rs. 4,500', 4500],
    ['Rs 12,50,000/-', 1250000],
    ['15 lakh', 1500000],
    ['15 Lakhs', 1500000],
    ['15lac', 1500000],
    ['12.5 L', 1250000],
    ['1.2 cr', 12000000],
    ['1.1 Crore', 11000000],
    ['50k', 50000],
    ['50 thousand', 50000],
    ['12.5', 13],
    ['999.4', 999],
    ['0', 0],
    ['007', 7],
  ])('C-162 %j is %d', (written, amount) => {
    expect(readAmount(written)).toBe(amount)
  })

  it.each([
    '',
    '  ',
    'ten',
    '1.2.3',
    '5-10',
    '₹',
    '12,5',
    '1,2,3',
    '12.50.000',
    '-300',
    '1e5',
    '15 lakhs or so',
    'l',
    '1 cr 20 l',
  ])('C-162 %j is refused', (written) => {
    expect(readAmount(written)).toBeUndefined()
  })
})

it.each([
  ['1250', '1250'],
  ['1,250.50', '1250.5'],
  ['0850', '850'],
  ['1250.00', '1250'],
  ['1200 sqft', undefined],
  ['1.2.3', undefined],
  ['12,5', undefined],
])('C-162 the area %j is %j', (written, area) => {
  expect(readArea(written)).toBe(area)
})

describe('days', () => {
  it.each([
    '20-12-2026',
    '20-12-26',
    '20/12/26',
    '20.12.26',
    '20 12 2026',
    '20122026',
    '201226',
    ' 2026-12-20 ',
    '20 - 12 - 26',
    '20–12–26',
    '20-Dec-26',
    '20-Dec-2026',
    '20 dec 2026',
    '20 December 2026',
    '20th Dec, 2026',
    '20.DEC.26',
    'Dec 20, 2026',
    'December 20 2026',
    '2026/12/20',
  ])('C-162 %j is 20 December 2026', (written) => {
    expect(readDay(written)).toBe('2026-12-20')
  })

  it('C-162 every month has its name, short and long', () => {
    const long = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, month, 5)),
      ),
    )
    const days = long.map((_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`)
    expect(long.map((name) => readDay(`5 ${name} 2026`))).toEqual(days)
    expect(long.map((name) => readDay(`5-${name.slice(0, 3)}-26`))).toEqual(days)
    expect(readDay('5 Sept 2026')).toBe('2026-09-05')
  })

  it('C-162 a birthday of two figures lies in the past', () => {
    expect(readDay('15-08-85', '2026-11-17')).toBe('1985-08-15')
    expect(readDay('15-08-05', '2026-11-17')).toBe('2005-08-15')
  })

  it.each([
    '',
    '31-02-2026',
    '12-20-2026',
    'tomorrow',
    '20-12',
    '20-12-226',
    '2026',
    '31-Feb-26',
    '20-Decem-x',
    '20-Dex-26',
    '20-Decimal-26',
    'Dec-26',
  ])('C-162 %j is no day', (written) => {
    expect(readDay(written)).toBeUndefined()
  })
})

describe('names', () => {
  it.each([
    "D'Souza",
    'O’Brien',
    'Mary-Ann',
    'Dr. Rao',
    'K. R.',
    'A.P.J. Abdul Kalam',
    'J.-P. Rao',
    'मीरा जोशी',
    'José',
    'Şule',
  ])('C-161 %s is a name', (name) => {
    expect(personName.test(name)).toBe(true)
  })

  it.each(['R2D2', '-', '.', "'", '<b>', 'a@b', 'Anna\tRao', '🏠', '', ' ', 'a--b', '- Ann'])(
    'C-161 %j is none',
    (name) => {
      expect(personName.test(name)).toBe(false)
    },
  )
})
