import { clockTimeOf, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { Box, Button } from '@mantine/core'
import { newKey } from '../../api/client'
import type { WaitingItem } from '../../api/waiting/item'
import { changeWaiting } from '../../api/waiting/queue'
import { again, mayEdit, neededFirst } from '../../api/waiting/rules'
import { useCompanyDay } from '../../features/accounts/use-company-day'
import { commentIn, factsOf } from '../../features/leads/work/waiting/waiting-words'
import { Row, Stack } from '../../ui/layout/flow'
import { LongText } from '../../ui/text/long-text'
import { showToast } from '../../ui/toasts/toast'
import type { WaitingQuestion } from './waiting-question'

interface WaitingRowProps {
  item: WaitingItem
  items: readonly WaitingItem[]
  onAsk: (question: WaitingQuestion) => void
}

function stateOf(item: WaitingItem, items: readonly WaitingItem[]): string {
  const needed = neededFirst(item, items)
  if (item.state === 'waiting' && needed) return texts.states.held(needed.about.name)
  return item.state === 'waiting' && item.firstTriedAt ? texts.states.sending : texts.states[item.state]
}

/** Nothing of a message can be put in other words. */
const hasWords = ({ input }: WaitingItem) => input.channel !== 'whatsapp'

const tellFailed = () => showToast({ kind: 'problem', text: texts.changeFailed })

export function WaitingRow({ item, items, onAsk }: WaitingRowProps) {
  const { today, timeZone } = useCompanyDay()
  const { about, state, refused, writtenAt } = item
  const isRefused = state !== 'waiting'
  const comment = commentIn(item)
  // Another tab may be sending it again already.
  const retry = () =>
    void changeWaiting(item.place, (now) => (now.key === item.key ? again(now, newKey()) : now)).catch(
      tellFailed,
    )
  const named = (action: string) => ({ 'aria-label': texts.actionOf(action, about.name) })
  return (
    <Box component="li" py={12}>
      <Stack gap={4}>
        <strong>{about.name}</strong>
        <span>{factsOf(item, today).join(' · ')}</span>
        {comment && (
          <div data-ink="2">
            <LongText text={comment} />
          </div>
        )}
        <small className="num" data-ink={isRefused ? 'past' : '3'}>
          <time dateTime={writtenAt} title={formatInstant(writtenAt, timeZone)}>
            {texts.writtenAt(formatTime12(clockTimeOf(writtenAt, timeZone)))}
          </time>
          {' · '}
          {stateOf(item, items)}
          {state === 'refused' && refused && `: ${refused.message}`}
        </small>
        <Row>
          {state === 'conflict' && (
            <Button size="xs" {...named(texts.choose)} onClick={() => onAsk({ kind: 'conflict', item })}>
              {texts.choose}
            </Button>
          )}
          {(state === 'refused' || state === 'unsure') && (
            <Button
              size="xs"
              variant="default"
              {...named(state === 'unsure' ? texts.sendAgain : texts.retry)}
              onClick={retry}
            >
              {state === 'unsure' ? texts.sendAgain : texts.retry}
            </Button>
          )}
          {mayEdit(item) && hasWords(item) && (
            <Button
              size="xs"
              variant="default"
              {...named(texts.edit)}
              onClick={() => onAsk({ kind: 'edit', item })}
            >
              {texts.edit}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            {...named(texts.discard)}
            onClick={() => onAsk({ kind: 'discard', item })}
          >
            {texts.discard}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}
