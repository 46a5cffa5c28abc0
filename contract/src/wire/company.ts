import { z } from 'zod'
import { type FirstResponse, firstResponseForm } from '../company/first-response'
import type { FirstWeek } from '../company/first-week'
import { firstWeekSteps } from '../company/first-week'
import type { CompanyEdit } from '../company/model'
import { starterPacks } from '../company/starter-packs'
import { endpoint, noInput, plainReply, reply, request } from '../kit/endpoint'
import { editWire, readEdit, settingsReply, writeEdit } from './company/settings'

const actionOf = (edit: CompanyEdit) =>
  edit.kind === 'assignment' || edit.kind === 'panel' ? 'company.editAssignment' : 'company.editSettings'

const firstWeekReply = plainReply(
  z.object({
    isHidden: z.boolean(),
    done: z.array(z.enum(firstWeekSteps)),
    packs: z.array(z.enum(starterPacks)),
  }) satisfies z.ZodType<FirstWeek>,
)

const firstResponseWire = z.object({
  isWatched: z.boolean(),
  officeHours: z.object({ days: z.array(z.number()).max(50), from: z.string(), to: z.string() }),
  respondWithin: z.number(),
  escalateAfter: z.number(),
  giveOnAfter: z.number().optional(),
})
const writeFirstResponse = ({ officeHours: { days, from, to }, ...given }: FirstResponse) => ({
  isWatched: given.isWatched,
  officeHours: { days, from, to },
  respondWithin: given.respondWithin,
  escalateAfter: given.escalateAfter,
  giveOnAfter: given.giveOnAfter,
})
const firstResponseReply = reply(firstResponseWire, writeFirstResponse, (wire): FirstResponse => wire)

export const companyEndpoints = {
  settings: endpoint({
    action: 'company.readSettings',
    method: 'GET',
    path: '/api/enterprise/get-company-settings',
    about: ['company'],
    userId: 'query',
    summary: 'All settings of the company',
    description: 'An addition: the specification names no call for this.',
    request: noInput,
    reply: settingsReply,
  }),
  editSetup: endpoint({
    action: 'company.editSetup',
    method: 'PATCH',
    path: '/api/enterprise/setup',
    about: ['company', 'profile'],
    summary: 'Who may change pipeline, rules, fields and assignment: whoever may edit leads, or admins only',
    request: request({
      body: z.object({ isSetupByAdmins: z.boolean() }),
      read: ({ body }) => body,
      write: (input: { isSetupByAdmins: boolean }) => ({ body: input }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  editSettings: endpoint({
    action: actionOf,
    method: 'POST',
    path: '/api/enterprise/edit-company-settings',
    about: ['company'],
    userId: 'query',
    summary: 'Change any of the settings; what is not sent stays as it is',
    description: 'Country decides currency and calling code; values sent for these are ignored.',
    request: request({
      body: editWire,
      read: ({ body }) => readEdit(body),
      write: (edit: CompanyEdit) => ({ body: writeEdit(edit) }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  firstWeek: endpoint({
    action: 'company.firstWeek',
    method: 'GET',
    path: '/api/enterprise/first-week',
    about: ['company', 'profile', 'people', 'pipeline', 'leads', 'choices'],
    summary:
      'What of the first week of a firm is done, whether its list is hidden, and the starter packs it took',
    request: noInput,
    reply: firstWeekReply,
  }),
  hideFirstWeek: endpoint({
    action: 'company.firstWeek',
    method: 'POST',
    path: '/api/enterprise/hide-first-week',
    about: ['company'],
    summary: 'Hide the list of the first week for everybody of the firm, or show it again',
    request: request({
      body: z.object({ isHidden: z.boolean() }),
      read: ({ body }) => body,
      write: (input: { isHidden: boolean }) => ({ body: input }),
    }),
    reply: plainReply(z.object({ message: z.string() })),
  }),
  firstResponse: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/enterprise/first-response',
    about: ['company'],
    summary:
      'Office hours (days from 1, Monday, to 7, Sunday), how many office minutes after its arrival a new lead is to be contacted and the manager is told, and after how many office hours it is given on',
    request: noInput,
    reply: firstResponseReply,
  }),
  saveFirstResponse: endpoint({
    action: 'company.editAssignment',
    method: 'PUT',
    path: '/api/enterprise/first-response',
    about: ['company'],
    summary:
      'Change office hours and limits of the first response; leads that still wait for it follow in the background',
    request: request({
      body: firstResponseWire,
      read: ({ body }): FirstResponse => body,
      write: (given: FirstResponse) => ({ body: writeFirstResponse(given) }),
      check: firstResponseForm,
    }),
    reply: firstResponseReply,
  }),
}
