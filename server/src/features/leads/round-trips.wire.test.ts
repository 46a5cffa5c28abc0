import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadListQuery, LeadSelectionQuery } from '@foyer/contract/leads/model'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { readSelection } from '@foyer/contract/wire/leads/list/selection'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../context'
import { outboxMailer } from '../../gateways/mailer/outbox'
import { drop, readBoard } from '../../testing/builders/board'
import { aContact, aDraft, readLead } from '../../testing/builders/capture'
import { addStagesNamed } from '../../testing/builders/pipeline'
import { actOn, logsOf } from '../../testing/builders/work'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { type Watched, watchQueries } from '../../testing/watched-queries'
import { mailJobs } from '../mail/jobs'
import { notificationJobs } from '../notifications/jobs'
import { createNotificationRules } from '../notifications/service'

const test = useTestApp()
const { addEdit, edit } = leadCaptureEndpoints
const { patch } = leadWorkEndpoints
const { bulk, assignMultiple, undoBulk } = leadListEndpoints

let watched: (work: () => Promise<unknown>) => Promise<Watched>
let company: TestCompany
let people: { admin: TestPerson; assigner: TestPerson }
let rep: TestPerson
let quoted: string
let agreed: string
let hot: string
beforeAll(async () => {
  watched = watchQueries(test.deps.database)
  company = await test.company()
  const admin = await company.person('admin', { firstName: 'Asha', lastName: 'Rao' })
  const assigner = await company.person('assigner', { firstName: 'Kavya', lastName: 'Menon' })
  rep = await company.person('editor', { firstName: 'Rohan', lastName: 'Shah', reportTo: assigner.userId })
  people = { admin, assigner }
  ;[quoted = '', agreed = ''] = await addStagesNamed(test, admin, 'Quoted', 'Agreed')
  const { tags } = await test.call(admin, tagEndpoints.save, { tags: [{ name: 'Hot', colour: 'Red' }] })
  hot = tags[0]?.id ?? ''
  await test.call(admin, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: true })
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
})

const manyLeads = async (count: number): Promise<string[]> => {
  const stage = company.stages.find(({ kind }) => kind === 'unassigned')?.id
  const { rows: made } = await test.deps.database.pool.query<{ id: string }>(
    `insert into leads (company_id, id, stage_id, first_name, last_name)
     select $1, gen_random_uuid(), $2, 'Lead', n::text from generate_series(1, $3) as n returning id`,
    [company.id, stage, count],
  )
  return made.map(({ id }) => id)
}
const added = async (as: TestPerson) => {
  const draft = aDraft({
    assigneeId: rep.userId,
    contacts: [aContact({ email: 'a@b.example' })],
    city: 'Pune',
  })
  return (await test.call(as, addEdit, { kind: 'add', draft })).id
}
const everyLead: LeadSelectionQuery = {
  tab: 'all',
  callStatus: undefined,
  search: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}
const firstPage: LeadListQuery = {
  ...everyLead,
  sort: 'created',
  descending: true,
  limit: 50,
  after: undefined,
  page: 0,
}

interface Row {
  call: string
  /** Round trips before the answer, once the server has answered the same call before. */
  atMost: number
  /** Makes what the call needs; gives the call. */
  prepare: (as: TestPerson) => Promise<() => Promise<unknown>>
}

