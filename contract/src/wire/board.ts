import { z } from 'zod'
import { boardLimits } from '../board/limits'
import type { BoardCard, BoardColumn, BoardQuery, WholeCard } from '../board/model'
import { formatLegacyDate, formatTime12, parseLegacyDate, parseTime12 } from '../kit/dates'
import { endpoint, reply, request } from '../kit/endpoint'
import { stageMoveTexts } from '../leads/messages/work'
import type { LeadSelectionQuery } from '../leads/model'
import { leadName, leadTypeOf } from '../leads/rules'
import { pipelineLimits } from '../pipeline/limits'
import { peopleWords } from '../teams/people-words'
import { wholeCardWire, writeWholeCard } from './board/whole-card'
import { idOf } from './leads/fields/answers'
import { readCallStatus, writeCallStatus } from './leads/fields/codes'
import { leadWire } from './leads/list/row'
import { readSelection, selectionQuery, writeSelection } from './leads/list/selection'
import { readTag, writeTag } from './leads/list/tag'

const cardWire = leadWire
  .pick({
    _id: true,
    type: true,
    name: true,
    firstName: true,
    lastName: true,
    companyName: true,
    phoneNumber: true,
    email: true,
    budget: true,
    leadStatus: true,
    callLeadStatus: true,
    leadTag: true,
    latestFollowUpDate: true,
    latestFollowUpTime: true,
    isProjectCreated: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    leadStage: z.string(),
    assignedTo: z.object({ _id: z.string(), fullName: z.string() }).optional(),
    stageSince: z.string(),
  })
type CardWire = z.infer<typeof cardWire>

/** Only a client's own: the server has no lead without a known call status. */
const unknownCode = -1

const writeCard = (card: BoardCard): CardWire => ({
  _id: card.id,
  type: card.type === 'corporate' ? 1 : 0,
  name: leadName(card),
  firstName: card.firstName,
  lastName: card.lastName,
  companyName: card.companyName,
  phoneNumber: card.phone,
  email: card.email,
  budget: card.budget,
  leadStage: card.stageId,
  leadStatus: card.statusId,
  callLeadStatus: card.callStatus ? writeCallStatus(card.callStatus) : unknownCode,
  leadTag: card.tags.map(writeTag),
  assignedTo: card.assignee && { _id: card.assignee.id, fullName: card.assignee.fullName },
  latestFollowUpDate: card.followUpOn && formatLegacyDate(card.followUpOn),
  latestFollowUpTime: card.followUpTime && formatTime12(card.followUpTime),
  isProjectCreated: card.isConverted,
  stageSince: card.stageSince,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt,
})

const isWhole = (card: BoardCard | WholeCard): card is WholeCard => 'contacts' in card

const cardsWire = z.array(z.union([cardWire, wholeCardWire]))

const readCard = (wire: z.infer<typeof cardsWire>[number]): BoardCard => ({
  id: wire._id,
  type: leadTypeOf(wire.type, wire.companyName),
  firstName: wire.firstName,
  lastName: wire.lastName,
  companyName: wire.companyName,
  phone: wire.phoneNumber,
  email: wire.email,
  budget: wire.budget,
  stageId: typeof wire.leadStage === 'string' ? wire.leadStage : wire.leadStage._id,
  statusId: wire.leadStatus,
  callStatus: readCallStatus(wire.callLeadStatus),
  tags: wire.leadTag.map(readTag),
  assignee: wire.assignedTo && { id: wire.assignedTo._id, fullName: wire.assignedTo.fullName },
  followUpOn: wire.latestFollowUpDate ? parseLegacyDate(wire.latestFollowUpDate) : undefined,
  followUpTime: wire.latestFollowUpTime ? parseTime12(wire.latestFollowUpTime) : undefined,
  isConverted: wire.isProjectCreated,
  stageSince: wire.stageSince,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
})

/** A list of ids, one alone, or nothing. */
const ids = (max: number) =>
  z.preprocess((sent) => [sent ?? []].flat(), z.array(z.unknown()).max(max)).optional()
const readIds = (wire: unknown[] = []): string[] => wire.flatMap((one) => idOf(one) ?? [])

