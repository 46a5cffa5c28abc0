import { type ChatRun, idsIn } from '@foyer/contract/leads/bulk/chat-run'
import { chatSkips } from '@foyer/contract/leads/bulk/chats'
import { chatTexts, chatSummaryTexts as texts } from '@foyer/contract/leads/messages/chats'
import { Button } from '@mantine/core'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { Stack } from '../../../../ui/layout/flow'
import { Facts } from '../../../../ui/text/facts'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import classes from './chats.module.css'

interface ChatsSummaryProps {
  run: ChatRun
  /** While some are left. */
  onGoOn: (() => void) | undefined
  onBack: (() => void) | undefined
  onFollowUp: (ids: string[]) => void
  onDone: () => void
}

/** What came of it, and what may be next for those who were written to. */
export function ChatsSummary({ run, onGoOn, onBack, onFollowUp, onDone }: ChatsSummaryProps) {
  const opened = idsIn(run, 'opened')
  const left = idsIn(run, 'left').length
  const why = chatSkips.filter((skip) => run.leftOut[skip] > 0)
  return (
    <div className={classes.step}>
      <Stack gap={12}>
        <div role="status">
          <SectionHeading>{texts.title}</SectionHeading>
        </div>
        <Facts
          layout="cells"
          columns={2}
          isFramed
          facts={[
            [texts.opened, opened.length],
            [texts.skipped, idsIn(run, 'skipped').length],
            [texts.leftOut, why.reduce((sum, skip) => sum + run.leftOut[skip], 0)],
            [texts.remaining, left],
          ]}
        />
        {why.length > 0 && (
          <PlainList label={texts.leftOut}>
            {why.map((skip) => (
              <li key={skip}>
                <QuietText>{texts.whyLine(run.leftOut[skip], texts.why[skip])}</QuietText>
              </li>
            ))}
          </PlainList>
        )}
      </Stack>
      <DialogFoot>
        {onGoOn ? (
          <Button variant="default" onClick={onGoOn}>
            {texts.goOn}
          </Button>
        ) : (
          onBack && (
            <Button variant="default" onClick={onBack}>
              {chatTexts.back}
            </Button>
          )
        )}
        {opened.length > 0 && (
          <Button variant="default" onClick={() => onFollowUp(opened)}>
            {texts.followUp}
          </Button>
        )}
        <Button data-autofocus autoFocus onClick={onDone}>
          {texts.close}
        </Button>
      </DialogFoot>
    </div>
  )
}
