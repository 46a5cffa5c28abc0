import { refusal } from '../../kit/refusal'
import type { DoorKind, DoorState } from '../doors/model'

export const doorKindNames: Record<DoorKind, string> = {
  webhook: 'Webhook',
  'google-ads': 'Google Ads lead form',
  indiamart: 'IndiaMART',
  justdial: 'JustDial',
  'web-form': 'Web form',
  meta: 'Facebook and Instagram',
}

/** What a lead of such a door has as its source. */
export const sourcesOfKinds: Partial<Record<DoorKind, string>> = {
  'google-ads': 'Google Ads',
  indiamart: 'IndiaMART',
  justdial: 'JustDial',
}

export const doorStateNames: Record<DoorState, string> = {
  on: 'On',
  paused: 'Paused',
  'needs-login': 'Needs login',
  failing: 'Failing',
}

export const doorFormTexts = {
  name: 'Name',
  source: 'Lead Source',
  sourceName: 'Source Name',
  key: 'Key',
  tooManyFields: 'Please map 200 fields at most.',
} as const

export const doorRefusals = {
  unknown: refusal(404, 'unknown-lead-source', 'This lead source does not exist any more.'),
  taken: (name: string) => refusal(409, 'lead-source-taken', `There is a lead source “${name}” already.`),
  tooMany: (most: number) =>
    refusal(409, 'too-many-lead-sources', `There are ${most} lead sources already. Please delete one first.`),
  otherPage: refusal(409, 'set-up-elsewhere', 'This lead source is set up on its own page.'),
  noKey: refusal(409, 'no-key', 'This kind of lead source has no key to enter.'),
  unknownField: refusal(400, 'unknown-field', 'One of the chosen fields does not exist any more.'),
  nothingToRetry: refusal(409, 'nothing-to-retry', 'There is nothing that could be taken in again.'),
}

export const doorReplies = {
  added: (name: string) => `“${name}” was added.`,
  changed: (name: string) => `“${name}” was saved.`,
  paused: (name: string) => `“${name}” is paused.`,
  resumed: (name: string) => `“${name}” receives leads again.`,
  rotated: 'The address has a new key. The former one has stopped working.',
  deleted: (name: string) => `“${name}” was deleted.`,
  keySaved: 'The key was saved.',
  keyRemoved: 'The key was removed.',
  mapped: 'The fields were saved. They count from now on.',
  retried: (count: number) =>
    count === 1 ? 'The enquiry is being taken in again.' : `${count} enquiries are being taken in again.`,
} as const
