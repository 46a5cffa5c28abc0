import { type Refusal, refusal } from '../kit/refusal'

export const fileRefusals = {
  companyFull: refusal(
    413,
    'company-full',
    'The files of your company take up all the room they may. Please ask your admin.',
  ),
  tooMuchAnHour: refusal(
    429,
    'too-much-an-hour',
    'You have uploaded a lot within an hour. Please wait, then go on.',
  ),
  expiredLink: refusal(403, 'expired-link', 'This link has expired. Open the page again for a new one.'),
  unknown: refusal(404, 'unknown-file', 'This file does not exist any more.'),
  notAnImage: refusal(400, 'not-an-image', 'Please choose a picture: PNG, JPEG, GIF or WebP.'),
  none: refusal(400, 'no-file', 'Please choose a file to send.'),
  empty: refusal(400, 'empty-file', 'This file is empty.'),
  several: refusal(400, 'several-files', 'Please send one file at a time.'),
  wrongKind: refusal(
    415,
    'wrong-file-kind',
    'This kind of file is not accepted. Pictures, PDF, Office documents, drawings and plain text are.',
  ),
  tooLarge: (megabytes: number): Refusal =>
    refusal(413, 'file-too-large', `This file is too large. Up to ${megabytes} MB can be sent.`),
}

/** Words of the picture chooser. */
export const imageTexts = {
  choose: 'Choose a picture',
  change: 'Change',
  remove: 'Remove',
  hint: 'PNG, JPEG, GIF or WebP. Drop it here or choose it.',
  uploading: 'Uploading',
  uploaded: 'Picture uploaded',
  unreadable: 'This picture could not be read. Please choose another.',
} as const
