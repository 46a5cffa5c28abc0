import { templatePreviewTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import type { FilledMail } from '@foyer/contract/lead-mail/templates/model'
import { fillHtml, fillText } from '@foyer/contract/lead-mail/templates/places'
import { isEmptyHtml } from '@foyer/contract/lead-mail/templates/rules'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { Stack } from '../../../ui/layout/flow'
import { SafeHtml } from '../../../ui/safe-html/safe-html'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'
import { useProfile } from '../../accounts/use-profile'
import { LeadToShow } from './lead-to-show'
import classes from './templates.module.css'

interface Words {
  subject: string
  html: string
}

/** The mail as a lead will read it, while it is written; the newest lead until another is chosen. */
export function TemplatePreview({ subject, html }: Words) {
  const [leadId, setLeadId] = useState<string>()
  const read = useEndpoint(templateEndpoints.fillTemplate, { leadId }, { keepPrevious: true })
  return (
    <section className={classes.preview} aria-label={texts.title}>
      <Stack gap={12}>
        <SectionHeading>{texts.title}</SectionHeading>
        <Loaded of={read} failed={texts.failed} rows={3}>
          {({ lead, values }) => (
            <>
              {lead ? (
                <LeadToShow lead={lead} onChoose={setLeadId} />
              ) : (
                <QuietText>{texts.sampleHint}</QuietText>
              )}
              <FilledLetter subject={subject} html={html} values={values} />
              <TestButton subject={subject} html={html} leadId={lead?.id} />
            </>
          )}
        </Loaded>
      </Stack>
    </section>
  )
}

function FilledLetter({ subject, html, values }: Words & Pick<FilledMail, 'values'>) {
  const filledSubject = fillText(subject, values)
  // A long text may be shown a moment late; typing must not wait for it.
  const shown = useDeferredValue(html)
  return (
    <div className={classes.letter}>
      <p className={classes.subject} data-ink={filledSubject ? undefined : 'quiet'}>
        {filledSubject || texts.noSubject}
      </p>
      {isEmptyHtml(shown) ? (
        <QuietText>{texts.noText}</QuietText>
      ) : (
        <SafeHtml html={fillHtml(shown, values)} />
      )}
    </div>
  )
}

function TestButton({ subject, html, leadId }: Words & { leadId: string | undefined }) {
  const guard = useGuard('leadMail.editTemplates')
  const { data: profile } = useProfile()
  const test = useSend(templateEndpoints.testTemplate)
  const send = () =>
    test.mutate(
      { subject, html, leadId },
      {
        onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.testFailed) }),
      },
    )
  const isReady = subject.trim() !== '' && !isEmptyHtml(html)
  return (
    <Stack gap={6}>
      <Button
        variant="default"
        mr="auto"
        leftSection={<IconSend size={16} stroke={1.6} />}
        loading={test.isPending}
        disabled={!isReady}
        {...guard.lock}
        onClick={guard(send)}
      >
        {texts.test}
      </Button>
      {profile && <QuietText>{texts.testHint(profile.email)}</QuietText>}
    </Stack>
  )
}
