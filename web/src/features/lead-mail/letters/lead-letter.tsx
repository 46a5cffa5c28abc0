import { formatInstant } from '@foyer/contract/kit/dates'
import { sendLetterTexts } from '@foyer/contract/lead-mail/letters/messages'
import {
  composeTexts,
  referenceMailTexts,
  leadLetterTexts as texts,
} from '@foyer/contract/lead-mail/letters/messages-compose'
import { templateTypeOf } from '@foyer/contract/lead-mail/templates/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { type CallOutcome, callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import type { MailRequest } from '../../leads/work/mail/mail-requests'
import { UnsubscribedNote } from '../bulk/unsubscribed-note'
import { ComposeFields } from './compose/compose-fields'
import { ComposeFrame } from './compose/compose-frame'
import { dropMail, keptMail, useKeepMail, useMailKey } from './compose/kept-mail'
import { emptyMail } from './compose/mail-values'
import { TemplateField, useTemplates } from './compose/template-field'
import { useMailForm } from './compose/use-mail-form'
import { useTemplateChoice } from './compose/use-template-choice'
import { letterOf } from './letter-of'
import { prepareLetter } from './prepare-letter'
import { StatusTabs } from './status-tabs'

interface LeadLetterProps {
  request: Extract<MailRequest, { kind: 'lead' }>
  lead: LeadDetail
  onStartAfresh: () => void
  /** It has been sent: whether the status changes too is asked. */
  onAsk: (status: CallOutcome) => void
  onClose: () => void
}

/** New is no outcome of a call. */
const outcomeOf = (status: LeadDetail['callStatus']): CallOutcome =>
  callOutcomes.find((outcome) => outcome === status) ?? 'interested'

export function LeadLetter({ request, lead, onStartAfresh, onAsk, onClose }: LeadLetterProps) {
  const { timeZone } = useCompanyDay()
  const key = useMailKey(`lead:${lead.id}`)
  const [restored] = useState(() => keptMail(key))
  const [status, setStatus] = useState(() => outcomeOf(request.status ?? lead.callStatus))
  const send = useSend(letterEndpoints.sendLetter)
  const fill = useSend(templateEndpoints.fillTemplate)
  const templates = useTemplates()

  const mail = useMailForm({
    start: restored ?? emptyMail(lead.email ? [lead.email] : []),
    send: async (values, sendAt) => {
      const letter = letterOf(lead.id, values, sendAt)
      if (request.isPrepared) {
        prepareLetter({ letter, key, name: request.name })
        return onClose()
      }
      await send.mutateAsync(letter)
      dropMail(key)
      if (sendAt) tell(texts.scheduled(formatInstant(sendAt, timeZone)))
      else if (request.afterStatus) tell(referenceMailTexts.sent)
      else if (lead.stage.kind === 'won') tell(sendLetterTexts.sent)
      else return onAsk(status)
      onClose()
    },
  })
  useKeepMail(key, mail.values, mail.isWritten)

  const choice = useTemplateChoice(mail, ({ id }) => fill.mutateAsync({ templateId: id, leadId: lead.id }))
  const firstOf = (chosen: CallOutcome) => templates.data?.find(({ type }) => type === templateTypeOf(chosen))
  const suggest = (chosen: CallOutcome) => {
    const template = firstOf(chosen)
    if (template && choice.isUntouched) choice.choose(template)
  }
  const suggestOnceLoaded = useOnceLoaded({
    isLoaded: templates.data !== undefined,
    isWanted: request.status !== undefined && !restored,
    run: () => suggest(status),
  })

  const chooseStatus = (chosen: CallOutcome) => {
    setStatus(chosen)
    if (templateTypeOf(chosen) === templateTypeOf(status)) return
    if (templates.data) suggest(chosen)
    else suggestOnceLoaded()
  }
  const submit = mail.values.isLater ? composeTexts.schedule : texts.sendMail
  return (
    <ComposeFrame
      mail={mail}
      submit={request.isPrepared ? texts.save : submit}
      isRestored={restored !== undefined}
      onStartAfresh={() => {
        dropMail(key)
        onStartAfresh()
      }}
      onCancel={onClose}
    >
      <UnsubscribedNote leadId={lead.id} />
      {!request.isPrepared && <StatusTabs value={status} onChange={chooseStatus} />}
      <ComposeFields
        mail={mail}
        invalid={texts.invalid}
        hasLater={!request.isPrepared}
        template={
          <TemplateField
            templates={templates.data}
            hasFailed={templates.isError}
            first={templateTypeOf(status)}
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

const tell = (text: string) => showToast({ kind: 'ok', text })

/** What is wanted from the beginning (L-116, L-117), or since somebody chose while it was loading, is done once it can be. */
function useOnceLoaded({
  isLoaded,
  isWanted,
  run,
}: {
  isLoaded: boolean
  isWanted: boolean
  run: () => void
}) {
  const waits = useRef(isWanted)
  useEffect(() => {
    if (!isLoaded || !waits.current) return
    waits.current = false
    run()
  })
  return () => {
    waits.current = true
  }
}
