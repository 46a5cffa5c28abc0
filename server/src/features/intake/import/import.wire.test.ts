import { columnsOf } from '@foyer/contract/intake/import/sheet'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import { leadQuery } from '@foyer/contract/leads/list/query'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { csvFile, importLeads, planFor, runImports, startImport } from '../../../testing/builders/imports'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { eraseDeletedLeads } from '../../leads/record/service/erase'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { importJobs } from './jobs'
import { runImport } from './service/run'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('superAdmin', { firstName: 'Kavya', lastName: 'Menon' })
  editor = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah' })
})

const countLeads = async () => {
  const { rows } = await test.deps.database.pool.query(
    'select count(*)::int as count from leads where company_id = $1 and deleted_at is null',
    [company.id],
  )
  return rows[0].count as number
}
const idOf = async (firstName: string): Promise<string> => {
  const { rows } = await test.deps.database.pool.query(
    'select id from leads where company_id = $1 and first_name = $2 and deleted_at is null',
    [company.id, firstName],
  )
  return rows[0]?.id
}

const file =
  'First Name,Last Name,Phone Number,Budget,City\nAnanya,Iyer,9845021763,18 lakh,Pune\nMeera,Rao,9845021764,,\n'

describe('L-226 a file is imported', () => {
  it('each row as a lead, written by the person, with stage and history', async () => {
    const done = await importLeads(test, admin, file)
    expect(done).toMatchObject({
      state: 'done',
      total: 2,
      staged: 2,
      created: 2,
      updated: 0,
      skipped: 0,
      canUndo: true,
      canCancel: false,
      hasRefusedRows: false,
      by: { id: admin.userId, fullName: 'Kavya Menon' },
    })
    const lead = await readLead(test, admin, await idOf('Ananya'))
    expect(lead).toMatchObject({
      phone: '+91 9845021763',
      budget: 1_800_000,
      city: 'Pune',
      createdBy: { id: admin.userId },
    })
    expect(sentencesOf(lead).at(-1)).toBe('The Lead has been imported by Kavya Menon from leads.csv')
  })

  it('also where nothing names the columns: the first line is a lead too', async () => {
    const done = await importLeads(test, admin, 'Ananya,9845021763\nMeera,9845021764\n', {
      columns: [
        { index: 0, target: 'firstName' },
        { index: 1, target: 'phone' },
      ],
      isOnlyValid: true,
    })
    expect(done).toMatchObject({ total: 2, created: 2, skipped: 0 })
    expect(await idOf('Ananya')).toBeTruthy()
  })

  it('its rows stand in the list as in the file', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Lead${String.fromCharCode(65 + at)}`)
    const content = names.map((name, at) => `${name},98450217${String(at + 10)}`).join('\n')
    await importLeads(test, admin, `First Name,Phone Number\n${content}\n`)
    const { rows } = await test.call(admin, leadEndpoints.list, leadQuery({}))
    expect(rows.map(({ firstName }) => firstName)).toEqual(names)
  })

  it('under headings that are not on the first line, with what was repaired and without what was left out', async () => {
    const content = `Enquiries,,\n\nName,Mobile No.,Comment\nAnanya Iyer,98450,calls\nMeera Rao,9845021764,\nTotal,2,\n`
    const done = await importLeads(test, admin, content, {
      edits: [{ row: 4, column: 1, text: '98450 21763' }],
      leftOut: [6],
    })
    expect(done).toMatchObject({ total: 3, created: 2, skipped: 1 })
    expect(done.skippedRows).toEqual([{ row: 6, reason: 'Left out by hand' }])
    expect(await readLead(test, admin, await idOf('Ananya'))).toMatchObject({
      lastName: 'Iyer',
      phone: '+91 9845021763',
      remarks: 'calls',
    })
  })

  it.each([
    ['skip', { created: 3, updated: 0, skipped: 7 }],
    ['fill', { created: 3, updated: 2, skipped: 5 }],
    ['add', { created: 8, updated: 0, skipped: 2 }],
  ] as const)('L-226 %s: every row is counted once, whatever became of it', async (duplicates, totals) => {
    const known = (phone: string, over: object = {}) =>
      captureLead(test, admin, {
        contacts: [aContact({ lastName: 'Rao', email: 'a@example.in', phones: [`+91 ${phone}`] })],
        city: undefined,
        ...over,
      })
    await known('9845021701')
    await known('9845021702', { city: 'Goa' })
    const archived = await known('9845021703')
    await test.deps.database.pool.query('update leads set archived_at = now() where id = $1', [archived])
    const content = [
      'First Name,Phone Number,City',
      'New,9845021711,',
      'Known,9845021701,Pune',
      'Known,9845021702,Pune',
      ',,',
      'Archived,9845021703,Pune',
      'Bad,1,Pune',
      'Again,+91 98450-21711,Nashik',
      'New,9845021711,',
      'Other,9845021712,',
      'Left out,9845021713,',
      'Third,9845021714,',
    ].join('\n')
    const before = await countLeads()
    const done = await importLeads(test, admin, content, { duplicates, isOnlyValid: true, leftOut: [11] })
    expect(done).toMatchObject({ total: 10, staged: 10, ...totals })
    expect(done.created + done.updated + done.skipped).toBe(done.total)
    expect(done.skippedRows).toHaveLength(done.skipped)
    expect(new Set(done.skippedRows.map(({ row }) => row)).size).toBe(done.skipped)
    expect(await countLeads()).toBe(before + done.created)
  })

  it('S-074 C-113 its rows are given in turn, each by its source; who is named in a row has it', async () => {
    await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
    await test.call(admin, teamEndpoints.saveWeights, { weights: [{ userId: editor.userId, weight: 3 }] })
    const fair = await company.person('editor', { firstName: 'Mira', lastName: 'Das' })
    await test.call(admin, teamEndpoints.create, { name: 'Fair', memberIds: [fair.userId] })
    const [team] = await test.call(admin, teamEndpoints.list, {})
    await test.call(admin, teamEndpoints.saveLimits, {
      limits: [{ by: 'source', value: 'Fair', teamId: team?.id ?? '' }],
    })
    const rows = Array.from({ length: 12 }, (_, at) => {
      const source = at % 4 === 3 ? 'fair' : ''
      return `Lead,98450217${at + 10},${source},${at === 0 ? 'Kavya Menon' : ''}`
    })
    const content = ['First Name,Phone Number,Lead Source,Assigned To', ...rows].join('\n')
    await importLeads(test, admin, content)
    const { rows: given } = await test.deps.database.pool.query<{ source: string; assignee_id: string }>(
      'select source, assignee_id, phone from leads where company_id = $1 order by phone',
      [company.id],
    )
    expect(given[0]?.assignee_id).toBe(admin.userId)
    const ofFair = given.filter(({ source }) => source)
    expect(ofFair.map(({ assignee_id: id }) => id)).toEqual(Array(3).fill(fair.userId))
    const others = given.slice(1).flatMap(({ source, assignee_id: id }) => (source ? [] : id))
    // Eight leads, in an order of people that is that of their ids: one, three and one in each round.
    const shares = new Map(
      [admin, editor, fair].map(({ userId }) => [userId, userId === editor.userId ? 3 : 1]),
    )
    const round = [...shares.keys()].sort().flatMap((id) => Array<string>(shares.get(id) ?? 0).fill(id))
    expect(others).toEqual(Array.from({ length: 8 }, (_, at) => round[at % round.length]))
  })

  it('C-151 who imported it and the admins are notified', async () => {
    await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
    await importLeads(test, editor, file)
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    const bells = async (as: TestPerson) =>
      (
        await test.call(as, notificationEndpoints.list, { tab: 'all', search: undefined, limit: 20, skip: 0 })
      ).map(({ text }) => text)
    expect(await bells(editor)).toContainEqual(expect.stringContaining('2 created, 0 updated, 0 skipped'))
    expect(await bells(admin)).toContainEqual(expect.stringMatching(/Rohan Shah.*imported leads: 2 created/))
  })

  it('the columns are remembered for the next file', async () => {
    const content = 'Wer,Telefon\nAnanya,9845021763\n'
    const columns = [
      { index: 0, target: 'firstName' },
      { index: 1, target: 'phone' },
    ]
    await importLeads(test, admin, content, { headerRow: 1, columns })
    const read = await test.call(editor, importEndpoints.sheets, { file: csvFile(content) })
    expect(read.remembered).toEqual({ wer: 'firstName', telefon: 'phone' })
    expect(read.sheets).toMatchObject([{ headerRow: 1, lines: [{ row: 1 }, { row: 2 }] }])
  })
})

describe('L-226 what somebody chose for a column is remembered for the next file', () => {
  const content = 'First Name,Phone Number,Area,City\nAnanya,9845021763,Kothrud,Pune\n'
  const remembered = async (as: TestPerson) =>
    (await test.call(as, importEndpoints.sheets, { file: csvFile(content) })).remembered
  const chosen = (...targets: (string | undefined)[]) => ({
    headerRow: 1,
    columns: targets.flatMap((target, index) => (target ? { index, target } : [])),
  })

  it('but not what its name or its cells say by themselves', async () => {
    await importLeads(test, admin, content, chosen('firstName', 'phone', 'address', 'city'))
    expect(await remembered(editor)).toEqual({})
  })

  it('that it is not imported, and that it is again', async () => {
    await importLeads(test, admin, content, chosen('firstName', 'phone', undefined, 'address'))
    const kept = await remembered(editor)
    expect(kept).toEqual({ area: 'none', city: 'address' })
    const lines = [{ row: 1, cells: ['First Name', 'Phone Number', 'Area', 'City'] }]
    const columns = columnsOf(lines, 1, { customFields: [], remembered: kept })
    expect(columns.map(({ target }) => target)).toEqual(['firstName', 'phone', undefined, 'address'])
    const again = chosen('firstName', 'phone', 'remarks', 'city')
    await importLeads(test, admin, content, { ...again, duplicates: 'add' })
    expect(await remembered(editor)).toEqual({ area: 'remarks', city: 'city' })
  })
})

describe('L-225 a row that is not valid', () => {
  const bad = `${file}Bad,Row,12345,,\n,Nobody,9845021799,,\n`

  it('L-224 stops the import in the words of the first, and nothing is saved', async () => {
    const answer = await test.send(admin, importEndpoints.startImport, {
      file: csvFile(bad),
      plan: planFor(bad),
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'import-rows',
        message: 'Phone Number is not valid for Bad Row',
        details: {
          count: 2,
          problems: [
            { row: 4, column: 2, target: 'phone', text: 'Phone Number is not valid' },
            { row: 5, column: 0, target: 'firstName', text: 'First Name is not valid' },
          ],
        },
      },
    })
    await runImports(test)
    expect(await countLeads()).toBe(0)
    expect((await test.call(admin, importEndpoints.imports, {})).imports).toEqual([])
  })

  it('C-093 is skipped where only valid rows are wanted, and can be downloaded with the reason', async () => {
    const content = `${file}Bad,=1+1,12345,,\n`
    const done = await importLeads(test, admin, content, { isOnlyValid: true })
    expect(done).toMatchObject({ total: 3, created: 2, updated: 0, skipped: 1, hasRefusedRows: true })
    expect(done.skippedRows).toEqual([
      { row: 4, reason: 'Last Name is not valid, Phone Number is not valid for Bad =1+1' },
    ])
    const { body } = await test.app.inject({
      url: `/api/lms/imports/${done.id}/refused-rows`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(body).toBe(
      '\ufeffFirst Name,Last Name,Phone Number,Budget,City,Reason\r\nBad,\'=1+1,12345,,,"Last Name is not valid, Phone Number is not valid for Bad =1+1"\r\n',
    )
  })

  it('is refused if no row is valid at all', async () => {
    const content = 'First Name,Phone Number\nBad,1\n'
    const answer = await test.send(admin, importEndpoints.startImport, {
      file: csvFile(content),
      plan: planFor(content, { isOnlyValid: true }),
    })
    expect(answer.body.message).toBe(importRefusals.noneValid.text)
  })
})

describe('C-091 duplicates', () => {
  it('the same file twice adds nothing', async () => {
    await importLeads(test, admin, file)
    const again = await importLeads(test, admin, file)
    expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2, canUndo: false })
    expect(again.skippedRows).toEqual([
      { row: 2, reason: 'Already a lead: Ananya Iyer' },
      { row: 3, reason: 'Already a lead: Meera Rao' },
    ])
    expect(await countLeads()).toBe(2)
  })

  it('are found inside the file, among archived leads (C-179) and among leads the importer may not see', async () => {
    const archived = await captureLead(test, admin, { contacts: [aContact({ phones: ['+91 9845021701'] })] })
    await captureLead(test, admin, { contacts: [aContact({ phones: ['+91 9845021702'] })] })
    await test.deps.database.pool.query('update leads set archived_at = now() where id = $1', [archived])
    await test.deps.database.pool.query(
      'update leads set creator_id = $2, assignee_id = $2 where company_id = $1',
      [company.id, admin.userId],
    )
    const content =
      'First Name,Phone Number\nOne,9845021701\nTwo,9845021702\nThree,9845021703\nFour,+91 98450-21703\n'
    const done = await importLeads(test, editor, content)
    expect(done).toMatchObject({ created: 1, skipped: 3 })
    expect(done.skippedRows).toEqual([
      { row: 2, reason: 'Already handled by Kavya Menon' },
      { row: 3, reason: 'Already handled by Kavya Menon' },
      { row: 5, reason: 'The same phone number or email as row 4' },
    ])
    const known = await test.call(admin, importEndpoints.knownContacts, {
      identities: ['+919845021701', '+919845021702', '+919845021709'],
    })
    expect(known.known).toMatchObject([
      { kind: 'visible', value: '+919845021702', owner: 'Kavya Menon', isArchived: false },
      { kind: 'visible', value: '+919845021701', isArchived: true },
    ])
    const hidden = await test.call(editor, importEndpoints.knownContacts, { identities: ['+919845021702'] })
    expect(hidden.known).toEqual([{ kind: 'hidden', value: '+919845021702', owner: 'Kavya Menon' }])
  })

  it('have their empty fields filled, or are added anyway', async () => {
    await captureLead(test, admin, {
      contacts: [aContact({ firstName: 'Ananya', lastName: 'Iyer', phones: ['+91 9845021763'] })],
      city: 'Mumbai',
      budget: undefined,
    })
    const filled = await importLeads(test, admin, file, { duplicates: 'fill' })
    expect(filled).toMatchObject({ created: 1, updated: 1, skipped: 0 })
    const id = await idOf('Ananya')
    expect(await readLead(test, admin, id)).toMatchObject({ budget: 1_800_000, city: 'Mumbai' })
    const added = await importLeads(test, admin, file, { duplicates: 'add' })
    expect(added).toMatchObject({ created: 2, updated: 0, skipped: 0 })
    expect(await countLeads()).toBe(4)
  })

  it('a number that a full contact has no room for is named in the history', async () => {
    const phones = Array.from({ length: leadFormLimits.phones }, (_, at) => `+91 98450217${at + 10}`)
    const id = await captureLead(test, admin, { contacts: [aContact({ phones })] })
    const content = 'First Name,Phone Number,Alternate Number\nAnanya,9845021710,9845021799\n'
    expect(await importLeads(test, admin, content, { duplicates: 'fill' })).toMatchObject({ updated: 1 })
    expect(sentencesOf(await readLead(test, admin, id))).toContain(
      'There was no room in the Lead for +91 9845021799',
    )
  })
})

describe('an import under way', () => {
  it('can be cancelled until its leads are written: nothing is imported and nothing kept', async () => {
    const begun = await startImport(test, admin, file)
    expect(begun).toMatchObject({ state: 'staging', staged: 0, total: 2, canCancel: true })
    const cancelled = await test.call(admin, importEndpoints.cancelImport, { id: begun.id })
    expect(cancelled).toMatchObject({ state: 'cancelled', message: importTexts.cancelled })
    await runImports(test)
    expect(await countLeads()).toBe(0)
    const { rows } = await test.deps.database.pool.query(
      'select count(*)::int as count from import_rows where import_id = $1',
      [begun.id],
    )
    expect(rows[0].count).toBe(0)
    const again = await test.send(admin, importEndpoints.cancelImport, { id: begun.id })
    expect(again.status).toBe(409)
  })

  it('is begun again where it was, and its leads are written once', async () => {
    const begun = await startImport(test, admin, file)
    await test.deps.database.pool.query(`update imports set state = 'writing', staged = 2 where id = $1`, [
      begun.id,
    ])
    await runImports(test)
    const job = { companyId: company.id, importId: begun.id }
    await runImport(test.deps)(job, { tries: 2, isLast: false })
    await runImport(test.deps)(job, { tries: 3, isLast: false })
    // Its rows were never made ready, so that there was nothing to write.
    expect(await countLeads()).toBe(0)
    const whole = await importLeads(test, admin, file)
    await runImport(test.deps)({ ...job, importId: whole.id }, { tries: 2, isLast: false })
    expect(await countLeads()).toBe(2)
  })

  it('fails in words when who imported it has no access any more, and nothing is imported', async () => {
    const begun = await startImport(test, editor, file)
    await test.deps.database.pool.query('update members set deactivated_at = now() where user_id = $1', [
      editor.userId,
    ])
    await runImports(test)
    expect(await test.call(admin, importEndpoints.importById, { id: begun.id })).toMatchObject({
      state: 'failed',
      reason: importRefusals.personLeft.text,
    })
    expect(await countLeads()).toBe(0)
  })
})

it('an import that ended the server each time has failed, and nothing is kept of its rows', async () => {
  const { id } = await startImport(test, admin, file)
  await test.deps.database.pool.query(`update jobs set tries = 9 where kind = 'intake.import'`)
  await runImports(test)
  const ended = await test.call(admin, importEndpoints.importById, { id })
  expect([ended.state, ended.reason]).toEqual(['failed', importTexts.failed])
  const { rows } = await test.deps.database.pool.query('select from import_rows where import_id = $1', [id])
  expect(rows).toEqual([])
  expect(await countLeads()).toBe(0)
})

describe('what a page would never send', () => {
  it('two columns for one field are refused in words: of two values one would be lost', async () => {
    const plan = planFor(file)
    const send = (target: string) =>
      test.send(admin, importEndpoints.startImport, {
        file: csvFile(file),
        plan: { ...plan, columns: [...plan.columns, { index: 4, target }] },
      })
    const twice = await send('firstName')
    expect([twice.status, twice.body.message]).toEqual([422, importRefusals.fieldTwice.text])
    expect((await send('constructor')).body.message).toBe(importRefusals.unknownField.text)
    expect((await send('remarks')).status).toBe(200)
  })

  it('signs in the name of a file that nobody can see are left out', async () => {
    const started = await test.call(admin, importEndpoints.startImport, {
      file: csvFile(file, 'our\u0000 \u001bleads.csv'),
      plan: planFor(file),
    })
    expect(started.fileName).toBe('our leads.csv')
  })
})

describe('an import is undone as a whole', () => {
  it('C-167 but a lead that somebody rang and has not said yet what came of it stays', async () => {
    const { id } = await importLeads(test, admin, file)
    const called = await idOf('Meera')
    await test.call(admin, leadWorkEndpoints.askLater, { leadId: called })
    const { message } = await test.call(admin, importEndpoints.undoImport, { id })
    expect(message).toBe(importTexts.undoneBut(1))
    expect([await idOf('Ananya'), await idOf('Meera')]).toEqual([undefined, called])
  })

  it('its leads are deleted, what it filled is emptied, and what was touched since is kept and named', async () => {
    await captureLead(test, admin, {
      contacts: [
        aContact({ firstName: 'Meera', lastName: '', email: undefined, phones: ['+91 9845021764'] }),
      ],
      budget: undefined,
      city: undefined,
    })
    const before = await readLead(test, admin, await idOf('Meera'))
    const content = `${file.replace('Meera,Rao,9845021764,,', 'Meera,Rao,9845021764,500000,Goa')}Third,One,9845021765,,\n`
    const done = await importLeads(test, editor, content, { duplicates: 'fill' })
    // The editor may not see the lead of the admin.
    expect(done).toMatchObject({ created: 2, updated: 0, skipped: 1 })
    const filled = await importLeads(test, admin, content, { duplicates: 'fill' })
    expect(filled).toMatchObject({ created: 0, updated: 1, skipped: 2 })
    expect(await readLead(test, admin, before.id)).toMatchObject({
      lastName: 'Rao',
      budget: 500_000,
      city: 'Goa',
    })

    const emptied = await test.call(admin, importEndpoints.undoImport, { id: filled.id })
    expect(emptied).toMatchObject({ state: 'undone', message: importTexts.undone, canUndo: false })
    expect(await readLead(test, admin, before.id)).toMatchObject({
      lastName: before.lastName,
      budget: before.budget,
      city: before.city,
      phone: before.phone,
    })

    const third = await idOf('Third')
    await test.call(admin, leadCaptureEndpoints.edit, {
      kind: 'change',
      id: third,
      change: { city: 'Nashik' },
    })
    const undone = await test.call(admin, importEndpoints.undoImport, { id: done.id })
    expect(undone.message).toBe(importTexts.undoneBut(1))
    expect(await idOf('Ananya')).toBeUndefined()
    const { keptRows } = await test.call(admin, importEndpoints.importById, { id: done.id })
    expect(keptRows).toEqual([
      { row: 4, leadId: third, name: 'Third One', reason: 'It has changed since the import.' },
    ])
    expect((await test.send(admin, importEndpoints.undoImport, { id: done.id })).status).toBe(409)
  })

  it('only by who imported it and by admins, and only for 30 days', async () => {
    const { id } = await importLeads(test, admin, file)
    const other = await company.person('editor')
    for (const endpoint of [
      importEndpoints.undoImport,
      importEndpoints.cancelImport,
      importEndpoints.importById,
    ])
      expect((await test.send(other, endpoint, { id })).status).toBe(404)
    expect((await test.call(other, importEndpoints.imports, {})).imports).toEqual([])
    await test.deps.database.pool.query(`update imports set finished_at = $2 where id = $1`, [
      id,
      new Date(Date.now() - 31 * 86_400_000),
    ])
    const late = await test.send(admin, importEndpoints.undoImport, { id })
    expect(late).toMatchObject({ status: 409, body: { message: importRefusals.tooOld.text } })
  })
})

describe('what is kept of a file', () => {
  it('is deleted after 30 days, and with the lead it is about', async () => {
    const { id } = await importLeads(test, admin, `${file}Bad,Row,1,,\n`, { isOnlyValid: true })
    const rowsOf = async () => {
      const { rows } = await test.deps.database.pool.query(
        'select row from import_rows where import_id = $1 order by row',
        [id],
      )
      return rows.map(({ row }) => row)
    }
    expect(await rowsOf()).toEqual([2, 3, 4])
    await test.deps.database.pool.query('update leads set deleted_at = $2 where id = $1', [
      await idOf('Ananya'),
      new Date('2020-01-01'),
    ])
    await eraseDeletedLeads(test.deps)
    expect(await rowsOf()).toEqual([3, 4])
    await test.deps.database.pool.query('update imports set created_at = $2 where id = $1', [
      id,
      new Date('2020-01-01'),
    ])
    await importJobs(test.deps)['intake.purge-imports']()
    expect(await rowsOf()).toEqual([])
    expect(await test.call(admin, importEndpoints.importById, { id })).toMatchObject({
      created: 2,
      skipped: 1,
    })
  })
})

it('L-227 leads of one import are listed like others', async () => {
  await importLeads(test, admin, file)
  const { body } = await test.app.inject({
    url: leadListEndpoints.export.path,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(body.split('\r\n')).toHaveLength(4)
})
