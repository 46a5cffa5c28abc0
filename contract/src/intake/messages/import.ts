import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import { importLimits as limits } from '../import/limits'

/** L-216 and L-226 word by word. */
export const importTexts = {
  uploaded: 'File uploaded successfully!',
  tooLarge: 'File size exceeds the limit of 2 MB. Please choose a smaller file.',
  cancelled: 'The import was cancelled. Nothing has been imported.',
  undone: 'The import was undone.',
  undoneBut: (count: number) =>
    count === 1
      ? 'The import was undone. 1 lead was kept, because it has changed since.'
      : `The import was undone. ${grouped(count)} leads were kept, because they have changed since.`,
  failed: 'Something went wrong on our side. Nothing has been imported.',
  /** The first line in the history of a lead. */
  imported: (person: string, file: string) => `The Lead has been imported by ${person} from ${file}`,
  importedBy: (person: string) => `The Lead has been imported by ${person}`,
  /** What the notification says of it. */
  outcome: (created: number, updated: number, skipped: number) =>
    `${grouped(created)} created, ${grouped(updated)} updated, ${grouped(skipped)} skipped`,
  refusedFile: 'refused_rows.csv',
  sampleFile: 'lead_import_sample.xlsx',
  /** The heading of the column that says why a row was not imported. */
  reason: 'Reason',
} as const

/** Why a row was skipped. */
export const skipReasons = {
  leftOut: 'Left out by hand',
  sameAsRow: (row: number) => `The same phone number or email as row ${row}`,
  known: (name: string) => `Already a lead: ${name}`,
  archived: (name: string) => `Already an archived lead: ${name}`,
  hidden: (owner: string | undefined) =>
    owner ? `Already handled by ${owner}` : 'Already handled by somebody else',
  nothingNew: (name: string) => `Already a lead that lacks nothing of it: ${name}`,
} as const

/** Why an undo kept a row. */
export const keepReasons = {
  changed: 'It has changed since the import.',
  deleted: 'It was deleted since the import.',
  archived: 'It was archived since the import.',
} as const

/** Problems of a row beyond L-217 to L-223. */
export const standingProblems = {
  notYours: (label: string) => `${label}: your role does not allow you to set it`,
  tooManyPhones: (most: number) => `Phone Number is not valid: more than ${most} numbers`,
} as const

export const importRefusals = {
  tooLarge: refusal(413, 'import-too-large', importTexts.tooLarge),
  wrongKind: refusal(415, 'import-wrong-kind', 'Please choose a file of the kind .xls, .xlsx or .csv.'),
  webPage: refusal(
    415,
    'import-web-page',
    'This file is a web page, although it may be called a spreadsheet. Please open it in a spreadsheet, save it as .xlsx and choose it once more.',
  ),
  empty: refusal(422, 'import-empty', 'This file has no rows.'),
  damaged: refusal(
    422,
    'import-damaged',
    'This file is damaged or not complete. Please open it in a spreadsheet, save it again and choose it once more.',
  ),
  encrypted: refusal(
    422,
    'import-encrypted',
    'This file is protected with a password. Please save it without one and choose it again.',
  ),
  tooMuch: refusal(
    422,
    'import-too-much',
    'This file holds more than can be read. Please save only the rows to import in a new file.',
  ),
  tooManyRows: refusal(
    422,
    'import-too-many-rows',
    `Up to ${grouped(limits.rows)} rows can be imported at once. Please divide the file.`,
  ),
  tooManyColumns: refusal(
    422,
    'import-too-many-columns',
    `Up to ${grouped(limits.columns)} columns can be imported. Please remove those that are not needed.`,
  ),
  tooManySheets: refusal(
    422,
    'import-too-many-sheets',
    `Up to ${limits.sheets} sheets can be read. Please save the one to import in a new file.`,
  ),
  longCell: refusal(
    422,
    'import-long-cell',
    `A cell of this file has more than ${grouped(limits.cell)} characters.`,
  ),
  busy: refusal(503, 'import-busy', 'Many files are being read just now. Please try again in a moment.'),
  unknownSheet: refusal(422, 'import-unknown-sheet', 'This file has no such sheet. Please choose it again.'),
  unknownField: refusal(
    422,
    'import-unknown-field',
    'A column goes into a field that does not exist any more. Please choose again.',
  ),
  fieldTwice: refusal(
    422,
    'import-field-twice',
    'Two columns go into the same field. Please choose another one for one of them.',
  ),
  noRows: refusal(422, 'import-no-rows', 'There are no rows to import under these headings.'),
  personLeft: refusal(409, 'import-person-left', 'Who imported the file has no access to leads any more.'),
  noneValid: refusal(422, 'import-none-valid', 'No row can be imported as it is.'),
  /** With the words of the first one, as specified (L-224); `details.problems` has all. */
  rows: (text: string) => refusal(422, 'import-rows', text),
  unknown: refusal(404, 'unknown-import', 'This import does not exist any more.'),
  tooLate: refusal(
    409,
    'import-too-late',
    'The leads are being written already. You can undo the import when it is done.',
  ),
  over: refusal(409, 'import-over', 'This import has ended already.'),
  notDone: refusal(409, 'import-not-done', 'Only an import that is done can be undone.'),
  undoneAlready: refusal(409, 'import-undone', 'This import was undone already.'),
  tooOld: refusal(409, 'import-too-old', `An import can be undone for ${limits.keptDays} days.`),
} as const
