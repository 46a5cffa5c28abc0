import { z } from 'zod'
import { contentReply, endpoint, plainReply, request } from '../../../kit/endpoint'
import type { LeadEdit, LeadSave } from '../../../leads/record/draft'
import { duplicatesReply, duplicatesRequest, notifyOwnerRequest } from '../duplicates/duplicates'
import { mergeReply, mergeRequest, undoMergeRequest } from '../duplicates/merge'
import { missingDetails } from '../work/missing'
import { addEditRequest, addRequest } from './capture'
import { closureRequest, editRequest, savedReply, tagRequest } from './change'
import { detailReply } from './detail'

/** A change of assignee within an edit is checked where the stored assignee is known (C-147). */
const actionOfEdit = ({ kind }: LeadEdit) => {
  if (kind === 'assign') return 'leads.assign'
  if (kind === 'convert') return 'leads.convert'
  return kind === 'delete' || kind === 'restore' ? 'leads.delete' : 'leads.edit'
}

export const leadCaptureEndpoints = {
  add: endpoint({
    action: 'leads.add',
    method: 'POST',
    path: '/user/add-lead',
    about: ['leads'],
    userId: 'query',
    summary:
      'Add a lead, individual (type 0) or corporate (type 1), with its values under the names of the fields',
    request: addRequest,
    reply: savedReply,
  }),
  addEdit: endpoint({
    action: ({ kind }: LeadSave) => (kind === 'add' ? 'leads.add' : 'leads.edit'),
    method: 'POST',
    path: '/user/addEditLead',
    about: ['leads'],
    userId: 'query',
    summary: 'Add a lead with its values under the keys of a lead, or set dontShowAgain of one',
    request: addEditRequest,
    reply: savedReply,
  }),
  edit: endpoint({
    action: actionOfEdit,
    method: 'POST',
    path: '/user/edit-lead',
    about: ['leads'],
    userId: 'query',
    summary: 'Change what is sent of a lead; assign, delete, restore, note or mark it as converted',
    request: editRequest,
    reply: savedReply,
    details: missingDetails,
  }),
  byId: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/get-lead-by-id',
    about: ['leads', 'pipeline', 'tags'],
    userId: 'query',
    summary: 'One lead with its contacts, custom values and latest history',
    request: request({
      query: { id: z.uuid() },
      read: ({ query: { id } }) => ({ id }),
      write: ({ id }: { id: string }) => ({ query: { id } }),
    }),
    reply: detailReply,
  }),
  personalData: endpoint({
    action: 'leads.exportPerson',
    method: 'GET',
    path: '/api/leads/personal-data',
    about: ['leads'],
    summary: 'Everything that is kept about the person of a lead, as one page to be saved',
    description:
      'Also of a lead that is archived, deleted or merged, and of the leads merged into it. The audit log says who exported whom.',
    request: request({
      query: { leadId: z.uuid() },
      read: ({ query: { leadId } }) => ({ leadId }),
      write: ({ leadId }: { leadId: string }) => ({ query: { leadId } }),
    }),
    reply: contentReply('text/html'),
  }),
  addTag: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/add-tag-to-lead',
    about: ['leads'],
    userId: 'query',
    summary: 'Put a tag on a lead',
    request: tagRequest,
    reply: savedReply,
  }),
  removeTag: endpoint({
    action: 'leads.edit',
    method: 'PUT',
    path: '/user/remove-tag-from-lead',
    about: ['leads'],
    userId: 'query',
    summary: 'Take a tag off a lead',
    request: tagRequest,
    reply: savedReply,
  }),
  addExpectedClosure: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/user/add-exp-closure',
    about: ['leads'],
    userId: 'query',
    summary: 'Set or clear the date by which the deal should be settled',
    request: closureRequest,
    reply: savedReply,
  }),
  duplicates: endpoint({
    action: 'leads.add',
    method: 'GET',
    path: '/api/leads/duplicates',
    about: ['leads'],
    summary:
      'Leads with one of these phones or emails; of leads the caller may not see only who handles them',
    request: duplicatesRequest,
    reply: duplicatesReply,
  }),
  notifyOwner: endpoint({
    action: 'leads.add',
    method: 'POST',
    path: '/api/leads/notify-owner',
    about: [],
    summary: 'Tell the colleague who handles a lead with these details that it came up again',
    request: notifyOwnerRequest,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  merge: endpoint({
    action: 'leads.merge',
    method: 'POST',
    path: '/api/leads/merge',
    about: ['leads'],
    summary: 'Merge two leads into one, field by field; history, contacts and tags of both are kept',
    request: mergeRequest,
    reply: mergeReply,
  }),
  undoMerge: endpoint({
    action: 'leads.merge',
    method: 'POST',
    path: '/api/leads/undo-merge',
    about: ['leads'],
    summary: 'Undo a merge within 30 days',
    request: undoMergeRequest,
    reply: savedReply,
  }),
}
