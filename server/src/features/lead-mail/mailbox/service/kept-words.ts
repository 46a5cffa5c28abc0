import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { MessageContent } from '../../../../gateways/mailbox/port'
import { richText } from '../../../mail/service'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database takes no zeros, and nobody can read the others
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
/** Where Windows has signs and others nothing: many mails say one of them and mean the other. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const ofWindows = /[\u0080-\u009f]/g

const clean = (text: string): string =>
  text
    .replace(unreadable, '')
    .replace(ofWindows, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80))
    .replace(/\p{Surrogate}/gu, '')

export const oneLine = (text: string, max: number): string =>
  [...clean(text).replace(/\s+/g, ' ').trim()].slice(0, max).join('')

interface KeptWords {
  text: string
  html: string | undefined
}

/** What was written, in words and as it looked, made harmless on the way in (C-139); below it what is not kept here. */
export function wordsToKeep({ text, html }: MessageContent, notKept: readonly string[]): KeptWords {
  const { max: mostHtml } = mailboxLimits.html
  const rich = html && html.length <= mostHtml * 3 ? richText(clean(html)) : undefined
  const words = clean(text).trim() || rich?.text || ''
  const note = notKept.length > 0 ? [receivedTexts.notKept, ...notKept].join('\n') : ''
  return {
    text: [words.slice(0, mailboxLimits.text.max), note].filter(Boolean).join('\n\n'),
    html: rich && rich.html.trim() !== '' && rich.html.length <= mostHtml ? rich.html : undefined,
  }
}
