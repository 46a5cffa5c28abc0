import { formatInstant } from '@foyer/contract/kit/dates'
import { bulkMailTexts } from '@foyer/contract/lead-mail/bulk/messages'
import { letterProblems } from '@foyer/contract/lead-mail/letters/messages'
import { composeTexts, leadLetterTexts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { templateTypeOf } from '@foyer/contract/lead-mail/templates/model'
import { leadMailTexts } from '@foyer/contract/leads/messages/mail'
import type { LeadRow } from '@foyer/contract/leads/model'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { useState } from 'react'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import { UnsubscribedNote } from '../bulk/unsubscribed-note'
import { ComposeFields } from './compose/compose-fields'
import { ComposeFrame } from './compose/compose-frame'
import { dropMail, keptMail, useKeepMail, useMailKey } from './compose/kept-mail'
import { emptyMail } from './compose/mail-values'
import { TemplateField, useTemplates } from './compose/template-field'
import { useMailForm } from './compose/use-mail-form'
import { useTemplateChoice } from './compose/use-template-choice'
import { letterOf } from './letter-of'

interface SendEmailDialogProps {
  lead: LeadRow
  onClose: () => void
}

/** L-065, L-231: from the selection bar, to the one lead that is ticked; its address stays. */
export function SendEmailDialog({ lead, onClose }: SendEmailDialogProps) {
  const [afresh, setAfresh] = useState(0)
  return (
    <Dialog opened title={leadMailTexts.sendEmail} width={760} onClose={onClose}>
      <OneLetter key={afresh} lead={lead} onStartAfresh={() => setAfresh(afresh + 1)} onClose={onClose} />
    </Dialog>
  )
}

function OneLetter({ lead, onStartAfresh, onClose }: SendEmailDialogProps & { onStartAfresh: () => void }) {
  const { timeZone } = useCompanyDay()
  const key = useMailKey(`lead:${lead.id}`)
  const [restored] = useState(() => keptMail(key))
  const own = lead.email ? [lead.email] : []
  const send = useSend(letterEndpoints.sendLetter)
  const fill = useSend(templateEndpoints.fillTemplate)
  const templates = useTemplates()
  const kept = restored && { ...restored, to: [...new Set([...own, ...restored.to])] }
  const mail = useMailForm({
    start: kept ?? emptyMail(own),
    send: async (values, sendAt) => {
      await send.mutateAsync(letterOf(lead.id, values, sendAt))
      dropMail(key)
      const text = sendAt ? leadLetterTexts.scheduled(formatInstant(sendAt, timeZone)) : bulkMailTexts.sent
      showToast({ kind: 'ok', text })
      onClose()
    },
  })
  useKeepMail(key, mail.values, mail.isWritten)
  const choice = useTemplateChoice(mail, ({ id }) => fill.mutateAsync({ templateId: id, leadId: lead.id }))
  return (
    <ComposeFrame
      mail={mail}
      submit={mail.values.isLater ? composeTexts.schedule : composeTexts.send}
      isRestored={restored !== undefined}
      onStartAfresh={() => {
        dropMail(key)
        onStartAfresh()
      }}
      onCancel={onClose}
    >
      <UnsubscribedNote leadId={lead.id} />
      <ComposeFields
        mail={mail}
        invalid={letterProblems.address}
        locked={own}
        template={
          <TemplateField
            templates={templates.data}
            hasFailed={templates.isError}
            first={templateTypeOf(lead.callStatus)}
            value={mail.values.templateId}
            isBusy={choice.isFilling}
            readOnly={mail.isBusy}
            onChoose={choice.choose}
          />
        }
      />
      {choice.question}
    </ComposeFrame>
  )
}
