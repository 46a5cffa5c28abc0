import { utils, write } from '@e965/xlsx'
import { fileRefusals } from '@foyer/contract/files/messages'
import { importLimits } from '@foyer/contract/intake/import/limits'
import { columnsOf } from '@foyer/contract/intake/import/sheet'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLead, sentencesOf } from '../../../testing/builders/capture'
import { csvFile, runImports } from '../../../testing/builders/imports'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { readSpreadsheet } from './reader/read-spreadsheet'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin', { firstName: 'Kavya', lastName: 'Menon' })
})

const leadsOf = async (): Promise<{ id: string; first_name: string }[]> =>
  (
    await test.deps.database.pool.query(
      'select id, first_name from leads where company_id = $1 order by first_name',
      [company.id],
    )
  ).rows

describe('import.parse for other programs', () => {
  it('answers with rows keyed by the names of the columns', async () => {
    const answer = await test.send(admin, importEndpoints.parseFile, {
      file: csvFile('First Name,Phone Number,,First Name\nAnanya,9845021763,x,again\n'),
    })
    expect(answer).toEqual({
      status: 200,
      body: [{ 'First Name': 'Ananya', 'Phone Number': '9845021763', C: 'x', 'First Name (2)': 'again' }],
    })
  })

  it('L-215 of a workbook the first sheet with rows, whatever the file is called', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Empty')
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([['List'], ['Name', 'Mobile'], ['Meera', 9_845_021_764]]),
      'Leads',
    )
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' })
    expect(await test.call(admin, importEndpoints.parseFile, { file: csvFile(bytes, 'leads.txt') })).toEqual({
      headings: ['Name', 'Mobile'],
      rows: [['Meera', '9845021764']],
    })
    const picture = await test.send(admin, importEndpoints.parseFile, {
      file: csvFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'leads.xlsx'),
    })
    expect(picture).toMatchObject({ status: 415, body: { message: importRefusals.wrongKind.text } })
  })

  it('L-216 file over 2097152 bytes', async () => {
    const content = `Name\n${'x\n'.repeat(importLimits.file.maxBytes / 2)}`
    for (const endpoint of [importEndpoints.parseFile, importEndpoints.sheets]) {
      const answer = await test.send(admin, endpoint, { file: csvFile(content) })
      expect(answer).toMatchObject({
        status: 413,
        body: { message: 'File size exceeds the limit of 2 MB. Please choose a smaller file.' },
      })
    }
  })

  it('without a file, without rows, and with a plan that is none', async () => {
    const without = await test.send(admin, importEndpoints.parseFile, { file: undefined })
    expect(without.body.message).toBe(fileRefusals.none.text)
    const empty = await test.send(admin, importEndpoints.sheets, { file: csvFile('\n\n') })
    expect(empty).toMatchObject({ status: 422, body: { message: importRefusals.empty.text } })
    const form = new FormData()
    form.append('plan', '{')
    form.append('file', new Blob(['Name\nx']), 'a.csv')
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/lms/imports',
      payload: form,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(statusCode).toBe(400)
  })
})

describe('import.save for other programs', () => {
  const lead = {
    firstName: 'Ananya',
    lastName: 'Iyer',
    phoneNumber: '98450 21763',
    budget: '18 lakh',
    requirements: 'FFE',
  }
  const save = (...leads: object[]) =>
    test.app.inject({
      method: 'POST',
      url: `/user/save-leads?userId=${admin.userId}`,
      payload: leads,
      headers: { authorization: `Bearer ${admin.token}` },
    })

  it("L-226 saves all of them and says 'File uploaded successfully!'", async () => {
    const answer = await save(lead, { name: 'Meera Rao', phoneNumber: 9_845_021_764, email: null })
    expect(answer.json()).toEqual({ message: 'File uploaded successfully!', created: 2, skipped: 0 })
    const [first] = await leadsOf()
    const read = await readLead(test, admin, first?.id ?? '')
    expect(read).toMatchObject({ phone: '+91 9845021763', budget: 1_800_000, workScope: 'FFE' })
    expect(sentencesOf(read).at(-1)).toBe(importTexts.importedBy('Kavya Menon'))
    expect((await save(lead)).json()).toMatchObject({ created: 0, skipped: 1 })
  })

  it('L-225 none of them if one is not valid, in the words of the row', async () => {
    const answer = await save(lead, { ...lead, firstName: 'Rohan', lastName: 'Shah', phoneNumber: '12345' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ message: 'Phone Number is not valid for Rohan Shah' })
    expect(await leadsOf()).toEqual([])
  })

  it('L-227 a clear answer to what is no list of leads, to too many, and to control characters', async () => {
    expect((await save()).statusCode).toBe(400)
    expect((await save({ firstName: { a: 1 } })).statusCode).toBe(400)
    const many = await save(...Array.from({ length: importLimits.rows + 1 }, () => ({ firstName: 'A' })))
    expect(many.statusCode).toBe(400)
    expect(many.json().message).toContain('25,000')
    expect((await save({ ...lead, address: 'a\u0000b' })).statusCode).toBeLessThan(500)
  })
})

describe('L-214 the sample file', () => {
  it('has the columns, the fields and the choices of the firm, and can be imported as it is', async () => {
    await test.call(admin, fieldEndpoints.add, {
      name: 'Floor',
      sections: [0],
      type: 'dropdown',
      isRequired: false,
      options: ['Ground', 'First'],
    })
    await test.call(admin, fieldEndpoints.addSource, { name: 'Exhibition' })
    const answer = await test.app.inject({
      url: '/api/lms/sample-lead-file',
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="lead_import_sample.xlsx"')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const file = csvFile(answer.rawPayload, 'sample.xlsx')
    const [leads, choices] = await readSpreadsheet(file.bytes)
    expect(leads?.lines[0]?.cells.slice(0, 12)).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Phone Number',
      'Budget',
      'City',
      'Pin Code',
      'Scope',
      'Lead Source',
      'Source Name',
      'Area',
      'Address',
    ])
    expect(leads?.lines[0]?.cells).toContain('Floor')
    expect(choices?.lines.flatMap(({ cells }) => cells)).toEqual(
      expect.arrayContaining(['Exhibition', 'Ground', 'First']),
    )
    const read = await test.call(admin, importEndpoints.sheets, { file })
    const columns = columnsOf(read.sheets[0]?.lines ?? [], 1, {
      customFields: read.rules.customFields,
      remembered: read.remembered,
    })
    expect(columns.every(({ target }) => target !== undefined)).toBe(true)
    await test.call(admin, importEndpoints.startImport, {
      file,
      plan: {
        sheet: 'Leads',
        headerRow: 1,
        columns: columns.flatMap(({ index, target }) => (target ? { index, target } : [])),
        edits: [],
        leftOut: [],
        duplicates: 'skip',
        isOnlyValid: false,
        areNewEnquiries: false,
      },
    })
    await runImports(test)
    expect((await leadsOf()).map(({ first_name }) => first_name)).toEqual(['Ananya', 'Rohan'])
  })
})
