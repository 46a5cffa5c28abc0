import { z } from 'zod'
import { contentReply, endpoint, noInput, plainReply } from '../../../kit/endpoint'
import { saveLeadsRequest } from './saved-leads'
import {
  byIdRequest,
  fileRequest,
  importDetailReply,
  importReply,
  importsReply,
  knownReply,
  knownRequest,
  rowsReply,
  sheetsReply,
  startRequest,
  undoReply,
} from './shapes'

/** C-089: who has leads may import some. */
const importing = { action: 'leads.add' } as const

export const importEndpoints = {
  parseFile: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/import-lead-csv',
    about: ['fields'],
    takesNoKey: true,
    userId: 'query',
    summary: 'The rows of a spreadsheet (.xls, .xlsx, .csv, up to 2 MB), keyed by the names of its columns',
    description:
      'Told by its content, not by its name. Of several sheets the first with rows; the headings need not be on the first line. Changes nothing.',
    request: fileRequest,
    reply: rowsReply,
  }),
  saveLeads: endpoint({
    ...importing,
    method: 'POST',
    path: '/user/save-leads',
    about: ['leads'],
    userId: 'query',
    summary: 'Add leads that were read from a file: all of them, or none',
    description:
      'Checked as a file is. The first value that is not valid is named and nothing is saved. A lead whose phone number or email is known already is skipped.',
    request: saveLeadsRequest,
    reply: plainReply(z.object({ message: z.string(), created: z.number(), skipped: z.number() })),
  }),
  sampleFile: endpoint({
    ...importing,
    method: 'GET',
    path: '/api/lms/sample-lead-file',
    about: ['fields'],
    summary: 'A spreadsheet with the columns of the import, the fields of the firm and their choices',
    request: noInput,
    reply: contentReply('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  }),
  sheets: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/imports/sheets',
    about: ['fields'],
    takesNoKey: true,
    summary: 'The sheets of a spreadsheet as texts, and what its rows are checked against',
    description: 'Changes nothing.',
    request: fileRequest,
    reply: sheetsReply,
  }),
  knownContacts: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/imports/known',
    about: ['leads'],
    takesNoKey: true,
    summary: 'Which of these phone numbers (E.164) and emails (small letters) leads have already',
    description:
      'Archived leads too. A lead that the caller may not see only says who handles it. Changes nothing.',
    request: knownRequest,
    reply: knownReply,
  }),
  startImport: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/imports',
    about: ['imports'],
    summary:
      'Import a spreadsheet: it is read and checked again, then its leads are written in the background',
    description:
      'A row that is not valid stops it and nothing is saved, unless only the valid rows are wanted; details.problems names each, up to a thousand.',
    request: startRequest,
    reply: importReply,
  }),
  imports: endpoint({
    ...importing,
    method: 'GET',
    path: '/api/lms/imports',
    about: ['imports'],
    summary: "The latest imports: the caller's own, for admins those of the company",
    request: noInput,
    reply: importsReply,
  }),
  importById: endpoint({
    ...importing,
    method: 'GET',
    path: '/api/lms/imports/:id',
    about: ['imports'],
    summary: 'One import: how far it is, and which rows were skipped, or kept by an undo, and why',
    request: byIdRequest,
    reply: importDetailReply,
  }),
  cancelImport: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/imports/:id/cancel',
    about: ['imports'],
    summary: 'Stop an import before its leads are written: nothing is imported',
    request: byIdRequest,
    reply: undoReply,
  }),
  undoImport: endpoint({
    ...importing,
    method: 'POST',
    path: '/api/lms/imports/:id/undo',
    about: ['imports', 'leads'],
    summary: 'Take an import back: its leads are deleted, what it filled in is emptied again',
    description:
      'For who imported the file, and admins. A lead that has changed since is kept and named, with the reason.',
    request: byIdRequest,
    reply: undoReply,
  }),
  refusedRows: endpoint({
    ...importing,
    method: 'GET',
    path: '/api/lms/imports/:id/refused-rows',
    about: ['imports'],
    summary: 'The rows of an import that were skipped, as a file that says why',
    request: byIdRequest,
    reply: contentReply('text/csv'),
  }),
}
