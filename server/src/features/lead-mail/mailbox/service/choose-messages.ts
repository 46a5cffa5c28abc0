import { createHash } from 'node:crypto'
import type { CompanyScope } from '../../../../context'
import type { MessageHead } from '../../../../gateways/mailbox/port'
import {
  type AnsweredMail,
  findAnsweredMails,
  findLeadsOf,
  findOwnAddresses,
} from '../repository/correspondents'
import { findTaken } from '../repository/received'

/** A message that matters: the lead it belongs to, and the mail it answers. */
export interface ChosenMessage {
  head: MessageHead
  key: string
  leadId: string
  answered: AnsweredMail | undefined
}

export interface ChosenMessages {
  messages: ChosenMessage[]
  /** Whether they are about a mail of ours stands only inside. */
  reports: { head: MessageHead; key: string }[]
}

/** Our mails have their id before the @ of their Message-ID, whichever server sent them. */
const ours = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/gi
export const mailIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ours)].map(([, id = '']) => id.toLowerCase())),
]

const longestKey = 500

/** Each message is taken once: by the name that its sender gave it, or else by what its head says. */
function keyOf({ messageId, from, subject, arrivedAt, size }: MessageHead): string {
  if (messageId && messageId.length <= longestKey) return messageId
  const told = messageId ?? JSON.stringify([from.address, subject, arrivedAt.getTime(), size])
  return `sha256:${createHash('sha256').update(told).digest('hex')}`
}

/** Everything that is read is asked once for all of them; of messages that do not matter nothing is kept. */
export async function chooseMessages(
  { db, companyId }: CompanyScope,
  heads: readonly MessageHead[],
  /** Of the server itself. */
  senders: readonly string[],
): Promise<ChosenMessages> {
  const named = heads.map(({ answers, messageId = '' }) => mailIdsIn(`${answers} ${messageId}`))
  const mails = await findAnsweredMails(db, companyId, [...new Set(named.flat())])
  const addresses = [...new Set(heads.map(({ from }) => from.address).filter(Boolean))]
  const own = await findOwnAddresses(db, companyId, addresses)
  for (const sender of senders) own.add(sender)
  const leads = await findLeadsOf(
    db,
    companyId,
    addresses.filter((address) => !own.has(address)),
  )
  const chosen: ChosenMessages = { messages: [], reports: [] }
  for (const head of heads) {
    const key = keyOf(head)
    if (head.isReport) {
      chosen.reports.push({ head, key })
      continue
    }
    // Copies of what the firm itself wrote.
    const isOwn = own.has(head.from.address) || mailIdsIn(head.messageId ?? '').some((id) => mails.has(id))
    if (isOwn) continue
    const answered = mailIdsIn(head.answers).flatMap((id) => mails.get(id) ?? [])[0]
    const leadId = answered?.leadId ?? leads.get(head.from.address)
    if (leadId) chosen.messages.push({ head, key, leadId, answered })
  }
  const taken = await findTaken(
    db,
    companyId,
    [...chosen.messages, ...chosen.reports].map(({ key }) => key),
  )
  const isNew = ({ key }: { key: string }) => !taken.has(key)
  return { messages: chosen.messages.filter(isNew), reports: chosen.reports.filter(isNew) }
}
