import { buffer } from 'node:stream/consumers'
import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import type { ImapFlow, MessageStructureObject } from 'imapflow'
import PostalMime, { type Attachment } from 'postal-mime'
import type { MessageContent, MessageFile } from './port'

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

const fileOf = (attachment: Attachment): MessageFile => ({
  name: attachment.filename ?? '',
  bytes: bytesOf(attachment),
})

/** One that is built to confuse is named, and does not stand in the way of others. */
export async function wholeContent(source: Uint8Array): Promise<MessageContent> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => undefined)
  if (!mail) return { text: receivedTexts.unreadable, html: undefined, files: [] }
  return { text: mail.text ?? '', html: mail.html, files: mail.attachments.map(fileOf) }
}

/** A message within the message is a file. */
const partsOf = (part: MessageStructureObject): MessageStructureObject[] =>
  part.childNodes?.length && !part.type.startsWith('message/') ? part.childNodes.flatMap(partsOf) : [part]

const nameIn = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.filename ?? parameters?.name ?? ''

const { text, html, attachments } = mailboxLimits
/** Enough to see that there is more than is kept, in any script. */
const mostWordBytes = 4 * Math.max(text.max, html.max) + 4
const chunkSize = 1_048_576

/**
 * A large message by its parts: no more of its words than are kept, and its files one after the other while they come, so that
 * nobody else waits for it. Without `hasFiles` those only by their names.
 */
export async function contentByParts(
  client: ImapFlow,
  uid: number,
  { hasFiles }: { hasFiles: boolean },
): Promise<MessageContent> {
  const found = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true })
  const structure = found ? found.bodyStructure : undefined
  const parts = structure ? partsOf(structure) : []
  const isFile = (part: MessageStructureObject) => part.disposition === 'attachment' || nameIn(part) !== ''
  const read = async ({ part = '1' }: MessageStructureObject, maxBytes?: number) => {
    const { content } = await client.download(String(uid), part, {
      uid: true,
      chunkSize,
      ...(maxBytes && { maxBytes }),
    })
    return content && buffer(content)
  }
  const wordsOf = async (type: string): Promise<string | undefined> => {
    const part = parts.find((one) => one.type === type && !isFile(one))
    return part && (await read(part, mostWordBytes))?.toString('utf8')
  }
  const content = { text: (await wordsOf('text/plain')) ?? '', html: await wordsOf('text/html') }
  const files: MessageFile[] = []
  for (const part of parts.filter((one) => isFile(one) || !one.type.startsWith('text/'))) {
    const isRead = hasFiles && files.length < attachments.max
    const bytes = isRead ? await read(part) : undefined
    files.push({ name: nameIn(part), bytes: bytes && new Uint8Array(bytes) })
  }
  return { ...content, files }
}