const boardForm = z.object({
  stageIds: z.array(z.uuid(stageMoveTexts.invalid)),
  members: z.array(z.union([z.uuid(), z.enum(peopleWords)])),
  tagIds: z.array(z.uuid()),
  limits: z.record(z.uuid(), z.number().int().min(1).max(boardLimits.columnMax)).optional(),
  after: z.string().optional(),
  isWhole: z.boolean().optional(),
  foldedExcept: z.array(z.uuid()).optional(),
  // Read by the shape of the list already.
  among: z.custom<LeadSelectionQuery>().optional(),
  isOverdue: z.boolean().optional(),
  isStill: z.boolean().optional(),
})

const columnWire = z.object({
  _id: z.string(),
  stageName: z.string(),
  leadCount: z.number(),
  totalBudget: z.number(),
  next: z.string().optional(),
})

export const boardEndpoints = {
  leadsInStage: endpoint({
    action: 'leads.read',
    method: 'POST',
    path: '/user/leads-in-stage',
    takesNoKey: true,
    about: ['leads', 'pipeline', 'tags'],
    userId: 'query',
    summary: 'The leads of each stage, by the name of the stage, with counts and totals',
    description:
      'All leads of a stage, up to 5,000, and all of each. With `rows` lean only what a card shows, of the first 20 or as many as `limits` says; `next` of a column is `after` of its following page. `filter` has the parameters of the list. With `foldedExcept` the cards of Won and Lost are those of the last 30 days, except in these stages; counts and totals stay whole.',
    request: request({
      body: z.object({
        stageId: ids(pipelineLimits.stage.max * 2),
        leadTag: ids(boardLimits.filterMax),
        assignedTo: ids(boardLimits.filterMax),
        limits: z.record(z.string().max(100), z.number()).nullish(),
        after: z.string().max(4000).nullish(),
        rows: z.enum(['lean']).nullish(),
        filter: z.object(selectionQuery).nullish(),
        overdue: z.boolean().nullish(),
        standingStill: z.boolean().nullish(),
        foldedExcept: ids(pipelineLimits.stage.max * 2),
      }),
      read: ({ body }): BoardQuery => ({
        stageIds: readIds(body.stageId),
        members: readIds(body.assignedTo),
        tagIds: readIds(body.leadTag),
        limits: body.limits ?? undefined,
        after: body.after ?? undefined,
        isWhole: body.rows !== 'lean' || undefined,
        among: body.filter ? readSelection(body.filter) : undefined,
        isOverdue: body.overdue ?? undefined,
        isStill: body.standingStill ?? undefined,
        foldedExcept: body.foldedExcept ? readIds(body.foldedExcept) : undefined,
      }),
      write: ({ stageIds, members, tagIds, limits, after, isWhole: all, ...query }: BoardQuery) => ({
        body: {
          stageId: stageIds,
          leadTag: tagIds,
          assignedTo: members,
          limits,
          after,
          rows: all ? undefined : 'lean',
          filter: query.among && writeSelection(query.among),
          overdue: query.isOverdue,
          standingStill: query.isStill,
          foldedExcept: query.foldedExcept,
        },
      }),
      check: boardForm,
    }),
    reply: reply(
      z.object({ data: z.record(z.string(), cardsWire), columns: z.array(columnWire) }),
      (columns: BoardColumn[]) => ({
        data: Object.fromEntries(
          columns.map((column) => [
            column.stageName,
            column.cards.map((card) => (isWhole(card) ? writeWholeCard(card) : writeCard(card))),
          ]),
        ),
        columns: columns.map(({ stageId, stageName, leads, budget, next }) => ({
          _id: stageId,
          stageName,
          leadCount: leads,
          totalBudget: budget,
          next,
        })),
      }),
      ({ data, columns }): BoardColumn[] =>
        columns.map((column) => ({
          stageId: column._id,
          stageName: column.stageName,
          leads: column.leadCount,
          budget: column.totalBudget,
          cards: (data[column.stageName] ?? []).map(readCard),
          next: column.next,
        })),
    ),
  }),
}
