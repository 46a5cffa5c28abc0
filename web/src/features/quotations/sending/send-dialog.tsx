import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { sendDialogTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { Stack } from '../../../ui/layout/flow'
import { useCompanyDay } from '../../accounts/use-company-day'
import type { SentRead } from '../shapes'
import { documentProblemsBefore } from './before-sending'
import { SendForm } from './send-form'
import type { SendDialogProps } from './send-props'
import { SentLink } from './sent-link'

/** Sends by mail, by WhatsApp or as a link; what is missing for that is said first. */
export function SendDialog(props: SendDialogProps) {
  const [sent, setSent] = useState<SentRead>()
  const { today } = useCompanyDay()
  const missing = documentProblemsBefore(props.document, props.unread, today)
  if (sent)
    return (
      <Dialog opened title={texts.readyTitle(sent.number)} width={420} onClose={props.onClose}>
        <SentLink sent={sent} />
        <DialogFoot>
          <Button variant="default" onClick={props.onClose}>
            {texts.done}
          </Button>
        </DialogFoot>
      </Dialog>
    )
  if (missing.length === 0) return <SendForm {...props} today={today} onSent={setSent} />
  return (
    <Dialog opened title={texts.title} width={420} onClose={props.onClose}>
      <Stack gap={8}>
        <strong>{texts.missing}</strong>
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Stack>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={props.onClose}>
          {screenTexts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
