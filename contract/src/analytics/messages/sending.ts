import { grouped } from '../../kit/money'

const people = (count: number) => `${grouped(count)} ${count === 1 ? 'person' : 'people'}`

export const sendDashboardTexts = {
  title: 'Send the numbers',
  text: (about: string) =>
    `They get the main numbers by email, as you see them, and a link to this page: ${about}.`,
  to: 'To',
  choose: 'Choose colleagues',
  nobodyFound: 'Nobody found',
  note: 'Note',
  noteHint: 'Stands above the numbers.',
  send: 'Send',
  sent: (count: number) => `Sent to ${people(count)}.`,
  failed: 'The numbers could not be sent. Please try again.',
  loadFailed: 'Your colleagues could not be loaded.',
  leaveText: 'The note and the people that you chose are not sent.',
} as const

export const weeklyMailTexts = {
  label: 'Weekly email with the numbers',
  hint: 'Every Monday at 8 AM: the week that has passed, against the one before. For admins.',
  on: 'You get the numbers every Monday at 8 AM.',
  off: 'You no longer get the weekly email.',
  failed: 'This could not be saved. Please try again.',
  loadFailed: 'The setting of the weekly email could not be loaded.',
} as const