const rows: Row[] = [
  {
    call: 'move to another stage',
    atMost: 5,
    prepare: async (as) => {
      const id = await added(as)
      return () => drop(test, as, id, { stageId: quoted })
    },
  },
  {
    call: 'move below another card',
    atMost: 5,
    prepare: async (as) => {
      const [id, card] = [await added(as), await added(as)]
      await drop(test, as, card, { stageId: agreed })
      return () => drop(test, as, id, { stageId: agreed, afterLeadId: card })
    },
  },
  { call: 'create', atMost: 4, prepare: async (as) => () => added(as) },
  {
    call: 'create, for whose turn it is',
    atMost: 5,
    prepare: async (as) => () => test.call(as, addEdit, { kind: 'add', draft: aDraft() }),
  },
  {
    call: 'edit',
    atMost: 4,
    prepare: async (as) => {
      const id = await added(as)
      const contacts = [aContact({ email: 'c@d.example', phones: ['+91 9845021764'] })]
      const change = { city: 'Goa', budget: 400_000, contacts }
      return () => test.call(as, edit, { kind: 'change', id, change, baseUpdatedAt: undefined })
    },
  },
  {
    call: 'act',
    atMost: 5,
    prepare: async (as) => {
      const id = await added(as)
      const followUp = { on: '2099-01-01', time: '10:00', kind: undefined }
      const said = { stageId: quoted, callStatus: 'interested', comment: 'Likes it', followUp } as const
      return () => actOn(test, as, id, said)
    },
  },
  {
    call: 'fill in fields and move, as somebody who saw an older version',
    atMost: 6,
    prepare: async (as) => {
      const id = await added(as)
      const { updatedAt: baseUpdatedAt } = await readLead(test, as, id)
      await actOn(test, rep, id, { comment: 'Called twice' })
      const change = { city: 'Goa', callStatus: 'interested' as const, tagIds: [hot] }
      return () => test.call(as, patch, { leadId: id, baseUpdatedAt, stageId: quoted, change })
    },
  },
  {
    call: 'act and assign',
    atMost: 5,
    prepare: async (as) => {
      const id = await added(as)
      return () => actOn(test, as, id, { assigneeId: as.userId, comment: 'Mine' })
    },
  },
  ...[
    ['list', {}],
    ['list for our own pages', { isLean: true }],
    ['list by page number, far down', { isLean: true, page: 30 }],
    ['list of another order', { isLean: true, sort: 'follow-up' as const }],
    ['list with a filter', { isLean: true, filters: { ...noFilters, sources: ['Referral'] } }],
    ['search', { isLean: true, search: 'asha' }],
    ['search for a phone', { isLean: true, search: '98450 21763' }],
    ['search that finds nothing', { isLean: true, search: 'qzxv' }],
  ].map(
    ([call, change]): Row => ({
      call: call as string,
      atMost: 2,
      prepare: async (as) => () =>
        test.call(as, leadEndpoints.list, { ...firstPage, ...(change as Partial<LeadListQuery>) }),
    }),
  ),
  { call: 'counts', atMost: 2, prepare: async (as) => () => test.call(as, leadEndpoints.counts, {}) },
  {
    call: 'pipeline with its counts',
    atMost: 2,
    prepare: async (as) => () => test.call(as, pipelineEndpoints.get, {}),
  },
  { call: 'My Day', atMost: 2, prepare: async (as) => () => test.call(as, myDayEndpoints.myDay, {}) },
  {
    call: 'what the filters offer',
    atMost: 2,
    prepare: async (as) => () => test.call(as, leadListEndpoints.filterOptions, {}),
  },
  {
    call: 'archive',
    atMost: 2,
    prepare: async (as) => () =>
      test.call(as, leadListEndpoints.archived, { page: 1, limit: 100, search: undefined }),
  },
  {
    call: 'history',
    atMost: 2,
    prepare: async (as) => {
      const id = await added(as)
      return () => logsOf(test, as, id)
    },
  },
  {
    call: 'details',
    atMost: 2,
    prepare: async (as) => {
      const id = await added(as)
      return () => readLead(test, as, id)
    },
  },
  { call: 'board', atMost: 3, prepare: async (as) => () => readBoard(test, as) },
  {
    call: 'board, searched and narrowed',
    atMost: 3,
    prepare: async (as) => () =>
      readBoard(test, as, {
        among: readSelection({ search: 'asha', type: 2 }),
        isOverdue: true,
        isStill: true,
        foldedExcept: [],
      }),
  },
]

const listed = (trips: string[]) => trips.map((trip) => trip.replace(/\s+/g, ' ').slice(0, 100)).join('\n')

describe('round trips before the answer', () => {
  for (const { call, atMost, prepare } of rows)
    it.each(['admin', 'assigner'] as const)(`${call}: at most ${atMost}, for an %s`, async (who) => {
      const as = people[who]
      await (await prepare(as))()
      const { trips } = await watched(await prepare(as))
      expect(trips.length, listed(trips)).toBeLessThanOrEqual(atMost)
    })
})

describe('statements', () => {
  it('assigning 5,000 leads, moving them and taking that back: at most 12 each', async () => {
    const { admin, assigner } = people
    const selection = { ids: await manyLeads(5_000) }
    const count = async (work: () => Promise<BulkReport>) => {
      let undoId: string | undefined
      const { statements, trips } = await watched(async () => {
        const report = await work()
        expect(report.done).toBe(5_000)
        undoId = report.undoId
      })
      expect(statements, listed(trips)).toBeLessThanOrEqual(12)
      return undoId ?? ''
    }
    await count(() => test.call(admin, assignMultiple, { selection, assigneeId: assigner.userId }))
    const undoId = await count(() => test.call(admin, bulk, { action: 'stage', selection, stageId: quoted }))
    await count(() => test.call(admin, undoBulk, { undoId }))
  }, 180_000)

  it('a create with the jobs it queues: at most 27', async () => {
    const handlers = { ...notificationJobs(test.deps), ...mailJobs(test.deps, outboxMailer) }
    await test.deps.jobs.runDue(handlers)
    const { statements, trips } = await watched(async () => {
      await added(people.admin)
      await test.deps.jobs.runDue(handlers)
    })
    expect(statements, listed(trips)).toBeLessThanOrEqual(27)
  })
})
