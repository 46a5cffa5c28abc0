import { type ChatRun, idsIn } from '@foyer/contract/leads/bulk/chat-run'
import { keptChatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import { showToast } from '../../../../ui/toasts/toast'
import type { KeptRun } from './use-chat-run'

/** Who is left is not written to; it can be taken back. */
export function dropChats(run: ChatRun, { keep, drop }: Pick<KeptRun, 'keep' | 'drop'>) {
  drop()
  if (idsIn(run, 'left').length > 0) showToast({ kind: 'note', text: texts.dropped, undo: () => keep(run) })
}
