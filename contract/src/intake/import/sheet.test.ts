import { expect, it } from 'vitest'
import type { SheetLine } from './model'
import { refusedFile } from './refused-file'
import { columnLetters, columnsOf, headerRowOf, rowsBelow } from './sheet'

const line = (row: number, ...cells: string[]) => ({ row, cells })
const none = { customFields: [], remembered: {} }

it('C-092 headings are found wherever they stand, compared without case', () => {
  const lines = [
    line(1, 'Enquiries of November'),
    line(3, 'Sr', 'CUSTOMER NAME', 'Mobile No.', 'enquiry source', 'Mobile 2', 'Phone'),
    line(4, '1', 'Ananya Iyer', '9845021763', 'Instagram', '', ''),
  ]
  expect(headerRowOf(lines, none)).toBe(3)
  expect(columnsOf(lines, 3, none).map(({ target }) => target)).toEqual([
    undefined,
    'fullName',
    'phone',
    'source',
    'otherPhone',
    'otherPhone',
  ])
  expect(rowsBelow(lines, 3).map(({ row }) => row)).toEqual([4])
})

it('C-092 of several columns for one field the best named has it, further numbers are other numbers', () => {
  const targets = (...headings: string[]) =>
    columnsOf([line(1, ...headings)], 1, none).map(({ target }) => target)
  expect(targets('ad_name', 'adset_name', 'campaign_name', 'form_name')).toEqual([
    undefined,
    undefined,
    'sourceName',
    undefined,
  ])
  expect(
    targets('Annual Revenue', 'Original Source', 'Lifecycle Stage', 'Budget', 'Lead source', 'Lead Status'),
  ).toEqual([undefined, undefined, undefined, 'budget', 'source', 'stage'])
  expect(targets('WhatsApp Number', 'Phone', 'Mobile')).toEqual(['phone', 'otherPhone', 'otherPhone'])
  expect(targets('Subject', 'Notes')).toEqual(['remarks', 'remarks'])
})

it('C-092 a column Area without a figure is a place, as JustDial writes it', () => {
  const heads = line(1, 'name', 'mobile', 'area', 'city', 'brancharea')
  const targets = (...rows: string[]) =>
    columnsOf([heads, ...rows.map((area, at) => line(at + 2, 'A', '9845021763', area))], 1, none).map(
      ({ target }) => target,
    )
  expect(targets('Andheri East', '', 'Kothrud')).toEqual(['fullName', 'phone', 'address', 'city', undefined])
  expect(targets('1,200 sq ft', 'not known')).toEqual(['fullName', 'phone', 'area', 'city', 'address'])
  expect(targets()[2]).toBe('area')
})

it('C-092 stages and people of another program go nowhere by themselves, unless it was chosen so', () => {
  const lines = [
    line(1, 'Name', 'Mobile', 'lead_status', 'Lead Owner', 'Call Status'),
    line(2, 'Ananya', '9845021763', 'CREATED', 'Zoho Admin', 'RNR'),
  ]
  const rules = {
    stages: [{ id: 'won', name: 'Won', statuses: [] }],
    people: [{ id: 'kavya', fullName: 'Kavya Menon', email: 'kavya@example.in' }],
  }
  const targets = (more: SheetLine[], over: object = {}) =>
    columnsOf([...lines, ...more], 1, { ...none, rules, ...over })
      .map(({ target }) => target)
      .slice(2)
  expect(targets([])).toEqual([undefined, undefined, undefined])
  expect(targets([], { remembered: { 'lead status': 'stage' } })[0]).toBe('stage')
  const own = line(3, 'Meera', '9845021764', 'won', 'kavya@example.in', 'No Response')
  expect(targets([own])).toEqual(['stage', 'assignee', 'callStatus'])
})

it('what was chosen before counts more than the name, unless the field is gone', () => {
  const lines = [line(1, 'Name', 'Floor', 'City')]
  const known = {
    customFields: [{ id: 'f1', name: 'Floor' }],
    remembered: { name: 'companyName', city: 'custom:gone' },
  }
  expect(columnsOf(lines, 1, known).map(({ target }) => target)).toEqual(['companyName', 'custom:f1', 'city'])
})

it('a sheet whose headings say nothing begins with its fullest line, and columns without a heading are there', () => {
  const lines = [line(2, 'x'), line(3, 'Wer', '', 'Was'), line(4, 'a', 'b', 'c', 'd')]
  expect(headerRowOf(lines.slice(0, 2), none)).toBe(3)
  expect(columnsOf(lines, 3, none).map(({ heading }) => heading)).toEqual(['Wer', '', 'Was', ''])
  expect(headerRowOf([], none)).toBeUndefined()
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

it('C-140 the file of refused rows says why, and nothing in it runs', () => {
  expect(
    refusedFile(['Name', 'Phone'], [{ cells: ['=cmd()', '+91 98450'], reason: 'Phone Number is not valid' }]),
  ).toBe("\ufeffName,Phone,Reason\r\n'=cmd(),+91 98450,Phone Number is not valid\r\n")
})

it('a file without headings begins with its first row', () => {
  const lines = [line(1, 'Amit Shah', '98765 40001', 'Pune'), line(2, 'Neha Gupta', '9876540002', 'Goa')]
  expect(headerRowOf(lines, none)).toBe(0)
  expect(columnsOf(lines, 0, none).map(({ heading }) => heading)).toEqual(['', '', ''])
  expect(rowsBelow(lines, 0)).toEqual(lines)
  expect(headerRowOf([line(1, 'Wer', 'Was', 'Wo'), ...lines.slice(1)], none)).toBe(1)
})
