import { z } from 'zod'
import type { FirstWeek } from '../company/first-week'
import { firstWeekSteps } from '../company/first-week'
import type { CompanyEdit } from '../company/model'
import { starterPacks } from '../company/starter-packs'
import { endpoint, noInput, plainReply, request } from '../kit/endpoint'
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
}
