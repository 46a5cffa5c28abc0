import { z } from 'zod'
import type { CompanyEdit } from '../company/model'
import { endpoint, noInput, plainReply, request } from '../kit/endpoint'
import { editWire, readEdit, settingsReply, writeEdit } from './company/settings'

const actionOf = (edit: CompanyEdit) =>
  edit.kind === 'assignment' ? 'company.editAssignment' : 'company.editSettings'

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
}
