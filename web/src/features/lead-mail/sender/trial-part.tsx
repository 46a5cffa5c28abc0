import { senderTexts as texts } from '@foyer/contract/lead-mail/sender/messages'
import type { OwnMailServer } from '@foyer/contract/lead-mail/sender/model'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { QuietText } from '../../../ui/text/quiet-text'
import { draftOf, problemsOf, type SenderValues } from './sender-draft'

interface TrialPartProps {
  form: FoyerForm<SenderValues>
  own: OwnMailServer | undefined
}

/** A mail to oneself with what is entered, saved or not, and what came of it. */
export function TrialPart({ form, own }: TrialPartProps) {
  const trial = useSend(senderEndpoints.tryMailServer)
  const isComplete = Object.keys(problemsOf(form.values, own)).length === 0
  const said = trial.error ? wordsOf(trial.error, texts.testFailed) : trial.data?.message
  return (
    <Stack gap={8}>
      <Row>
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
          disabled={!isComplete}
          loading={trial.isPending}
          onClick={() => trial.mutate(draftOf(form.values))}
        >
          {texts.test}
        </Button>
      </Row>
      <div role="status">
        {trial.isPending ? <QuietText>{texts.testing}</QuietText> : said && <Notice>{said}</Notice>}
      </div>
    </Stack>
  )
}
