import { z } from 'zod'
import { type ReplyShape, reply, request } from '../../../kit/endpoint'
import { leadLimits } from '../../../leads/limits'
import type { FullRow } from '../../../leads/list/full-row'
import { type KnownOfRows, rowOf } from '../../../leads/list/lean-row'
import type { LeadPage } from '../../../leads/list/page'
import type { LeadListQuery, LeadRow } from '../../../leads/model'
import { readSort, sortParameters, writeSort } from '../fields/codes'
import { fullWire, writeFull } from './full'
import { knownWire, readKnown, readLean, writeKnown } from './lean'
import { type LeadWire, readLead, writeLead } from './row'
import { readSelection, selectionQuery, writeSelection } from './selection'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** newLeadsData as C-087 extends it. */
export const listRequest = request({
  query: {
    ...selectionQuery,
    pageNo: whole(0, 1_000_000).default(0),
    sort: z.enum(sortParameters).default('-createdAt'),
    limit: whole(1, leadLimits.pageSizeMax).default(leadLimits.pageSize),
    after: z.string().max(400).optional(),
    rows: z.enum(['lean']).optional(),
  },
  read: ({ query }): LeadListQuery => ({
    ...readSelection(query),
    ...readSort(query.sort),
    limit: query.limit,
    after: query.after,
    page: query.pageNo,
    ...(query.rows === 'lean' && { isLean: true }),
  }),
  write: (input) => ({
    query: {
      ...writeSelection(input),
      pageNo: input.page,
      sort: writeSort(input.sort, input.descending),
      limit: input.limit,
      after: input.after,
      rows: input.isLean ? 'lean' : undefined,
    },
  }),
})

const leanRow = z.looseObject({ _id: z.string(), leadStage: z.string() })

const pageWire = z.object({
  data: z.array(z.union([fullWire, leanRow])),
  total: z.number(),
  after: z.string().optional(),
  /** What lean rows refer to. */
  known: knownWire.optional(),
})
type PageWire = z.infer<typeof pageWire>

const isFull = (row: LeadRow | FullRow): row is FullRow => 'contacts' in row

const readLeanRows = (rows: PageWire['data'], known: KnownOfRows): LeadRow[] =>
  rows.flatMap((row) => rowOf(readLean(row), known) ?? [])

export const listReply: ReplyShape<LeadPage> = {
  ...reply(
    pageWire,
    ({ rows, total, after }: LeadPage): PageWire => ({
      data: rows.map((row) => (isFull(row) ? writeFull(row) : writeLead(row))) as PageWire['data'],
      total,
      after,
    }),
    ({ data, total, after, known }): LeadPage => ({
      rows: known ? readLeanRows(data, readKnown(known)) : data.map((row) => readLead(row as LeadWire)),
      total,
      after,
    }),
  ),
  encodeText: ({ lean, total, after }) =>
    lean &&
    `{"data":${lean.rows},${JSON.stringify({ total, after, known: writeKnown(lean.known) }).slice(1)}`,
}
