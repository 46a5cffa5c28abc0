import { refusal } from '../kit/refusal'

export const fileRefusals = {
  expiredLink: refusal(403, 'expired-link', 'This link has expired. Open the page again for a new one.'),
  unknown: refusal(404, 'unknown-file', 'This file does not exist any more.'),
}
