import { sendLetterTexts } from '@foyer/contract/lead-mail/letters/messages'
import { afterLetterTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { actionSaying } from '@foyer/contract/leads/work/model'
import type { CallOutcome } from '@foyer/contract/leads/work/outcomes'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useLeadAction } from '../../leads/work/stage/use-lead-action'

interface CallStatusQuestionProps {
  lead: LeadDetail
  /** Of the tab that was open. */
  status: CallOutcome
  onDone: () => void
}

/** L-243: the mail has left; Yes records the status too (L-244), anything else that a mail was sent (L-245). */
export function CallStatusQuestion({ lead, status, onDone }: CallStatusQuestionProps) {
  const [isAsking, setAsking] = useState(true)
  const isAnswered = useRef(false)
  const record = useSend(leadWorkEndpoints.actions)
  const { send, isBusy, questions } = useLeadAction(() => {
    showToast({ kind: 'ok', text: texts.updated })
    onDone()
  })
  const leave = () => {
    if (isAnswered.current || isBusy) return
    isAnswered.current = true
    setAsking(false)
    record
      .mutateAsync(actionSaying(lead.id, { isEmailSent: true }))
      .then(
        () => showToast({ kind: 'ok', text: sendLetterTexts.sent }),
        (error) => showToast({ kind: 'problem', text: texts.failed, detail: wordsOf(error, '') }),
      )
      .finally(onDone)
  }
  return (
    <>
      {isAsking && (
        <Dialog opened isPrompt title={texts.question} width={420} onClose={leave}>
          <QuietText>{texts.text(callStatusTexts[status])}</QuietText>
          <DialogFoot>
            <Button variant="default" disabled={isBusy} onClick={leave}>
              {texts.cancel}
            </Button>
            <Button
              data-autofocus
              loading={isBusy}
              onClick={() => send(lead, actionSaying(lead.id, { callStatus: status, isEmailSent: true }))}
            >
              {texts.yes}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
      {questions}
    </>
  )
}
