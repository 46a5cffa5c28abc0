import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import type { Page } from '../../../kit/paging'
import { leadLimits } from '../../../leads/limits'
import type { LeadListQuery, LeadRow } from '../../../leads/model'
import { readSort, sortParameters, writeSort } from '../fields/codes'
import { leadWire, readLead, writeLead } from './row'
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
  },
  read: ({ query }): LeadListQuery => ({
    ...readSelection(query),
    ...readSort(query.sort),
    limit: query.limit,
    after: query.after,
    page: query.pageNo,
  }),
  write: (input) => ({
    query: {
      ...writeSelection(input),
      pageNo: input.page,
      sort: writeSort(input.sort, input.descending),
      limit: input.limit,
      after: input.after,
    },
  }),
})

export const listReply = reply(
  z.object({ data: z.array(leadWire), total: z.number(), after: z.string().optional() }),
  (page: Page<LeadRow>) => ({ data: page.rows.map(writeLead), total: page.total, after: page.after }),
  (wire): Page<LeadRow> => ({ rows: wire.data.map(readLead), total: wire.total, after: wire.after }),
)
