import { leadLetterTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import type { CallOutcome } from '@foyer/contract/leads/work/outcomes'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Loaded } from '../../../ui/states/loaded'
import { useLead } from '../../leads/record/details/use-lead'
import type { MailRequest } from '../../leads/work/mail/mail-requests'
import { CallStatusQuestion } from './call-status-question'
import { LeadLetter } from './lead-letter'

interface LeadLetterDialogProps {
  request: Extract<MailRequest, { kind: 'lead' }>
  onClose: () => void
}

/** A mail to one lead, and the question that follows it (L-232, L-243). */
export function LeadLetterDialog({ request, onClose }: LeadLetterDialogProps) {
  const read = useLead(request.leadId)
  const [sent, setSent] = useState<{ lead: LeadDetail; status: CallOutcome }>()
  const [afresh, setAfresh] = useState(0)
  if (sent) return <CallStatusQuestion {...sent} onDone={onClose} />
  return (
    <Dialog opened title={texts.title(request.name)} width={760} onClose={onClose}>
      <Loaded of={read} failed={texts.loadFailed} rows={8}>
        {(lead) => (
          <LeadLetter
            key={afresh}
            request={request}
            lead={lead}
            onStartAfresh={() => setAfresh(afresh + 1)}
            onAsk={(status) => setSent({ lead, status })}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
