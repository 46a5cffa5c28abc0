import { refusal } from '../kit/refusal'
import type { PushKind } from './model'

export const pushKindTexts: Record<PushKind, { label: string; title: string }> = {
  'follow-ups': { label: 'Follow-ups and first contacts that are due', title: 'Due now' },
  'new-leads': { label: 'New leads', title: 'New Lead' },
  'assigned-leads': { label: 'Leads that are assigned to me', title: 'A lead for you' },
  replies: { label: 'Answers of leads', title: 'Answer' },
  quotations: { label: 'Quotations that are accepted, or should be changed', title: 'Quotation' },
  tasks: { label: 'Tasks that I am given', title: 'Task' },
}

export const pushTexts = {
  title: 'Notifications on this device',
  hint: 'Shown on the screen of this phone or computer, also when Foyer is closed.',
  loadFailed: 'The settings for notifications could not be loaded.',
  turnOn: 'Show on this device',
  turnedOn: 'Notifications are shown on this device',
  turnedOff: 'Notifications are no longer shown on this device',
  turnOnFailed: 'This browser could not be connected. Please try again.',
  failed: 'It could not be saved.',
  /** Why it cannot be turned on here. */
  denied:
    'This browser blocks notifications of Foyer. Allow them in its settings for this site, then try again.',
  unable: 'This browser cannot show notifications.',
  install: 'On an iPhone or iPad, add Foyer to the home screen first: Share, then Add to Home Screen.',
  kinds: 'What to show',
  quiet: 'Quiet hours',
  quietHint: 'Nothing is shown then, by the clocks of the firm. The bell has it all the same.',
  quietFrom: 'From',
  quietTo: 'To',
  save: 'Save',
  saved: 'Saved',
  devices: 'Devices',
  thisDevice: 'This device',
  addedOn: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeFrom: (device: string) => `Remove ${device}`,
  removed: 'Removed',
  test: 'Send a test',
  testOn: (device: string) => `Send a test to ${device}`,
  tested: 'A test is on its way',
  testTitle: 'Foyer',
  testBody: 'Notifications work on this device.',
} as const

export const pushProblems = {
  place: 'The browser gave no address that messages can be sent to.',
  kinds: 'Each kind can be chosen once.',
  time: 'Enter a time such as 21:00.',
  noTime: 'This is the same time as the beginning.',
} as const

export const pushRefusals = {
  place: refusal(400, 'bad-push-place', pushProblems.place),
  tooManyDevices: refusal(429, 'too-many-devices', 'That was often. Please try again later.'),
  tooManyTests: refusal(429, 'too-many-tests', 'Please wait a minute before the next test.'),
  unknownDevice: refusal(404, 'unknown-device', 'This device is not connected any more.'),
}
