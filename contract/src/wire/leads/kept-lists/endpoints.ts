import { z } from 'zod'
import { endpoint, noInput, plainReply, reply, request } from '../../../kit/endpoint'
import { entryEditForm, newEntryForm } from '../../../leads/kept-lists/forms'
import { type EntryEdit, type KeptList, listKeys, type NewEntry } from '../../../leads/kept-lists/model'

const list = z.enum(listKeys)
const message = plainReply(z.object({ message: z.string() }))
const entry = { list, id: z.uuid() }
const typed = z.string().max(1000)

export const keptListEndpoints = {
  keptLists: endpoint({
    action: 'fields.read',
    method: 'GET',
    path: '/api/lists',
    about: ['sources', 'people'],
    summary:
      'Lead sources, source names, work scopes and designations, with how many leads or people have each',
    description:
      'In the order in which forms offer them, hidden ones included. Archived leads are not counted.',
    request: noInput,
    reply: reply(
      z.object({
        data: z.array(
          z.object({
            list,
            entries: z.array(
              z.object({ id: z.string(), name: z.string(), isHidden: z.boolean(), uses: z.number() }),
            ),
          }),
        ),
      }),
      (lists: KeptList[]) => ({
        data: lists.map(({ list, entries }) => ({
          list,
          entries: entries.map(({ id, name, isHidden, uses }) => ({ id, name, isHidden, uses })),
        })),
      }),
      ({ data }): KeptList[] => data,
    ),
  }),
  addEntry: endpoint({
    action: 'fields.edit',
    method: 'POST',
    path: '/api/lists/entries',
    about: ['sources', 'fields', 'people'],
    summary: 'Add an entry to a list; a hidden one of that name is offered again',
    description: 'The name is unique whatever its case. Designations are those of admins.',
    request: request({
      body: z.object({ list, name: typed }),
      read: ({ body }): NewEntry => body,
      write: ({ list, name }: NewEntry) => ({ body: { list, name } }),
      check: newEntryForm,
    }),
    reply: message,
  }),
  editEntry: endpoint({
    action: 'fields.edit',
    method: 'PUT',
    path: '/api/lists/entries',
    about: ['sources', 'fields', 'people', 'leads', 'views'],
    summary: 'Rename, hide, show, merge or move an entry of a list',
    description:
      'Rename and merge change every lead that has the entry, archived and deleted ones too, and what saved views and the lead form name. Moved to the place before another entry, or to the end. Designations are those of admins.',
    request: request({
      body: z.discriminatedUnion('kind', [
        z.object({ ...entry, kind: z.literal('rename'), name: typed }),
        z.object({ ...entry, kind: z.enum(['hide', 'show']) }),
        z.object({ ...entry, kind: z.literal('merge'), into: z.uuid() }),
        z.object({ ...entry, kind: z.literal('move'), before: z.uuid().optional() }),
      ]),
      read: ({ body }): EntryEdit => body,
      write: (edit: EntryEdit) => ({ body: { ...edit } }),
      check: entryEditForm,
    }),
    reply: message,
  }),
}
