import type { DoorTrial } from '@foyer/contract/intake/doors/model'
import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Facts } from '../../../ui/text/facts'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'

/** What a sample would have become. */
export function TrialDialog({ trial, onClose }: { trial: DoorTrial; onClose: () => void }) {
  const { fields, rest, problems } = trial
  return (
    <Dialog opened title={texts.testTitle} width={420} onClose={onClose}>
      <Stack gap={16}>
        <QuietText>{texts.testText}</QuietText>
        <Facts layout="rows" facts={fields.map(({ label, text }) => [label, text] as const)} />
        {problems.length > 0 && (
          <Notice>
            {texts.testProblems}: {problems.join(', ')}
          </Notice>
        )}
        {rest.length > 0 && (
          <>
            <SectionHeading>{texts.testRest}</SectionHeading>
            <Facts layout="rows" facts={rest.map(({ path, text }) => [path, text] as const)} />
          </>
        )}
      </Stack>
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {screenTexts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
