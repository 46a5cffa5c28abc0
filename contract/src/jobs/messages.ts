import { refusal } from '../kit/refusal'

export const failedJobTexts = {
  title: 'Background work',
  lead: 'Work that could not be finished after several tries.',
  none: 'Everything is done',
  noneHint: 'Mails and other background work have all gone through.',
  loadFailed: 'The list could not be loaded.',
  kind: 'Work',
  failedAt: 'Failed on',
  tries: 'Tries',
  error: 'Reason',
  retry: 'Retry',
  retried: 'It will be tried again now.',
  retryFailed: 'It could not be tried again.',
} as const

/** The kind of work; work that no admin can see has no name here. */
export const jobKindTexts: Record<string, string> = {
  'leadMail.fill-batch': 'Mail to many',
  'mail.pump': 'Mail',
  'mail.send': 'Mail',
  'notifications.deliver': 'Notification',
}

export const jobRefusals = {
  unknown: refusal(404, 'unknown-job', 'This work is no longer in the list.'),
}

/** Why a job failed, where the job itself cannot say. */
export const jobFailures = {
  unexpected: 'Something went wrong on our side.',
  lost: 'The server stopped each time during this work.',
} as const
