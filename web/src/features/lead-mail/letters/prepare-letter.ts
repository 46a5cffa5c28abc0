import type { Letter } from '@foyer/contract/lead-mail/letters/forms'
import {
  referenceMailTexts,
  leadLetterTexts as texts,
} from '@foyer/contract/lead-mail/letters/messages-compose'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { call, newKey } from '../../../api/client'
import { longDuration, showToast } from '../../../ui/toasts/toast'
import { askToMail, prepareMail } from '../../leads/work/mail/mail-requests'
import { dropMail } from './compose/kept-mail'

interface Prepared {
  letter: Letter
  /** Where it is kept until it has been sent. */
  key: string
  name: string
}

/** Leaves with the next update of the lead (L-123); where that fails, it is still there to be sent. */
export function prepareLetter({ letter, key, name }: Prepared) {
  const { leadId = '', subject } = letter
  const idempotencyKey = newKey()
  const open = () => askToMail({ kind: 'lead', leadId, name })
  prepareMail(leadId, {
    subject,
    send: () =>
      void call(letterEndpoints.sendLetter, letter, { key: idempotencyKey }).then(
        () => {
          dropMail(key)
          showToast({ kind: 'ok', text: referenceMailTexts.preparedSent })
        },
        (error) =>
          showToast({
            kind: 'problem',
            text: texts.preparedFailed(name),
            detail: wordsOf(error, ''),
            duration: longDuration,
            action: { text: texts.open, run: open },
          }),
      ),
  })
}
