import { describe, expect, it } from 'vitest'
import { findProblems } from './check-imports.mjs'

const slices = {
  slices: [
    { name: 'accounts', rung: 2 },
    { name: 'tags', rung: 5 },
    { name: 'fields', rung: 5 },
    { name: 'leads', rung: 7, rooms: ['record', 'list'] },
    { name: 'board', rung: 8 },
  ],
  areas: [
    { name: 'kit', rung: 0 },
    { name: 'shell', rung: 12 },
  ],
}
const glossary =
  '| Legacy | Clean | Where |\n|---|---|---|\n| `pinCode` | postalCode | leads |\n| startDate | from | list |\n'

/** Files that are only imported may be given as empty text. */
const problemsOf = (files) =>
  findProblems({ files: new Map(Object.entries(files)), slices, glossary }).map(
    ({ path, line, rule }) => `${path}:${line} ${rule}`,
  )

const refuses = (files, problem) => expect(problemsOf(files)).toContain(problem)
const accepts = (files) => expect(problemsOf(files)).toEqual([])

describe('slices', () => {
  it('lets a slice import a lower rung on every side', () => {
    accepts({
      'contract/src/accounts/model.ts': 'export interface Person { id: string }',
      'contract/src/leads/model.ts':
        "import type { Person } from '../accounts/model'\nexport type Assignee = Person",
      'web/src/features/tags/tag-picker.tsx': 'export const TagPicker = () => null',
      'web/src/features/leads/row.tsx':
        "import { TagPicker } from '../tags/tag-picker'\nexport const Row = TagPicker",
      'server/src/features/tags/service.ts': 'export const findTags = () => []',
      'server/src/features/leads/service.ts':
        "import { findTags } from '../tags/service'\nexport const list = findTags",
    })
  })

  it('refuses a higher rung, and its own', () => {
    refuses(
      {
        'web/src/features/leads/row.tsx': "\nimport { Card } from '../board/card'\nexport const Row = Card",
        'web/src/features/board/card.tsx': 'export const Card = () => null',
      },
      'web/src/features/leads/row.tsx:2 slices',
    )
    refuses(
      {
        'contract/src/tags/model.ts': "import type { Field } from '../fields/model'\nexport type Tag = Field",
        'contract/src/fields/model.ts': 'export interface Field { id: string }',
      },
      'contract/src/tags/model.ts:1 slices',
    )
  })

  it('refuses a folder that slices.json does not know', () => {
    refuses({ 'server/src/features/deals/service.ts': '' }, 'server/src/features/deals/service.ts:1 slices')
    refuses({ 'contract/src/wire/deals.ts': '' }, 'contract/src/wire/deals.ts:1 slices')
  })

  it('refuses a room that the slice does not have, on any side', () => {
    for (const folder of ['contract/src/leads', 'contract/src/wire/leads', 'web/src/features/leads']) {
      accepts({ [`${folder}/record/a.ts`]: '' })
      refuses({ [`${folder}/drawer/a.ts`]: '' }, `${folder}/drawer/a.ts:1 rooms`)
    }
    accepts({ 'server/src/features/leads/list/service/a.ts': '' })
    refuses(
      { 'server/src/features/leads/drawer/service/a.ts': '' },
      'server/src/features/leads/drawer/service/a.ts:1 rooms',
    )
  })

  it('refuses a second writer of leads', () => {
    const writing = [
      'db.update(leads).set({})',
      'sql`insert into lead_history`',
      `sql\`update $\{leads} set\``,
    ]
    for (const text of writing) {
      refuses(
        { 'server/src/features/leads/record/repository/a.ts': `\nexport const a = (db, sql) => ${text}` },
        'server/src/features/leads/record/repository/a.ts:2 one-writer',
      )
      accepts({ 'server/src/seed/a.ts': `export const a = (db, sql) => ${text}` })
    }
    accepts({
      'server/src/features/leads/list/repository/a.ts': 'export const a = (db) => db.update(leadViews)',
    })
  })

  it('refuses a route that is not mounted as an endpoint', () => {
    const text = "export const a = (app) => app.get('/x', () => 1)"
    refuses({ 'server/src/features/mail/a.ts': text }, 'server/src/features/mail/a.ts:1 one-mount')
    accepts({ 'server/src/http/mount.ts': text, 'server/src/features/mail/a.test.ts': text })
  })

  it('refuses a folder with more than twenty source files', () => {
    const folder = (count) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`web/src/ui/part-${at}.ts`, '']))
    accepts({ ...folder(20), 'web/src/ui/part.test.ts': '' })
    refuses(folder(21), 'web/src/ui:1 folders')
  })

  it('demands service.ts across slices on the server', () => {
    refuses(
      {
        'server/src/features/leads/service.ts':
          "import { tagRows } from '../tags/repository'\nexport const a = tagRows",
        'server/src/features/tags/repository.ts': 'export const tagRows = 1',
      },
      'server/src/features/leads/service.ts:1 slice-files',
    )
  })
})

