import { grouped } from '../../kit/money'

const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`
const rows = (count: number) => counted(count, 'row', 'rows')
const leads = (count: number) => counted(count, 'lead', 'leads')

const rowNamed = (row: number, name: string) => (name ? `Row ${row}, ${name}:` : `Row ${row}:`)

/** The dialog and its three steps (L-016, L-212 to L-216). */
export const importScreenTexts = {
  title: 'Import XLS',
  steps: ['Choose file', 'Uploading', 'Uploaded'],
  stepsLabel: 'Steps of the import',
  stepDone: 'done',
  drop: 'Drag and drop your file here',
  dropNow: 'Drop it to begin',
  or: 'or',
  browse: 'Browse',
  accepted: '.xls, .xlsx or .csv, up to 2 MB. Columns can have any names and be in any order.',
  sample: 'Download Sample',
  sampleFailed: 'The sample could not be downloaded. Please try again.',
  empty: 'This file is empty. Please choose another one.',
  oneAtATime: 'Please choose one file at a time.',
  uploading: (file: string) => `Uploading ${file}`,
  readFailed: 'The file could not be read.',
  nothingSaved: 'Nothing has been saved.',
  another: 'Choose another file',
  import: 'Import',
  failed: 'The leads could not be imported. Please try again.',
} as const

/** What the file has, before anything is saved. */
export const importReviewTexts = {
  sheet: 'Sheet',
  matching: 'Columns',
  matchingHint:
    'Into which field each column goes. The next file with the same headings is matched like this one.',
  matched: (matched: number, all: number) => `${matched} of ${all} columns matched`,
  header: 'Row that names the columns',
  noHeader: 'None: the first row is a lead already',
  headerLine: (row: number, cells: string) => `Row ${row}: ${cells}`,
  showMatching: 'Change columns',
  hideMatching: 'Hide columns',
  fieldOf: (heading: string) => `Field for ${heading}`,
  leftOut: 'Do not import',
  leftOutShort: 'Not imported',
  unnamed: (letters: string) => `Column ${letters}`,
  examples: (values: string) => `e.g. ${values}`,
  noExamples: 'No values',
  missing: (labels: readonly string[]) =>
    `No column goes into ${labels.join(' and ')} yet. Every lead needs ${labels.length > 1 ? 'them' : 'it'}.`,
  rows,
  row: 'Row',
  taken: 'Imported',
  take: (row: number) => `Import row ${row}`,
  editRow: 'Edit',
  editOf: (row: number) => `Edit row ${row}`,
  editedRow: 'Done',
  nameless: 'No name',
  rowOf: (row: number) => `Row ${row}`,
  table: 'Rows of the file',
  cell: (label: string, row: number) => `${label}, row ${row}`,
  problems: (count: number, inRows: number) => `${counted(count, 'problem', 'problems')} in ${rows(inRows)}`,
  noProblems: 'No problems',
  onlyProblems: 'Only rows with problems',
  nextProblem: 'Next problem',
  edited: (count: number) => counted(count, 'cell changed', 'cells changed'),
  empty: 'This file has no rows to import.',
  emptyHint: 'The first row should name the columns, and each row below it is one lead.',
  newEnquiries: 'These people are waiting for a first answer',
  newEnquiriesHint: 'The clock of the first response starts for each new lead.',
  loseEdits: 'What you changed is not imported yet, and would be lost.',
  loseTitle: 'Close without importing?',
  anotherTitle: 'Choose another file?',
} as const

/** Bad rows stop the import; these are the two ways on (C-093, L-224, L-225). */
export const importBadRowsTexts = {
  title: (count: number) => `${rows(count)} cannot be imported`,
  nothing: 'Nothing has been saved. Correct the cells marked above, or go on in one of these ways:',
  again: 'Fix and choose the file again',
  validOnly: (count: number) => `Import valid rows only (${grouped(count)})`,
  download: 'Download the rows with problems',
  more: (count: number) => `and ${rows(count)} more`,
  list: 'Rows with problems',
  row: rowNamed,
  show: 'Show',
  showRow: (row: number) => `Show row ${row}`,
} as const

/** Leads that are known already (C-091, C-179). */
export const importDuplicateTexts = {
  title: 'Already known',
  none: 'Every row is a new lead.',
  noneYet: 'It is checked once rows have no problems.',
  found: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} of people you know already`,
  policy: 'What happens to them',
  skip: 'Skip them',
  skipHint: 'Nothing of these rows is imported. The report names each of them.',
  fill: 'Update empty fields',
  fillHint: 'What the lead does not have yet is added to it. Nothing is overwritten.',
  add: 'Add anyway',
  addHint: 'Each row becomes a lead of its own.',
  show: 'Show them',
  hide: 'Hide them',
  checking: 'Looking for leads that are known already',
  failed: 'It could not be checked which leads are known already. It is checked again while importing.',
  again: 'Try again',
  row: rowNamed,
  more: (count: number) => `and ${rows(count)} more`,
} as const

/** While it runs, and what came of it. */
export const importRunTexts = {
  staged: (done: number, all: number) => `${grouped(done)} of ${rows(all)} read`,
  writing: (all: number) => `Saving ${leads(all)}`,
  goesOn: 'You can close this window or the browser: the import goes on.',
  cancel: 'Cancel import',
  cancelFailed: 'The import could not be cancelled. Please try again.',
  oneRuns: 'An import is running. The next one can begin when it is done.',
  row: (row: number) => `Row ${row}:`,
  more: (count: number) => `and ${rows(count)} more, in the file of the rows not imported`,
  show: 'Show',
  progress: 'Progress of the import',
  card: (file: string) => `Importing ${file}`,
  done: 'Import finished',
  cancelled: 'This import was cancelled. Nothing was saved.',
  undone: 'This import was undone.',
  created: 'Created',
  updated: 'Updated',
  skipped: 'Skipped',
  total: 'Rows',
  skippedRows: 'Skipped rows',
  download: 'Download the rows not imported',
  downloadFailed: 'The file could not be downloaded. Please try again.',
  loadFailed: 'The import could not be loaded.',
  close: 'Close',
  another: 'Import another file',
  undo: 'Undo import',
  undoTitle: 'Undo this import?',
  undoText: (created: number, updated: number) =>
    [
      created > 0 && `${leads(created)} it added will be deleted`,
      updated > 0 && `${leads(updated)} it updated will be as before`,
    ]
      .filter(Boolean)
      .join(', and ')
      .concat('. Leads that somebody has worked on since stay as they are.'),
  undoFailed: 'The import could not be undone. Please try again.',
  kept: (count: number) => `${leads(count)} stayed as ${count === 1 ? 'it is' : 'they are'}`,
} as const

export const earlierImportTexts = {
  title: 'Earlier imports',
  empty: 'No file has been imported yet',
  noUndo: 'It cannot be undone, or not any more.',
  loadFailed: 'The earlier imports could not be loaded.',
  file: 'File',
  outcome: 'Outcome',
  states: {
    staging: 'Running',
    writing: 'Running',
    done: 'Finished',
    cancelled: 'Cancelled',
    failed: 'Failed',
    undone: 'Undone',
  },
} as const
