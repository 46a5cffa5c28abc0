import { buffer } from 'node:stream/consumers'
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

const partsOf = (part: MessageStructureObject): MessageStructureObject[] =>
  part.childNodes?.length ? part.childNodes.flatMap(partsOf) : [part]

const nameIn = ({ dispositionParameters, parameters }: MessageStructureObject): string =>
  dispositionParameters?.filename ?? parameters?.name ?? ''

/** Of a message that is too large: its words; its files only by their names. */
export async function wordsOf(client: ImapFlow, uid: number, mostBytes: number): Promise<MessageContent> {
  const found = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true })
  const structure = found ? found.bodyStructure : undefined
  const parts = structure ? partsOf(structure) : []
  const isFile = (part: MessageStructureObject) => part.disposition === 'attachment' || nameIn(part) !== ''
  const read = async (type: string): Promise<string | undefined> => {
    const part = parts.find((one) => one.type === type && !isFile(one))
    if (!part) return undefined
    const options = { uid: true, maxBytes: mostBytes }
    const { content } = await client.download(String(uid), part.part ?? '1', options)
    return content && (await buffer(content)).toString('utf8')
  }
  const text = await read('text/plain')
  const html = await read('text/html')
  const files = parts.filter((part) => isFile(part) || !part.type.startsWith('text/'))
  return { text: text ?? '', html, files: files.map((part) => ({ name: nameIn(part), bytes: undefined })) }
}
