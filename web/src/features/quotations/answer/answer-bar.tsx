import { changesTexts, answerPageTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { AnswerState } from '@foyer/contract/quotations/answer/model'
import { Button } from '@mantine/core'
import { IconCheck, IconDownload } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/flow'
import classes from './answer.module.css'
import type { AnswerCalls } from './answer-calls'
import { usePaper } from './use-paper'
import { canBeAsked } from './use-wishes'

interface AnswerBarProps {
  state: AnswerState
  calls: Pick<AnswerCalls, 'paper' | 'askForPaper'>
  /** How many items they wrote about, while they say what should be different. */
  wishing: number | undefined
  onAccept: () => void
  onWish: () => void
  onSend: () => void
  onStop: () => void
}

/** All of them beside each other on a phone: the bar takes its room from the quotation. */
const narrow = { px: { base: 12, sm: 18 } }

/** At the foot of the window: what the client can do. */
export function AnswerBar({ state, calls, wishing, onAccept, onWish, onSend, onStop }: AnswerBarProps) {
  const paper = usePaper(calls)
  if (wishing !== undefined)
    return (
      <div className={classes.bar}>
        <Row justify="flex-end">
          <Button variant="default" onClick={onStop}>
            {changesTexts.stop}
          </Button>
          <Button onClick={onSend}>{changesTexts.go(wishing)}</Button>
        </Row>
      </div>
    )
  const isAlone = !canBeAsked(state)
  return (
    <div className={classes.bar}>
      <Row justify="flex-end">
        <Button
          {...narrow}
          variant="default"
          loading={paper.isWaiting}
          leftSection={<IconDownload size={16} stroke={1.6} />}
          aria-label={texts.download}
          onClick={paper.download}
        >
          <span className={isAlone ? '' : 'mantine-visible-from-sm'}>{texts.download}</span>
          {!isAlone && <span className="mantine-hidden-from-sm">{texts.downloadShort}</span>}
        </Button>
        {!isAlone && (
          <Button {...narrow} variant="default" onClick={onWish}>
            {texts.askForChanges}
          </Button>
        )}
        {state === 'open' && (
          <Button {...narrow} leftSection={<IconCheck size={16} stroke={1.6} />} onClick={onAccept}>
            {texts.accept}
          </Button>
        )}
      </Row>
    </div>
  )
}
