import { z } from 'zod'
import { reply, request } from '../../kit/endpoint'
import type { Page } from '../../kit/paging'
import { calendarDate } from '../../kit/wire-values'
import { leadLimits } from '../../leads/limits'
import type { LeadListQuery, LeadRow } from '../../leads/model'
import { readListType, readSort, sortParameters, writeListType, writeSort } from './codes'
import { leadWire, readLead, writeLead } from './lead'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** newLeadsData as C-087 extends it: startDate and endDate mean the follow-up date. */
export const listRequest = request({
  query: {
    pageNo: whole(0, 1_000_000).default(0),
    type: whole(0, 9).optional(),
    startDate: calendarDate.optional(),
    endDate: calendarDate.optional(),
    search: z.string().max(leadLimits.searchMax).optional(),
    sort: z.enum(sortParameters).default('-createdAt'),
    limit: whole(1, leadLimits.pageSizeMax).default(leadLimits.pageSize),
    after: z.string().max(400).optional(),
  },
  read: ({ query }): LeadListQuery => ({
    ...readListType(query.type),
    ...readSort(query.sort),
    search: query.search?.trim() || undefined,
    followUpFrom: query.startDate,
    followUpTo: query.endDate,
    limit: query.limit,
    after: query.after,
    page: query.pageNo,
  }),
  write: (input) => ({
    query: {
      pageNo: input.page,
      type: writeListType(input.tab, input.callStatus),
      startDate: input.followUpFrom,
      endDate: input.followUpTo,
      search: input.search,
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
