import type { CalendarDate } from '@foyer/contract/kit/dates'
import { sendingLimits as limits } from '@foyer/contract/quotations/sending/limits'
import { linkDayChoices, usualLinkDays } from '@foyer/contract/quotations/sending/link-days'
import { sendingFieldProblems as problems, usualLetter } from '@foyer/contract/quotations/sending/messages'
import { sendDialogTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { type SendingDraft, type SendingWay, sendingWays } from '@foyer/contract/quotations/sending/model'
import { problemsOfSending } from '@foyer/contract/quotations/sending/problems'
import { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'
import { SegmentedControl } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useProfile } from '../../accounts/use-profile'
import { RecipientsField } from '../../lead-mail/letters/compose/recipients-field'
import type { SentRead } from '../shapes'
import type { SendDialogProps } from './send-props'

type Values = Record<string, unknown> & SendingDraft & { typing: string }

const dayChoices = linkDayChoices.map((days) => ({
  value: String(days),
  label: texts.dayChoices(days),
}))
const submits: Record<SendingWay, string> = {
  mail: texts.send,
  whatsapp: texts.prepare,
  link: texts.makeLink,
}

/** The addresses with the one that is still being typed. */
const drafted = ({ typing, ...draft }: Values): SendingDraft =>
  typing.trim() === '' ? draft : { ...draft, to: [...draft.to, typing.trim()] }

interface SendFormProps extends SendDialogProps {
  today: CalendarDate
  onSent: (sent: SentRead) => void
}

export function SendForm({ record, document, flush, revision, today, onClose, onSent }: SendFormProps) {
  const sender = useProfile().data?.fullName ?? ''
  const send = useSend(quotationSendingEndpoints.sendQuotation)
  const email = document.client.email || record.project.client.email
  const facts = { client: document.client.name, firm: record.firm.name, title: document.title, sender }
  const start: Values = {
    way: email ? 'mail' : 'whatsapp',
    to: email ? [email] : [],
    typing: '',
    phone: document.client.phone || (record.project.client.phone ?? ''),
    subject: usualLetter.subject(facts),
    message: usualLetter.message(facts),
    days: usualLinkDays(document.validUntil, today),
  }
  const form = useFoyerForm<Values>(
    (values) => ({ fields: problemsOfSending(drafted(values)) }),
    start,
    async (values) => {
      if (!(await flush())) return { form: texts.notSaved }
      const sent = await send.mutateAsync({ ...drafted(values), id: record.id, baseRevision: revision() })
      if (values.way === 'mail') {
        showToast({ kind: 'ok', text: sent.message })
        onClose()
      } else onSent(sent)
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const { close, question } = useCloseGuard({ isChanged: form.isChanged, text: texts.leave, onClose })
  const { way, to, typing, days } = form.values
  return (
    <Dialog opened title={texts.title} width={760} onClose={close}>
      <DialogForm form={form} submit={submits[way]} onCancel={close}>
        <SegmentedControl
          aria-label={texts.way}
          data={sendingWays.map((value) => ({ value, label: texts.ways[value] }))}
          value={way}
          onChange={(chosen) => form.change({ way: chosen as SendingWay })}
        />
        <QuietText>{versionNote(record)}</QuietText>
        {way === 'mail' && (
          <>
            <RecipientsField
              value={to}
              typing={typing}
              invalid={problems.address}
              error={form.problemAt('to')}
              readOnly={form.isBusy}
              data-path="to"
              onChange={(part) => form.change(part, 'to')}
            />
            <TextField {...form.field('subject')} label={texts.subject} max={limits.subject} withAsterisk />
          </>
        )}
        {way === 'whatsapp' && (
          <TextField {...form.field('phone')} label={texts.phone} note={texts.phoneNote} inputMode="tel" />
        )}
        {way !== 'link' && (
          <LongTextField
            {...form.field('message')}
            label={texts.message}
            max={limits.message}
            autosize
            minRows={5}
            maxRows={14}
          />
        )}
        <ChoiceField
          label={texts.days}
          data={dayChoices}
          value={String(days)}
          error={form.problemAt('days')}
          onChange={(chosen) => form.change({ days: Number(chosen) })}
        />
        <QuietText size="small">{way === 'mail' ? texts.mailNote : texts.linkNote}</QuietText>
      </DialogForm>
      {question}
    </Dialog>
  )
}

function versionNote({ version, hasUnsentChanges }: SendDialogProps['record']): string {
  if (version === 0) return texts.firstSending
  return hasUnsentChanges ? texts.newVersion(version + 1) : texts.sameVersion(version)
}
