import { readFileLocation } from '@foyer/contract/files/location'
import { type Deps, inCompany } from '../../../context'
import type { MailPart, OutgoingMail } from '../../../gateways/mailer/port'
import type { Mail } from '../repository'
import { findFiles, type StoredFile } from '../repository/contents'

/** The HTML was written by our sanitiser, in which a `<` or `>` of a text or value is never bare. */
const pictures = /<img\b[^>]*>/gi
const source = /\ssrc="([^"]*)"/i

const ownFile = (companyId: string | null, tag: string): string | undefined => {
  const place = readFileLocation(source.exec(tag)?.[1] ?? '')
  return place && place.companyId === companyId ? place.fileId : undefined
}

/** The uploads that are shown within the HTML. */
export const picturesIn = ({ companyId, html }: Pick<Mail, 'companyId' | 'html'>): string[] => [
  ...new Set((html?.match(pictures) ?? []).flatMap((tag) => ownFile(companyId, tag) ?? [])),
]

const cidOf = (fileId: string): string => `${fileId}@picture`

/** They travel with the mail: a link would end, and tell when it was read. One that is gone leaves no frame behind. */
const withPictures = (mail: Mail, known: ReadonlyMap<string, StoredFile>): string | null =>
  mail.html?.replace(pictures, (tag) => {
    const fileId = ownFile(mail.companyId, tag)
    if (!fileId) return tag
    return known.has(fileId) ? tag.replace(source, ` src="cid:${cidOf(fileId)}"`) : ''
  }) ?? null

/** What is handed over for a mail; undefined if one of its attachments is gone. */
export async function outgoing(deps: Deps, mail: Mail): Promise<OutgoingMail | undefined> {
  const { companyId, attachmentIds } = mail
  const inline = picturesIn(mail)
  const ids = [...attachmentIds, ...inline]
  const files =
    companyId && ids.length > 0
      ? await inCompany(deps, companyId, ({ db }) => findFiles(db, companyId, ids), 'reading')
      : []
  const known = new Map(files.map((file) => [file.id, file]))
  if (!attachmentIds.every((id) => known.has(id))) return undefined
  const part = (file: StoredFile): MailPart => ({
    name: file.name,
    contentType: file.contentType,
    open: () => deps.files.open(file.storageKey),
  })
  const partOf = (id: string): MailPart[] => {
    const file = known.get(id)
    return file ? [part(file)] : []
  }
  return {
    id: mail.id,
    recipients: [mail.recipient, ...mail.moreRecipients],
    fromName: mail.fromName ?? undefined,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: withPictures(mail, known),
    parts: [
      ...attachmentIds.filter((id) => !inline.includes(id)).flatMap(partOf),
      ...inline.flatMap((id) => partOf(id).map((one) => ({ ...one, cid: cidOf(id) }))),
    ],
    unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
  }
}