describe('layers', () => {
  it('keeps routes -> service -> repository', () => {
    const slice = (from, to) => ({
      [`server/src/features/leads/${from}.ts`]: `import { a } from './${to}'\nexport const b = a`,
      [`server/src/features/leads/${to}.ts`]: 'export const a = 1',
    })
    accepts(slice('routes', 'service'))
    accepts(slice('service', 'repository'))
    accepts({
      'server/src/features/leads/service/capture.ts':
        "import { a } from '../repository/leads'\nexport const b = a",
      'server/src/features/leads/repository/leads.ts': 'export const a = 1',
    })
    refuses(
      {
        'server/src/features/leads/routes/edit.ts':
          "import { a } from '../repository/leads'\nexport const b = a",
        'server/src/features/leads/repository/leads.ts': 'export const a = 1',
      },
      'server/src/features/leads/routes/edit.ts:1 slice-files',
    )
    refuses(
      {
        'server/src/features/leads/list/repository/rows.ts':
          "import { a } from '../service/list'\nexport const b = a",
        'server/src/features/leads/list/service/list.ts': 'export const a = 1',
      },
      'server/src/features/leads/list/repository/rows.ts:1 slice-files',
    )
    refuses(slice('routes', 'repository'), 'server/src/features/leads/routes.ts:1 slice-files')
    refuses(slice('repository', 'service'), 'server/src/features/leads/repository.ts:1 slice-files')
    refuses(slice('service', 'routes'), 'server/src/features/leads/service.ts:1 slice-files')
  })

  it('keeps the server infrastructure below the features', () => {
    refuses(
      {
        'server/src/db/client.ts': "import { list } from '../features/leads/service'\nexport const a = list",
        'server/src/features/leads/service.ts': 'export const list = 1',
      },
      'server/src/db/client.ts:1 server-layers',
    )
  })

  it('keeps ui, api <- features <- shell <- app on the web', () => {
    const web = (from, to) => ({
      [`web/src/${from}`]: `import { a } from '../${to}'`,
      [`web/src/${to}.ts`]: 'export const a = 1',
    })
    accepts(web('shell/top-nav.tsx', 'api/client'))
    refuses(web('ui/button.tsx', 'api/client'), 'web/src/ui/button.tsx:1 web-layers')
    refuses(web('ui/button.tsx', 'features/leads/row'), 'web/src/ui/button.tsx:1 web-layers')
    refuses(web('shell/top-nav.tsx', 'app/guards'), 'web/src/shell/top-nav.tsx:1 web-layers')
    accepts(web('shell/top-nav.tsx', 'app/addresses'))
  })

  it('lets the web take endpoints of a slice, never the whole api', () => {
    const contract = {
      'contract/src/wire/api.ts': 'export const api = {}',
      'contract/src/wire/leads/endpoints.ts': 'export const leads = {}',
      'contract/src/wire/leads/lead.ts': 'export const wire = {}',
    }
    const page = (name) => ({
      ...contract,
      'web/src/features/leads/page.tsx': `import * as x from '@foyer/contract/wire/${name}'`,
    })
    accepts(page('leads/endpoints'))
    refuses(page('api'), 'web/src/features/leads/page.tsx:1 web-contract')
    refuses(page('leads/lead'), 'web/src/features/leads/page.tsx:1 web-contract')
    accepts({
      ...contract,
      'web/src/testing/fake-server.ts':
        "import { api } from '@foyer/contract/wire/api'\nexport const a = api",
    })
  })

  it('keeps kit and ui free of slices, and packages apart', () => {
    refuses(
      {
        'contract/src/kit/a.ts': "import type { B } from '../leads/b'",
        'contract/src/leads/b.ts': 'export type B = 1',
      },
      'contract/src/kit/a.ts:1 contract-layers',
    )
    refuses(
      {
        'web/src/ui/a.ts': "import { b } from '@foyer/contract/leads/b'",
        'contract/src/leads/b.ts': 'export const b = 1',
      },
      'web/src/ui/a.ts:1 web-contract',
    )
    refuses(
      {
        'web/src/api/a.ts': "import { b } from '../../../server/src/env'",
        'server/src/env.ts': 'export const b = 1',
      },
      'web/src/api/a.ts:1 packages',
    )
    refuses(
      { 'contract/src/kit/a.ts': "import pino from 'pino'" },
      'contract/src/kit/a.ts:1 contract-packages',
    )
  })

  it('keeps the wire out of services, and testing/ out of the product', () => {
    refuses(
      {
        'server/src/features/leads/service.ts': "import { a } from '@foyer/contract/wire/leads'",
        'contract/src/wire/leads.ts': 'export const a = 1',
      },
      'server/src/features/leads/service.ts:1 server-wire',
    )
    refuses(
      {
        'server/src/app.ts': "import { a } from './testing/clock'",
        'server/src/testing/clock.ts': 'export const a = 1',
      },
      'server/src/app.ts:1 testing',
    )
  })
})

