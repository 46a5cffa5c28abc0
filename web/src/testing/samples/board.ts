import { boardLimits } from '@foyer/contract/board/limits'
import type { BoardCard, BoardColumn, BoardQuery } from '@foyer/contract/board/model'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadPatch } from '@foyer/contract/leads/work/forms'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import type { fakeServer } from '../fake-server'
import { detailOf, leadAt, leadId } from './lead-detail'
import { servePipeline } from './pipeline'
import { someChoices } from './work'

/** A card with what most have, except for what is said. */
export const makeCard = (place: number, changes: Partial<BoardCard> = {}): BoardCard => ({
  id: leadId(place),
  type: 'individual',
  firstName: 'Lead',
  lastName: String(place),
  companyName: undefined,
  phone: '+91 98200 00000',
  email: undefined,
  budget: 1_000_000,
  stageId: '',
  stageSince: '2026-11-12T05:00:00.000Z',
  statusId: undefined,
  callStatus: 'interested',
  tags: [],
  assignee: { id: 'u-kavya', fullName: 'Kavya Menon' },
  followUpOn: undefined,
  followUpTime: undefined,
  isConverted: false,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-12T05:00:00.000Z',
  ...changes,
})

interface BoardWorld {
  pipeline: Pipeline
  /** As the server has them, in the order of their columns. */
  cards: BoardCard[]
  asked: BoardQuery[]
  patched: LeadPatch[]
  rowOf: (leadId: string) => LeadRow
}

const withinFilter = (card: BoardCard, { members, tagIds, among }: BoardQuery) =>
  card.firstName.toLowerCase().startsWith(among?.search ?? '') &&
  (members.length === 0 || members.includes(card.assignee?.id ?? '')) &&
  (tagIds.length === 0 || card.tags.some(({ id }) => tagIds.includes(id)))

/** Cards of Won and Lost from before are folded away. */
const longAgo = '2026-01-01'

function columnsOf({ pipeline, cards }: BoardWorld, question: BoardQuery): BoardColumn[] {
  const { stageIds, limits, after, foldedExcept = [] } = question
  return pipeline.stages
    .filter(({ id }) => stageIds.length === 0 || stageIds.includes(id))
    .map(({ id, name, kind }) => {
      const isFolded = (kind === 'won' || kind === 'lost') && !foldedExcept.includes(id)
      const isShown = ({ stageSince }: BoardCard) => !isFolded || stageSince >= longAgo
      const all = cards.filter((card) => card.stageId === id && withinFilter(card, question))
      const from = Number(after ?? 0)
      const end = from + (limits?.[id] ?? boardLimits.pageSize)
      return {
        stageId: id,
        stageName: name,
        leads: all.length,
        budget: all.reduce((sum, { budget }) => sum + (budget ?? 0), 0),
        cards: all.filter(isShown).slice(from, end),
        next: end < all.length ? String(end) : undefined,
      }
    })
}

/** A board that answers from its cards; a move changes them, and is kept. */
export function serveBoard(server: ReturnType<typeof fakeServer>, pipeline: Pipeline, cards: BoardCard[]) {
  const world: BoardWorld = {
    pipeline,
    cards,
    asked: [],
    patched: [],
    rowOf: (id) => {
      const card = world.cards.find((one) => one.id === id)
      const stage = world.pipeline.stages.find((one) => one.id === card?.stageId)
      if (!card || !stage) throw new Error(`there is no lead ${id}`)
      const { callStatus = 'new', assignee } = card
      return { ...leadAt(1), ...card, callStatus, stage, assignee: assignee && { ...assignee, email: '' } }
    },
  }
  servePipeline(server, world)
  server.on(tagEndpoints.list, () => ({ reply: [] }))
  server.on(teamEndpoints.leaders, () => ({ reply: [] }))
  server.on(teamEndpoints.colleagues, () => ({ reply: [] }))
  server.on(teamEndpoints.assignable, () => ({ reply: [] }))
  server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
  server.on(leadCaptureEndpoints.byId, ({ id }) => ({ reply: detailOf(world.rowOf(id)) }))
  server.on(boardEndpoints.leadsInStage, (question) => {
    world.asked.push(question)
    return { reply: columnsOf(world, question) }
  })
  server.on(leadWorkEndpoints.patch, (patch) => {
    world.patched.push(patch)
    const card = world.cards.find(({ id }) => id === patch.leadId)
    const rest = world.cards.filter(({ id }) => id !== patch.leadId)
    const place = rest.findIndex(({ id }) => id === patch.afterLeadId) + 1
    if (card && patch.stageId) rest.splice(place, 0, { ...card, stageId: patch.stageId })
    world.cards = rest
    return { reply: { lead: world.rowOf(patch.leadId), missing: [] } }
  })
  return world
}
