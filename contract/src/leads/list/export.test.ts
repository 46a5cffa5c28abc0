import { describe, expect, it } from 'vitest'
import { type ExportedLead, exportFileName, exportHead, exportHeadings, exportLine } from './export'

const blank: ExportedLead = {
  firstName: '',
  lastName: '',
  companyName: undefined,
  email: undefined,
  phone: undefined,
  stageName: '',
  statusName: undefined,
  expectedClosure: undefined,
  budget: undefined,
  workScope: undefined,
  address: undefined,
  city: undefined,
  area: undefined,
  areaUnit: undefined,
  postalCode: undefined,
  source: undefined,
  sourceName: undefined,
  assigneeName: undefined,
  lastCallAt: undefined,
  convertedAt: undefined,
  convertedBy: undefined,
  followUpOn: undefined,
  followUpTime: undefined,
  callStatus: 'new',
}
const zone = 'Asia/Kolkata'
const firstCell = (firstName: string) => {
  const written = exportLine({ ...blank, firstName }, zone)
  return written.slice(0, written.length - `${','.repeat(19)}New Lead\r\n`.length)
}

describe('the export', () => {
  it('L-228 lead_data.csv has the 20 columns in the listed order', () => {
    expect(exportFileName).toBe('lead_data.csv')
    expect(exportHeadings).toHaveLength(20)
    expect(exportHead()).toBe(
      '\ufeffFirst Name,Last Name,Email,Phone Number,Lead status,Expected Closure,Budget,Scope,Address,City,Area,Pin Code,Lead Source,Source Name,Assigned To,Last Call Date,Convert to Project on Date,Follow up on Date and Time,Converted By,Last Call Status\r\n',
    )
  })

  it('L-228 writes each value under its heading, dates in the time of the company', () => {
    const lead: ExportedLead = {
      firstName: 'Ananya',
      lastName: 'Iyer',
      companyName: undefined,
      email: 'ananya@example.in',
      phone: '+91 9845021763',
      stageName: 'Won',
      statusName: 'Signed',
      expectedClosure: '2026-12-01',
      budget: 1_850_000,
      workScope: 'FFE',
      address: '12, MG Road',
      city: 'Pune',
      area: '1200',
      areaUnit: 'sqft',
      postalCode: '411001',
      source: 'Instagram',
      sourceName: 'Reel',
      assigneeName: 'Kavya Menon',
      lastCallAt: '2026-11-14T20:00:00.000Z',
      convertedAt: '2026-11-15T10:00:00.000Z',
      convertedBy: 'Rohan Shah',
      followUpOn: '2026-11-20',
      followUpTime: '16:05',
      callStatus: 'interested',
    }
    expect(exportLine(lead, zone)).toBe(
      'Ananya,Iyer,ananya@example.in,+91 9845021763,Won - Signed,01-12-2026,1850000,FFE,"12, MG Road",Pune,1200 sqft,411001,Instagram,Reel,Kavya Menon,15-11-2026,15-11-2026,20-11-2026 4:05 PM,Rohan Shah,Interested\r\n',
    )
  })

  it('L-229 quotes commas, quotes and line breaks', () => {
    expect(firstCell('a,b')).toBe('"a,b"')
    expect(firstCell('say "hi"')).toBe('"say ""hi"""')
    expect(firstCell('two\nlines')).toBe('"two\nlines"')
  })

  it('L-229 cells that a spreadsheet could run begin with an apostrophe', () => {
    for (const cell of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '  =1',
      '\u200b=1',
      '\ufeff@x',
      '＝1',
      '＠x',
      '－1',
      '−1',
    ])
      expect(firstCell(cell), cell).toBe(`'${cell}`)
    expect(firstCell('\t=1')).toBe('"\'\t=1"')
    expect(firstCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"')
    for (const cell of ['Anne-Marie', 'a@b.in', '1+1', 'मीरा']) expect(firstCell(cell)).toBe(cell)
    expect(exportLine({ ...blank, phone: '+91 98450 21763' }, zone)).toContain(',+91 98450 21763,')
    expect(exportLine({ ...blank, phone: '+91-98450' }, zone)).toContain(",'+91-98450,")
    expect(firstCell('+91 98450\n=1')).toBe('"\'+91 98450\n=1"')
  })
})
