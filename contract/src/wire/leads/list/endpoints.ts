import { z } from 'zod'
import { contentReply, endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { inDataData } from '../../../kit/envelope'
import type { LeadSelectionQuery } from '../../../leads/model'
import { assignMultipleRequest, bulkReply, bulkRequest } from '../bulk/bulk'
import { archivedReply, archivedRequest } from './archived'
import { preferencesReply, savePreferencesRequest } from './preferences'
import { readSelection, selectionQuery, writeSelection } from './selection'
import {
  deleteViewRequest,
  doneReply,
  editViewRequest,
  saveViewRequest,
  viewReply,
  viewsReply,
} from './views'

const exportRequest = request({
  query: selectionQuery,
  read: ({ query }): LeadSelectionQuery => readSelection(query),
  write: (query) => ({ query: writeSelection(query) }),
})

export const leadListEndpoints = {
  archived: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/user/leads-list',
    about: ['leads'],
    userId: 'query',
    summary: 'Archived leads the caller may see, page by page from 1',
    request: archivedRequest,
    reply: archivedReply,
  }),
  bulk: endpoint({
    action: 'leads.edit',
    method: 'PATCH',
    path: '/user/leads/bulk-update',
    about: ['leads'],
    userId: 'body',
    summary:
      'Archive, bring back, delete or restore many leads, move, tag or give them to others, or set their follow-up, in one transaction',
    description:
      'Takes leadIds, or filter with the expected number: another number is a conflict. action=stage takes leadStage, and reasonForNotInterested for Lost; leads that may not move stay, and are listed with the reason. action=give takes assignedFrom and assignedToAll for overdue leads, which go round in turn, action=tags takes tagsToAdd and tagsToRemove, action=follow-up takes updateDate, updateTime, followUpType, and perHour for one after another.',
    request: bulkRequest,
    reply: inDataData(bulkReply),
  }),
  assignMultiple: endpoint({
    action: 'leads.assign',
    method: 'POST',
    path: '/user/assign-multiple-leads',
    about: ['leads'],
    userId: 'body',
    summary: 'Assign many leads to one person, or to nobody, in one transaction',
    description:
      'Takes leadIds, or filter with the expected number: another number is a conflict. A Won lead can change hands.',
    request: assignMultipleRequest,
    reply: inDataData(bulkReply),
  }),
  undoBulk: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/undo-bulk',
    about: ['leads'],
    summary: 'Undo what the caller did to many leads within the last day',
    description: 'Leads that somebody has changed since are left as they are.',
    request: request({
      body: z.object({ undoId: z.uuid() }),
      read: ({ body }) => body,
      write: (body) => ({ body }),
    }),
    reply: inDataData(bulkReply),
  }),
  filterOptions: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/leads/filter-options',
    about: ['leads'],
    summary: 'What the filter bar of the lead list offers',
    request: noInput,
    reply: plainReply(
      z.object({
        areas: z.array(z.string()),
        sources: z.array(z.string()),
        cities: z.array(z.string()),
        places: z.array(z.string()),
        hasTeam: z.boolean(),
        people: z.array(z.object({ id: z.string(), fullName: z.string() })),
        budget: z.object({ min: z.number(), max: z.number() }).optional(),
      }),
    ),
  }),
  export: endpoint({
    action: 'leads.export',
    method: 'GET',
    path: '/api/leads/export',
    about: ['leads'],
    summary: 'The leads that the list shows for the same parameters, as a file, by creation',
    request: exportRequest,
    reply: contentReply('text/csv'),
  }),
  listViews: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/leads/views',
    about: ['views', 'leads'],
    summary: "The caller's saved views of the lead list and those that are shared, with counts",
    request: noInput,
    reply: viewsReply,
  }),
  saveView: endpoint({
    action: 'leads.read',
    method: 'POST',
    path: '/api/leads/views',
    about: ['views'],
    summary: 'Save a view of the list under a name',
    request: saveViewRequest,
    reply: viewReply,
  }),
  editView: endpoint({
    action: 'leads.read',
    method: 'PUT',
    path: '/api/leads/views/:id',
    about: ['views'],
    summary: 'Change a saved view; a shared one is changed for everybody',
    request: editViewRequest,
    reply: viewReply,
  }),
  deleteView: endpoint({
    action: 'leads.read',
    method: 'DELETE',
    path: '/api/leads/views/:id',
    about: ['views'],
    summary: 'Delete a saved view',
    request: deleteViewRequest,
    reply: doneReply,
  }),
  readPreferences: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/leads/preferences',
    about: ['views'],
    summary: "The caller's columns of the lead list, and the view it opens with",
    request: noInput,
    reply: preferencesReply,
  }),
  savePreferences: endpoint({
    action: 'leads.read',
    method: 'PUT',
    path: '/api/leads/preferences',
    about: ['views'],
    summary: 'Save columns, their order and width, or the view the list opens with',
    request: savePreferencesRequest,
    reply: preferencesReply,
  }),
}
