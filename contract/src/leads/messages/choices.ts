import type { ChoiceKind } from '../choices/model'

/** The settings page Calls and Messages. */
export const choicesPageTexts = {
  title: 'Calls and Messages',
  lead: 'What people can pick while they work on a lead, and the messages they send on WhatsApp.',
  loadFailed: 'The lists could not be loaded.',
  noMatch: 'No list or entry of that name',
  add: {
    reason: 'Add reason',
    'meeting-mode': 'Add meeting mode',
    outcome: 'Add outcome',
    message: 'Add message',
  } satisfies Record<ChoiceKind, string>,
  entry: (place: number) => `Entry ${place}`,
  name: (place: number) => `Name of message ${place}`,
  text: (place: number) => `Text of message ${place}`,
  moveUp: (place: number) => `Move entry ${place} up`,
  moveDown: (place: number) => `Move entry ${place} down`,
  remove: (place: number) => `Delete entry ${place}`,
  insert: 'Insert',
  insertInto: (what: string, place: number) => `Insert ${what} into message ${place}`,
  preview: 'Preview',
  empty: 'The list is empty. Saved like this, it begins anew with the usual entries.',
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Not saved yet',
  saved: 'Saved successfully',
  failed: 'The list could not be saved. What you typed is kept.',
  changedMeanwhile: 'A colleague has changed this list while you were changing it.',
  takeTheirs: 'Show the new list',
} as const

export const choiceKindHints: Record<ChoiceKind, string> = {
  reason: 'Why a lead is not interested.',
  'meeting-mode': 'How a lead was met.',
  outcome: 'What came of a call or a meeting.',
  message: 'Filled in for each lead when WhatsApp is opened from it.',
}

/** The recipient in the preview of a message. */
export const sampleLead = {
  type: 'individual',
  companyName: undefined,
  firstName: 'Ananya',
  lastName: 'Iyer',
  followUpTime: '11:30',
} as const
