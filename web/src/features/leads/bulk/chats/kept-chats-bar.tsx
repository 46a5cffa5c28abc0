import { idsIn } from '@foyer/contract/leads/bulk/chat-run'
import { keptChatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import { Button } from '@mantine/core'
import { Notice } from '../../../../ui/layout/notice'
import { dropChats } from './drop-chats'
import { useChatRun } from './use-chat-run'

/** Messages to many that were left before their end. */
export function KeptChatsBar({ onGoOn }: { onGoOn: () => void }) {
  const kept = useChatRun()
  const { run } = kept
  const left = run ? idsIn(run, 'left').length : 0
  if (!run || left === 0) return null
  return (
    <section aria-label={texts.label}>
      <Notice look="offer">
        <span role="status">{texts.left(left, run.entries.length)}</span>
        <Button size="xs" onClick={onGoOn}>
          {texts.goOn}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => dropChats(run, kept)}>
          {texts.drop}
        </Button>
      </Notice>
    </section>
  )
}
