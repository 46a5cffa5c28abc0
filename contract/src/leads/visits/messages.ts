import type { VisitOutcome, VisitStep } from './model'

export const visitOutcomeTexts: Record<VisitOutcome, string> = {
  done: 'Done',
  'not-there': 'Client not there',
  rescheduled: 'Rescheduled',
  cancelled: 'Cancelled',
}

export const visitProblems = {
  place: 'This is no place on the map.',
  photos: 'A visit can have at most 12 photos.',
  outcome: 'Please say how the visit went.',
  nextDay: 'Please say when the visit is to be instead.',
  notPictures: 'Only photos can be added to a visit.',
} as const

/** The sheet of a visit. */
export const visitTexts = {
  loadFailed: 'The visit could not be loaded.',
  address: 'Address',
  noAddress: 'This lead has no address yet.',
  addAddress: 'Add the address',
  map: 'Open the map',
  knownPlace: 'The place of the last visit',
  message: 'Message the client',
  noPhone: 'This lead has no phone number to write to.',
  steps: 'On the way and there',
  step: { 'on-the-way': 'On my way', arrived: 'Arrived' } satisfies Record<VisitStep, string>,
  stepDone: {
    'on-the-way': (time: string) => `On the way since ${time}`,
    arrived: (time: string) => `Arrived ${time}`,
  } satisfies Record<VisitStep, (time: string) => string>,
  takeBack: {
    'on-the-way': 'Take back: on my way',
    arrived: 'Take back: arrived',
  } satisfies Record<VisitStep, string>,
  takeBackShort: 'Take back',
  stepFailed: 'This could not be kept.',
  looking: 'Looking for the place…',
  placeKept: (metres: number) => `The place is kept, to about ${metres} m.`,
  placeRefused: 'The place is not kept, as this device does not share it. That is fine.',
  placeMissing: 'The place could not be found, so it is not kept. That is fine.',
  other: {
    'on-the-way': (name: string, time: string) => `${name} is on the way since ${time}`,
    arrived: (name: string, time: string) => `${name} is there since ${time}`,
  } satisfies Record<VisitStep, (name: string, time: string) => string>,
  photos: 'Photos',
  camera: 'Take a photo',
  choose: 'Choose photos',
  photosBusy: 'Photos are still being sent.',
  photosFailed: 'A photo was not sent. Try it again or remove it.',
  outcome: 'How did it go?',
  offered: (when: string) => `As usual: ${when}`,
  save: 'Save visit',
  saved: (name: string, outcome: string) => `${name}: site visit, ${outcome}`,
  savedNext: (name: string, outcome: string, when: string) =>
    `${name}: site visit, ${outcome}. Next follow-up ${when}`,
  undone: (name: string) => `${name}: the site visit has been taken back`,
  failed: 'The visit could not be saved. What you entered is kept.',
  offline:
    'Without a network a visit cannot be saved, and photos cannot be sent. What you write is kept on this device.',
} as const

/** In the history of a lead. */
export const visitHistoryTexts = {
  visit: 'Site visit',
  undone: 'The site visit has been taken back',
  onTheWay: (time: string) => `On the way ${time}`,
  arrived: (time: string) => `arrived ${time}`,
  arrivedOnly: (time: string) => `Arrived ${time}`,
  place: 'Place on the map',
  /** How exactly it is known. */
  within: (metres: number) => `to about ${metres} m`,
  photos: 'Photos',
} as const
