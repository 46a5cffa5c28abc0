import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { MessageContent } from '../../../../gateways/mailbox/port'
import { cleanHtml, plainText } from '../../../mail/service'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no zeros, and nobody can read the others
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
/** Where Windows has signs and others nothing: many mails say one of them and mean the other. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const ofWindows = /[\u0080-\u009f]/g

/** Cut first: what is longer than anybody writes is not even looked through. */
const clean = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(unreadable, '')
    .replace(ofWindows, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
    .replace(/\p{Surrogate}/gu, '')

export const oneLine = (text: string, max: number): string =>
  [
    ...clean(text, 10 * max)
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')

interface KeptWords {
  text: string
  html: string | undefined
}

/** What was written, in words and as it looked, made harmless on the way in (C-139); below it what is not kept here. */
export function wordsToKeep({ text, html = '' }: MessageContent, notKept: readonly string[]): KeptWords {
  const { text: longestText, html: longestHtml } = mailboxLimits
  const rich = cleanHtml(clean(html, longestHtml.max)).trim()
  const plain = clean(text, longestText.max).trim()
  const words = plain || plainText(rich).slice(0, longestText.max)
  const isCut = html.length > longestHtml.max
  const isTextCut = plain ? text.length > longestText.max : isCut
  const note = notKept.length > 0 ? [receivedTexts.notKept, ...notKept].join('\n') : ''
  return {
    text: [words, isTextCut && receivedTexts.cut, note].filter(Boolean).join('\n\n'),
    // Cleaning writes signs in a longer way; what becomes much longer by it is no letter.
    html: rich && rich.length <= 2 * longestHtml.max ? withNote(rich, isCut) : undefined,
  }
}

const withNote = (html: string, isCut: boolean): string =>
  isCut ? `${html}<p>${receivedTexts.cut}</p>` : html
