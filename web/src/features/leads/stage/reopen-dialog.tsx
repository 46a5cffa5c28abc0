import { callTexts, screenTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { stageMoveTexts as texts, workProblems } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { showToast } from '../../../ui/toast'
import { useWorkedLeadAgain } from './use-worked-lead-again'

interface ReopenDialogProps {
  lead: LeadRow
  onClose: () => void
}

/** An admin opens a lead that was Won again, and says why (C-074). */
export function ReopenDialog({ lead, onClose }: ReopenDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const readAgain = useWorkedLeadAgain()
  const reopen = useSend(leadWorkEndpoints.reopen, {
    onSuccess: (opened) => {
      readAgain(opened)
      showToast({ kind: 'ok', text: texts.reopened })
      onClose()
    },
  })
  const { length } = [...reason.trim()]
  const isWrong = length === 0 || length > workLimits.reopenReason
  const send = () => {
    setTried(true)
    if (!isWrong && !reopen.isPending) reopen.mutate({ leadId: lead.id, reason: reason.trim() })
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  return (
    <Dialog opened title={texts.askReopen(leadName(lead))} width={420} isPrompt onClose={onClose}>
      <Textarea
        data-autofocus
        label={texts.reopenReason}
        withAsterisk
        autosize
        minRows={3}
        maxRows={8}
        value={reason}
        error={isTried && isWrong && workProblems.reopenReason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={sendByKeys}
      />
      <FormProblem text={reopen.error ? wordsOf(reopen.error, callTexts.failed) : undefined} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button loading={reopen.isPending} onClick={send}>
          {texts.reopen}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
