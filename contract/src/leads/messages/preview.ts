import { grouped } from '../../kit/money'
/** Texts of the preview beside the list that the specification does not state. */
export const panelTexts = {
  label: (name: string) => `Preview of ${name}`,
  preview: 'Lead preview',
  more: 'More actions',
  loadFailed: 'This lead could not be loaded.',
  choicesFailed: 'The stages could not be loaded.',
  assignee: 'Assign To',
  assigneeHint: 'Choose an assignee',
  assigneeFirst: 'Choose an assignee first.',
  followUpKind: 'Follow-up by',
  callback: (when: string) => `Next callback ${when}`,
  markDone: 'Mark done',
  next: 'Next lead',
  previous: 'Previous lead',
  placeOf: (place: number, total: number) => `${grouped(place)} of ${grouped(total)}`,
  followUp: 'Follow-up',
  tags: 'Tags',
  pick: 'Choose',
  noChoice: 'Search Not Found',
  ownOf: (field: string) => `${field}, in own words`,
  countOf: (count: number, most: number) => `${count} of ${most}`,
  changed: (at: string) => `Last updated ${at}`,
  today: (time: string) => `today, ${time}`,
  reasonHint: 'Why not?',
  leaveTitle: 'Leave without updating?',
  leaveText: (name: string) => `What you have entered for ${name} is not saved yet.`,
} as const

/** Keyboard shortcuts for working through leads. */
export const keyTexts = {
  title: 'Keyboard',
  keys: [
    { keys: ['J', 'K'], text: 'Next and previous lead' },
    { keys: ['N'], text: 'Next lead after an update' },
    { keys: ['Enter', 'O'], text: 'Open the lead' },
    { keys: ['1', '…', '5'], text: 'Choose the outcome of the call' },
    { keys: ['C'], text: 'Write a comment' },
    { keys: ['F'], text: 'Set the follow-up: f, t11, Enter is tomorrow 11:00' },
    { keys: ['Ctrl', 'Enter'], text: 'Update' },
    { keys: ['Esc'], text: 'Close the preview' },
  ],
} as const
