import { keepText, keptText } from './kept-key'

export const ownWords = 'own'

/** What was written before the first chat: by the message it began with. */
export interface ChatWords {
  chosen: string
  texts: Record<string, string>
}

const keyOf = (chatsKey: string) => `${chatsKey}:words`

export function keptWords(chatsKey: string): ChatWords | undefined {
  try {
    const { chosen, texts } = JSON.parse(keptText(keyOf(chatsKey)) ?? '{}') as Partial<ChatWords>
    const areTexts = texts && Object.values(texts).every((text) => typeof text === 'string')
    return typeof chosen === 'string' && areTexts ? { chosen, texts } : undefined
  } catch {
    return undefined
  }
}

export const keepWords = (chatsKey: string, words: ChatWords) =>
  keepText(keyOf(chatsKey), Object.keys(words.texts).length > 0 ? JSON.stringify(words) : null)

export const dropWords = (chatsKey: string) => keepText(keyOf(chatsKey), null)