describe('files', () => {
  it('refuses cycles and tells the way round', () => {
    const files = new Map([
      ['contract/src/kit/a.ts', "import { b } from './b'\nexport const a = () => b"],
      ['contract/src/kit/b.ts', "import { a } from './a'\nexport const b = () => a"],
    ])
    expect(findProblems({ files, slices, glossary })).toEqual([
      {
        path: 'contract/src/kit/a.ts',
        line: 1,
        rule: 'cycle',
        text: 'contract/src/kit/a.ts -> contract/src/kit/b.ts -> contract/src/kit/a.ts',
      },
    ])
  })

  it('refuses default exports, barrels and re-exports, except the face of a slice', () => {
    refuses({ 'web/src/ui/a.tsx': 'export default 1' }, 'web/src/ui/a.tsx:1 default-export')
    accepts({ 'web/vite.config.ts': 'export default {}' })
    refuses({ 'web/src/ui/index.ts': '' }, 'web/src/ui/index.ts:1 barrels')
    refuses({ 'web/src/ui/a.ts': "export * from './b'", 'web/src/ui/b.ts': '' }, 'web/src/ui/a.ts:1 barrels')
    accepts({
      'server/src/features/leads/service.ts': "export { a } from './service/capture'",
      'server/src/features/leads/service/capture.ts': 'export const a = 1',
    })
  })

  it('refuses names that say nothing, and anything but kebab-case', () => {
    refuses({ 'web/src/ui/utils.ts': '' }, 'web/src/ui/utils.ts:1 names')
    refuses({ 'web/src/common/clock.ts': '' }, 'web/src/common/clock.ts:1 names')
    refuses({ 'web/src/ui/LeadRow.tsx': '' }, 'web/src/ui/LeadRow.tsx:1 names')
    accepts({ 'web/src/ui/lead-row.test.tsx': '' })
  })

  it('lets env.ts alone read the environment, repositories alone the query builder, gateways alone the network', () => {
    accepts({ 'server/src/env.ts': 'export const port = process.env.PORT' })
    accepts({ 'server/src/testing/database.ts': 'export const url = process.env.URL' })
    refuses({ 'server/src/main.ts': '\nconst port = process.env.PORT' }, 'server/src/main.ts:2 environment')
    accepts({
      'server/src/features/leads/repository/filters.ts':
        "import { sql } from 'drizzle-orm'\nexport const a = sql",
    })
    refuses(
      { 'server/src/http/a.ts': "import { sql } from 'drizzle-orm'" },
      'server/src/http/a.ts:1 query-builder',
    )
    refuses({ 'server/src/jobs/a.ts': "import mail from 'nodemailer'" }, 'server/src/jobs/a.ts:1 network')
    refuses({ 'server/src/jobs/a.ts': "export const a = () => fetch('/')" }, 'server/src/jobs/a.ts:1 network')
  })
})

describe('words', () => {
  it('refuses a legacy name outside the wire, however it is written', () => {
    refuses(
      { 'web/src/features/leads/a.tsx': 'export const a = (lead) => lead.pinCode' },
      'web/src/features/leads/a.tsx:1 legacy-names',
    )
    refuses(
      { 'server/src/db/schema/leads.ts': "export const key = 'pinCode'" },
      'server/src/db/schema/leads.ts:1 legacy-names',
    )
    accepts({ 'server/src/features/leads/routes.test.ts': "export const body = { pinCode: '411001' }" })
    accepts({ 'web/src/features/leads/a.tsx': 'export const a = ({ startDate }) => startDate' })
  })

  it('demands a row of the glossary for a wire key that no model has', () => {
    const wire = (keys) => ({
      'contract/src/wire/leads.ts': `import { z } from 'zod'\nexport const w = z.object({ ${keys} })`,
      'contract/src/leads/model.ts': 'export interface Lead { firstName: string }',
    })
    accepts(wire('firstName: z.string(), pinCode: z.string(), startDate: z.string(), city: z.string()'))
    refuses(wire('clouserMonth: z.string()'), 'contract/src/wire/leads.ts:2 glossary')
  })

  it('refuses sentences in components', () => {
    const screen = (jsx) => ({
      'web/src/features/leads/a.tsx': `export const A = ({ t, n }) => (\n${jsx}\n)`,
    })
    const problem = 'web/src/features/leads/a.tsx:2 texts'
    refuses(screen('<p>No leads yet</p>'), problem)
    refuses(screen('<Input label="Lead name" />'), problem)
    refuses(screen("<p>{n ? 'No leads' : t.none}</p>"), problem)
    refuses(screen('<p>{`Call back now`}</p>'), problem)
    accepts(screen('<p className="two words">{t.none} · {n}</p>'))
    accepts({ 'web/src/ui/a.tsx': 'export const A = () => <p>Two words</p>' })
  })
})
