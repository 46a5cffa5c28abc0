import type { BoardColumn } from '@foyer/contract/board/model'
import type { NewRule } from '@foyer/contract/pipeline/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { addLead } from '../add-lead'
import { test as base } from '../fixtures'
import { call } from '../wire'

interface Firm {
  /** Adds leads to a stage, the first one on top; they are gone after the test. */
  add: (stage: string, ...names: string[]) => Promise<void>
  /** A rule for this test alone. */
  rule: (from: string, to: string, rule: Pick<NewRule, 'isAllowed' | 'requiredFields'>) => Promise<void>
  columns: () => Promise<BoardColumn[]>
  /** The stage that a lead of this test is in, as the server has it. */
  stageOf: (name: string) => Promise<string | undefined>
}

let phone = 9_000_000_000 + (Date.now() % 100_000_000)

/** The small firm with leads of the test's own: nobody else counts them, and they are taken away again. */
export const test = base.extend<{ firm: Firm }>({
  firm: async ({ server, sessionOf }, use) => {
    const session = await sessionOf('other')
    const { stages } = await call(server.url, pipelineEndpoints.get, {}, session)
    const stageId = (name: string) => stages.find((stage) => stage.name === name)?.id ?? ''
    const added: string[] = []
    const ruled: { from: string; to: string }[] = []
    const addOne = async (stage: string, name: string) => {
      const [firstName = '', lastName = ''] = name.split(' ')
      phone += 1
      const somebody = { firstName, lastName, phone: `+91 ${phone}` }
      const id = await addLead(server.url, session, somebody, { assigneeId: session.userId })
      added.push(id)
      const move = { leadId: id, baseUpdatedAt: undefined, stageId: stageId(stage), change: {} }
      await call(server.url, leadWorkEndpoints.patch, move, session)
    }
    const columns = () =>
      call(server.url, boardEndpoints.leadsInStage, { stageIds: [], members: [], tagIds: [] }, session)
    await use({
      add: async (stage, ...names) => {
        for (const name of names.toReversed()) await addOne(stage, name)
      },
      rule: async (from, to, rule) => {
        const pair = { from: stageId(from), to: stageId(to) }
        await call(server.url, pipelineEndpoints.addRule, { ...pair, ...rule }, session)
        ruled.push(pair)
      },
      columns,
      stageOf: async (name) =>
        (await columns()).find(({ cards }) =>
          cards.some(({ firstName, lastName }) => `${firstName} ${lastName}` === name),
        )?.stageName,
    })
    const rules = await call(server.url, pipelineEndpoints.rules, {}, session)
    for (const { id, from, to } of rules)
      if (ruled.some((pair) => pair.from === from.id && pair.to === to.id))
        await call(server.url, pipelineEndpoints.updateRule, { id, kind: 'delete' }, session)
    for (const id of added) await call(server.url, leadCaptureEndpoints.edit, { kind: 'delete', id }, session)
  },
})
