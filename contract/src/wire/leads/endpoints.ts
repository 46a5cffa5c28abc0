import { z } from 'zod'
import { endpoint, request } from '../../kit/endpoint'
import { inDataData } from '../../kit/envelope'
import { countsReply } from './list/counts'
import { listReply, listRequest } from './list/list'

export const leadEndpoints = {
  list: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/newLeadsData',
    about: ['leads', 'pipeline', 'tags'],
    userId: 'query',
    summary: 'Leads the caller may see: paged, sorted, searched and filtered',
    description:
      'Filters have the short parameters of the address of the list (status, stage, source, c1 to c16); `is` takes words for how a lead stands today (overdue, due-today, due-tomorrow, due-this-week, no-next-step, untouched, standing-still), and `assignee` takes me and team besides ids. Without a chosen order the Follow Up and Unassigned lists put overdue leads last.',
    request: listRequest,
    reply: inDataData(listReply),
  }),
  counts: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/newLeadCount',
    about: ['leads'],
    userId: 'query',
    summary: 'Counts of the leads the caller may see',
    request: request({
      query: {
        pageNo: z.coerce.number().int().min(0).optional(),
        type: z.coerce.number().int().min(0).max(9).optional(),
      },
      read: () => ({}),
      write: () => ({ query: { pageNo: 0 } }),
    }),
    reply: countsReply,
  }),
}
