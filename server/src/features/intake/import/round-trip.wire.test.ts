import { columnsOf } from '@foyer/contract/intake/import/sheet'
import { exportHeadings } from '@foyer/contract/leads/list/export'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { expect, it } from 'vitest'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { csvFile, runImports } from '../../../testing/builders/imports'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()

const exported = async (as: TestPerson) =>
  (
    await test.app.inject({
      url: leadListEndpoints.export.path,
      headers: { authorization: `Bearer ${as.token}` },
    })
  ).rawPayload

/** A firm with the same people and stages as another. */
async function firm(name: string) {
  const company = await test.company(name)
  const person = (kind: 'superAdmin' | 'editor', firstName: string, lastName: string) =>
    company.person(kind, { firstName, lastName, email: `${firstName}-${name}@example.com`.toLowerCase() })
  const admin = await person('superAdmin', 'Kavya', 'Menon')
  const editor = await person('editor', 'Rohan', 'Shah')
  await test.call(admin, pipelineEndpoints.addStages, { stages: [{ name: 'On - Hold', sequence: 2 }] })
  const { stages } = await test.call(admin, pipelineEndpoints.get, {})
  const stage = stages.find((one) => one.name === 'On - Hold')
  await test.call(admin, pipelineEndpoints.addStatus, { stageId: stage?.id ?? '', name: 'Calls - later' })
  return { admin, editor, company, stages }
}

it('C-140 an export is imported without loss: exported again it has the same lines', async () => {
  const one = await firm('One')
  const add = (number: number, over: Parameters<typeof captureLead>[2]) =>
    captureLead(test, one.admin, {
      contacts: [aContact({ firstName: `Lead ${'abcdefgh'[number]}`, phones: [`+91 984502170${number}`] })],
      ...over,
    })
  const plain = await add(0, {})
  const worked = await add(1, {
    contacts: [
      aContact({
        firstName: 'Ananya',
        lastName: "D'Souza",
        email: 'ananya@example.in',
        phones: ['+91 9845021701'],
      }),
    ],
    budget: 1_850_000,
    workScope: 'FFE',
    address: '=12, "MG" Road\nsecond line; third',
    city: 'Navi Mumbai',
    area: '1200.5',
    areaUnit: 'sqm',
    postalCode: '411001',
    source: '@Instagram',
    sourceName: '-Reel',
    assigneeId: one.editor.userId,
  })
  const abroad = await add(2, {
    contacts: [aContact({ firstName: 'Zoë', phones: ['+1 2025550100'] })],
    source: "'quoted",
  })
  await add(3, {
    contacts: [
      aContact({
        firstName: 'Dr. K. R.',
        lastName: 'O’Brien',
        email: undefined,
        phones: ['+91 9845021703', '+91 9845021793'],
      }),
      aContact({ firstName: 'Second', phones: ['+91 9845021783'] }),
    ],
    address: "'=its own apostrophe | \u0939\u093f\u0928\u094d\u0926\u0940 \ud83c\udfe0 \uff1d \u200b+1",
    source: '\u200b@zero width',
    sourceName: 'a;b|c\td',
  })
  const won = one.stages.find(({ kind }) => kind === 'won')
  const hold = one.stages.find(({ name }) => name === 'On - Hold')
  const { rows } = await test.deps.database.pool.query(
    'select id from stage_statuses where company_id = $1 and stage_id = $2',
    [one.company.id, hold?.id],
  )
  const set = (id: string, change: string, values: unknown[]) =>
    test.deps.database.pool.query(`update leads set ${change} where id = $1`, [id, ...values])
  await set(
    worked,
    `stage_id = $2, status_id = $3, call_status = 'interested', last_call_at = '2026-01-02T20:00:00Z',
      follow_up_on = '2026-03-04', follow_up_time = '16:05', expected_closure = '2026-05-06'`,
    [hold?.id, rows[0].id],
  )
  await set(abroad, 'stage_id = $2, status_id = $3, assignee_id = $4', [
    won?.id,
    won?.statuses[0]?.id,
    one.admin.userId,
  ])
  await set(plain, `follow_up_on = '2026-03-04'`, [])
  const first = await exported(one.admin)

  const other = await firm('Other')
  const file = csvFile(first, 'lead_data.csv')
  const read = await test.call(other.admin, importEndpoints.sheets, { file })
  const [sheet] = read.sheets
  const columns = columnsOf(sheet?.lines ?? [], sheet?.headerRow ?? 0, {
    customFields: read.rules.customFields,
    remembered: read.remembered,
  })
  const unmapped = columns.filter(({ target }) => target === undefined).map(({ heading }) => heading)
  // Projects belong to the company that made them.
  expect(unmapped).toEqual(['Convert to Project on Date', 'Converted By'])
  expect(columns).toHaveLength(exportHeadings.length)
  await test.call(other.admin, importEndpoints.startImport, {
    file,
    plan: {
      sheet: '',
      headerRow: sheet?.headerRow ?? 0,
      columns: columns.flatMap(({ index, target }) => (target ? { index, target } : [])),
      edits: [],
      leftOut: [],
      duplicates: 'skip',
      isOnlyValid: false,
      areNewEnquiries: false,
    },
  })
  await runImports(test)
  const lines = (bytes: Buffer) => bytes.toString().split('\r\n').toSorted()
  expect(lines(await exported(other.admin))).toEqual(lines(first))
})
