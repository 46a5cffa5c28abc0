import { type ChatRun, readChatRun } from '@foyer/contract/leads/bulk/chat-run'
import { useMemo } from 'react'
import { keepText, keptText, useChatsKey, useKeptText } from './kept-key'

/** The messages that somebody goes through, the same in every tab. */
export function useChatRun() {
  const key = useChatsKey()
  const text = useKeptText(key)
  return useMemo(() => {
    const keep = (run: ChatRun) => keepText(key, JSON.stringify(run))
    return {
      run: readChatRun(text),
      keep,
      /** Of what it is now: another tab may have been quicker. Says whether there was something to change. */
      change: (to: (run: ChatRun) => ChatRun | undefined): boolean => {
        const now = readChatRun(keptText(key))
        const next = now && to(now)
        if (next && next !== now) keep(next)
        return next !== undefined
      },
      drop: () => keepText(key, null),
    }
  }, [key, text])
}

export type KeptRun = ReturnType<typeof useChatRun>
