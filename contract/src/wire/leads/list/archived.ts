import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import { leadLimits } from '../../../leads/limits'
import type { ArchivedLead, ArchivedPage } from '../../../leads/list/archived'
import { leadWire, readLead, writeLead } from './row'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

export const archivedRequest = request({
  query: {
    archiveStatus: z.literal('true').default('true'),
    page: whole(1, 100_000).default(1),
    limit: whole(1, leadLimits.pageSizeMax).default(leadLimits.archivedPageSize),
    search: z.string().max(leadLimits.searchMax).optional(),
  },
  read: ({ query }) => ({
    page: query.page,
    limit: query.limit,
    search: query.search?.trim() || undefined,
  }),
  write: ({ page, limit, search }) => ({ query: { archiveStatus: true, page, limit, search } }),
})

const archivedWire = leadWire.extend({
  archivedAt: z.string(),
  customValues: z.record(z.string(), z.string()),
})

const write = (lead: ArchivedLead): z.infer<typeof archivedWire> => ({
  ...writeLead(lead),
  archivedAt: lead.archivedAt,
  customValues: Object.fromEntries(
    // Only keys that are field ids: anything else stored there is not sent.
    Object.entries(lead.customValues).filter(([id]) => z.uuid().safeParse(id).success),
  ),
})

const read = (wire: z.infer<typeof archivedWire>): ArchivedLead => ({
  ...readLead(wire),
  archivedAt: wire.archivedAt,
  customValues: wire.customValues,
})

export const archivedReply = reply(
  z.object({
    data: z.array(archivedWire),
    pagination: z.object({ page: z.number(), total: z.number(), totalPages: z.number() }),
  }),
  ({ rows, page, total, pageCount }: ArchivedPage) => ({
    data: rows.map(write),
    pagination: { page, total, totalPages: pageCount },
  }),
  ({ data, pagination }): ArchivedPage => ({
    rows: data.map(read),
    page: pagination.page,
    total: pagination.total,
    pageCount: pagination.totalPages,
  }),
)
