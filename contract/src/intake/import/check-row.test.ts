import { describe, expect, it } from 'vitest'
import type { ArrivingValue } from '../read-arrival'
import type { Target } from '../targets'
import { checkRow, problemSentence, problemsOfRow, repeatedRows, valuesOfRow } from './check-row'
import type { ImportRules } from './rules'
import { readDayAndTime, readStage } from './standing'

const rules: ImportRules = {
  dialCode: '91',
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  now: '2026-11-17T10:00:00.000Z',
  customFields: [
    {
      id: 'floor',
      name: 'Floor',
      sections: [0],
      type: 'dropdown',
      isRequired: true,
      options: ['Ground'],
      isDefault: false,
    },
    {
      id: 'handover',
      name: 'Handover',
      sections: [0],
      type: 'date',
      isRequired: false,
      options: [],
      isDefault: false,
    },
    {
      id: 'rooms',
      name: 'Rooms',
      sections: [0],
      type: 'number',
      isRequired: false,
      options: [],
      isDefault: false,
    },
  ],
  stages: [
    { id: 'won', name: 'Won', statuses: [{ id: 101, name: 'Signed' }] },
    { id: 'on-hold', name: 'On - Hold', statuses: [{ id: 102, name: 'Later' }] },
  ],
  people: [
    { id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.in' },
    { id: 'rohan', fullName: 'Rohan Shah', email: 'rohan@example.in' },
    { id: 'other', fullName: 'Rohan Shah', email: 'other@example.in' },
  ],
  viewerId: 'kavya',
  mayAssign: true,
  mayEdit: true,
}

const good = { firstName: 'Ananya', phone: '9845021763' }
const check = (values: Partial<Record<Target, string>>, over: Partial<ImportRules> = {}) =>
  checkRow(
    Object.entries({ ...good, ...values }).map(
      ([target, text]): ArrivingValue => ({ target: target as Target, text }),
    ),
    { ...rules, ...over },
  )
const problemsWith = (values: Partial<Record<Target, string>>, over: Partial<ImportRules> = {}) =>
  check(values, over).problems.map(({ text }) => text)

describe('the rules of a row', () => {
  it('C-028 First Name and Phone Number are enough', () => {
    const empty = { lastName: '', email: '', budget: '', city: '', postalCode: '' }
    expect(problemsWith(empty)).toEqual([])
  })

  it.each([
    [
      'L-217',
      'firstName',
      ['', 'A1', 'x'.repeat(25)],
      ["D'Souza", 'Mary Ann', 'x'.repeat(24)],
      'First Name is not valid',
    ],
    ['L-218', 'lastName', ['R2', 'x'.repeat(25)], ['Rao', 'K. R.', ''], 'Last Name is not valid'],
    ['L-219', 'email', ['a@b', 'x', `${'x'.repeat(60)}@b.in`], ['a@b.in', ''], 'Email is not valid'],
    [
      'L-220',
      'phone',
      ['', '12345', '98450217', '+1 12'],
      ['+91 98450-21763', '919845021763', '098450 21763', '+1 2025550100'],
      'Phone Number is not valid',
    ],
    [
      'L-221',
      'budget',
      ['12345678901', 'much'],
      ['1234567890', '18 lakh', '12,50,000', ''],
      'Budget is not valid',
    ],
    ['L-222', 'city', ['x'.repeat(24), 'Pune2'], ['Navi Mumbai', ''], 'City Name is not valid'],
    [
      'L-223',
      'postalCode',
      ['41100', '4110011', 'abcdef'],
      ['411001', '411 001', ''],
      'Pin Code is not valid',
    ],
  ] as const)('%s %s', (_row, target, bad, fine, text) => {
    for (const value of bad) expect(problemsWith({ [target]: value }), value).toEqual([text])
    for (const value of fine) expect(problemsWith({ [target]: value }), value).toEqual([])
  })

  it('L-224 the sentence names the person', () => {
    const read = check({ lastName: 'Iyer', phone: '1' })
    expect(problemSentence(read.problems[0]?.text ?? '', read)).toBe(
      'Phone Number is not valid for Ananya Iyer',
    )
    const nameless = check({ firstName: '', phone: '1' })
    expect(problemSentence('First Name is not valid', nameless)).toBe('First Name is not valid')
  })

  it('values of custom fields are read as people write them', () => {
    const { draft, problems } = check({
      'custom:floor': 'ground',
      'custom:handover': '31/12/26',
      'custom:rooms': '1,200',
    })
    expect(problems).toEqual([])
    expect(draft.customValues).toEqual({ floor: 'Ground', handover: '2026-12-31', rooms: '1200' })
    expect(problemsWith({ 'custom:floor': 'Third', 'custom:handover': 'soon' })).toEqual([
      'Floor is not valid',
      'Handover is not valid',
    ])
  })
})

describe('how far a lead had come', () => {
  it('as the export writes it', () => {
    const { draft, standing, problems } = check({
      assignee: 'kavya menon',
      stage: 'Won - Signed',
      callStatus: 'Follow Up',
      lastCall: '15-11-2026',
      followUp: '20-11-2026 4:05 PM',
      expectedClosure: '01-12-2026',
    })
    expect(problems).toEqual([])
    expect(draft.assigneeId).toBe('kavya')
    expect(standing).toEqual({
      stageId: 'won',
      statusId: 101,
      callStatus: 'follow-up',
      lastCallAt: '2026-11-14T18:30:00.000Z',
      followUpOn: '2026-11-20',
      followUpTime: '16:05',
      expectedClosure: '2026-12-01',
    })
  })

  it('stages whose name has a dash, people by email, and what is not known', () => {
    expect(readStage('on - hold', rules.stages)).toEqual({ stageId: 'on-hold', statusId: undefined })
    expect(readStage('On - Hold - Later', rules.stages)).toEqual({ stageId: 'on-hold', statusId: 102 })
    expect(check({ assignee: 'other@example.in' }).draft.assigneeId).toBe('other')
    expect(
      problemsWith({ assignee: 'Rohan Shah', stage: 'Nowhere', lastCall: '01-01-2030', followUp: 'soon' }),
    ).toEqual([
      'Assigned To is not valid',
      'Lead status is not valid',
      'Last Call Date is not valid',
      'Follow up on Date and Time is not valid',
    ])
  })

  it('only by whom it may be set', () => {
    const few = { mayAssign: false, mayEdit: false }
    expect(problemsWith({ assignee: 'rohan@example.in', stage: 'Won' }, few)).toEqual([
      'Assigned To: your role does not allow you to set it',
      'Lead status: your role does not allow you to set it',
    ])
    expect(problemsWith({ assignee: 'Kavya Menon' }, few)).toEqual([])
  })

  it.each([
    ['20/11/2026', '2026-11-20', undefined],
    ['20.11.26', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-20', undefined],
    ['2026-11-20 16:05', '2026-11-20', '16:05'],
    ['2026-11-20T16:05:00', '2026-11-20', '16:05'],
    ['20-11-2026, 9:05 am', '2026-11-20', '09:05'],
    ['31-Dec-26', '2026-12-31', undefined],
    ['31 Dec 2026 16:05', '2026-12-31', '16:05'],
    ['Dec 31, 2026 04:05 PM', '2026-12-31', '16:05'],
  ])('C-162 the day %s', (text, day, time) => {
    expect(readDayAndTime(text)).toEqual({ day, time })
  })
})

it('the cells of a row go into fields, and a problem knows its cell', () => {
  const columns = [
    { index: 0, target: 'fullName' },
    { index: 2, target: 'phone' },
  ]
  const read = checkRow(valuesOfRow(['', 'x', '1'], columns), rules)
  expect(problemsOfRow(7, read, columns)).toEqual([
    { row: 7, column: 0, target: 'firstName', text: 'First Name is not valid' },
    { row: 7, column: 2, target: 'phone', text: 'Phone Number is not valid' },
  ])
})

it('C-091 rows of one person are found in the file', () => {
  const rows = [
    { row: 2, identities: ['+919845021763', 'a@b.in'] },
    { row: 3, identities: ['+919845021764'] },
    { row: 4, identities: ['a@b.in', '+919845021765'] },
    { row: 5, identities: ['+919845021765'] },
  ]
  expect([...repeatedRows(rows)]).toEqual([
    [4, 2],
    [5, 2],
  ])
})
