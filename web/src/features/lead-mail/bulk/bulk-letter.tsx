import { formatInstant } from '@foyer/contract/kit/dates'
import { bulkMailTexts } from '@foyer/contract/lead-mail/bulk/messages'
import { bulkMailDialogTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { RecipientCheck } from '@foyer/contract/lead-mail/bulk/model'
import { letterProblems } from '@foyer/contract/lead-mail/letters/messages'
import { composeTexts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import { ComposeFields } from '../letters/compose/compose-fields'
import { ComposeFrame } from '../letters/compose/compose-frame'
import { dropMail, keptMail, useKeepMail, useMailKey } from '../letters/compose/kept-mail'
import { emptyMail, type MailValues } from '../letters/compose/mail-values'
import { TemplateField, useTemplates } from '../letters/compose/template-field'
import { useMailForm } from '../letters/compose/use-mail-form'
import { useTemplateChoice } from '../letters/compose/use-template-choice'
import { useMailPlaces } from '../templates/use-templates'
import { BulkPreview } from './bulk-preview'
import { WhoGetsIt } from './who-gets-it'

interface BulkLetterProps {
  selection: LeadSelection
  check: RecipientCheck
  onStartAfresh: () => void
  onClose: () => void
}

interface Asked {
  values: MailValues
  sendAt: string | undefined
}

/** Whoever it goes to was chosen before; the rules for one mail ask for somebody. */
const chosenBefore = ['chosen']

export function BulkLetter({ selection, check, onStartAfresh, onClose }: BulkLetterProps) {
  const { timeZone } = useCompanyDay()
  const navigate = useNavigate()
  const key = useMailKey('many')
  const [restored] = useState(() => keptMail(key))
  const [asked, setAsked] = useState<Asked>()
  const [isPreviewed, setPreviewed] = useState(false)
  const send = useSend(bulkMailEndpoints.eService)
  const templates = useTemplates()
  const places = useMailPlaces()
  const mail = useMailForm({
    start: { ...(restored ?? emptyMail([])), to: chosenBefore },
    send: async (values, sendAt) => setAsked({ values, sendAt }),
  })
  useKeepMail(key, mail.values, mail.isWritten)
  // The placeholders stay: each lead has its own words.
  const choice = useTemplateChoice(mail, ({ subject, html }) => ({ subject, html }))

  const sendAll = async ({ values: { subject, html, attachments }, sendAt }: Asked) => {
    const files = attachments.map(({ filename, path }) => ({ filename, path }))
    const sent = await send.mutateAsync({
      to: { selection },
      subject,
      html,
      attachments: files,
      ...(sendAt && { sendAt }),
    })
    dropMail(key)
    const { batchId } = sent
    showToast({
      kind: 'ok',
      text: sendAt ? texts.scheduled(formatInstant(sendAt, timeZone)) : bulkMailTexts.sent,
      ...(batchId && {
        action: { text: texts.progress, run: () => void navigate(addresses.mailBatch(batchId)) },
      }),
    })
    onClose()
  }
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
      tools={
        <Button variant="default" onClick={() => setPreviewed(true)}>
          {texts.preview}
        </Button>
      }
    >
      <WhoGetsIt check={check} />
      <ComposeFields
        mail={mail}
        invalid={letterProblems.address}
        // Who gets it stands above.
        recipients={false}
        places={places}
        template={
          <TemplateField
            templates={templates.data}
            hasFailed={templates.isError}
            value={mail.values.templateId}
            isBusy={choice.isFilling}
            readOnly={mail.isBusy}
            onChoose={choice.choose}
          />
        }
      />
      {choice.question}
      {isPreviewed && (
        <BulkPreview
          selection={selection}
          subject={mail.values.subject}
          html={mail.values.html}
          onClose={() => setPreviewed(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={texts.confirmTitle(check.withAddress)}
          confirm={asked.sendAt ? composeTexts.schedule : composeTexts.send}
          isBusy={send.isPending}
          isHarmless
          problem={send.isError ? wordsOf(send.error, composeTexts.failed) : undefined}
          onConfirm={() => void sendAll(asked).catch(() => {})}
          onClose={() => {
            setAsked(undefined)
            send.reset()
          }}
        >
          <QuietText>
            {asked.sendAt ? texts.confirmLater(formatInstant(asked.sendAt, timeZone)) : texts.confirmText}
          </QuietText>
        </ConfirmDialog>
      )}
    </ComposeFrame>
  )
}
