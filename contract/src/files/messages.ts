import { type Refusal, refusal } from '../kit/refusal'
import { fileLimits } from './limits'

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
  unreadablePicture: refusal(
    422,
    'unreadable-picture',
    'This picture cannot be shown: it is damaged, or not the picture it says it is.',
  ),
  tooManyPixels: refusal(
    422,
    'too-many-pixels',
    `This picture is too large to be shown. Up to ${fileLimits.maxMegapixels} megapixels are.`,
  ),
  picturesBusy: refusal(
    503,
    'pictures-busy',
    'Many pictures are being prepared. Please try again in a moment.',
  ),
  notYourUpload: refusal(
    400,
    'not-your-upload',
    'An attachment is not one of your uploads. Please remove it and attach it again.',
  ),
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
