import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts as texts } from '@foyer/contract/lead-mail/mailbox/messages'
import { partsOfAnswer } from '@foyer/contract/lead-mail/mailbox/new-part'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import type { MessageContent, MessageHead } from '../../../../gateways/mailbox/port'
import { newId } from '../../../../new-id'
import { aboutLead, addLine, leadScopeOfNobody } from '../../../leads/service'
import { markReturned } from '../../../mail/service'
import { notify, tellAdmins } from '../../../notifications/service'
import type { AnsweredMail } from '../repository/correspondents'
import { findTaken, holdMessage, insertReceived } from '../repository/received'
import type { ChosenMessage } from './choose-messages'
import { keepFiles } from './keep-files'
import { oneLine, wordsToKeep } from './kept-words'

const product = 'Foyer'

interface Taken {
  head: MessageHead
  key: string
  leadId: string
  mailId: string | undefined
  text: string
  html?: string | undefined
  attachmentIds?: string[]
  isAutomatic: boolean
  sentence: string
  remark: string
}

const subjectOf = ({ subject }: MessageHead): string =>
  oneLine(subject, mailboxLimits.subject.max) || texts.noSubject
const senderOf = ({ from }: MessageHead): string => oneLine(from.name, 100) || oneLine(from.address, 100)

/** The message and its line in the history; nothing if it was taken before, or the lead is gone. */
async function take(scope: CompanyScope, taken: Taken) {
  const { db, companyId, now } = scope
  const { head, key, leadId } = taken
  await holdMessage(db, companyId, key)
  if ((await findTaken(db, companyId, [key])).size > 0) return undefined
  const id = newId(now)
  const lead = await addLine(await leadScopeOfNobody(scope, product), leadId, {
    kind: 'mail-received',
    sentence: taken.sentence,
    remark: taken.remark || undefined,
    details: { mailId: id, receivedMailId: id, ...(taken.mailId && { answers: taken.mailId }) },
  })
  if (!lead) return undefined
  await insertReceived(db, {
    companyId,
    id,
    leadId,
    mailId: taken.mailId ?? null,
    messageId: key,
    fromAddress: oneLine(head.from.address, 320),
    fromName: oneLine(head.from.name, 200),
    subject: subjectOf(head),
    text: taken.text,
    html: taken.html ?? null,
    attachmentIds: taken.attachmentIds ?? [],
    isAutomatic: taken.isAutomatic,
    receivedAt: head.arrivedAt,
    createdAt: now,
  })
  return lead
}

/** Whoever has the lead hears of it; if nobody does, whoever wrote the mail; else the admins. */
async function ringOwner(
  scope: CompanyScope,
  lead: NonNullable<Awaited<ReturnType<typeof take>>>,
  { head, answered }: ChosenMessage,
): Promise<void> {
  const { values, link, ...rest } = aboutLead(lead)
  const receiverId = lead.assigneeId ?? answered?.senderId
  const details = subjectOf(head)
  if (!receiverId)
    return tellAdmins(scope, { text: texts.wrote(values.leadName ?? senderOf(head), details), link })
  await notify(scope, scope.companyId, {
    ...rest,
    event: 'mail-answered',
    receiverId,
    values: { ...values, details },
    link,
  })
}

/** A message of a lead, with its files, into its history. */
export async function takeMessage(
  deps: Deps,
  companyId: string,
  chosen: ChosenMessage,
  content: MessageContent,
): Promise<void> {
  const { head, key, leadId, answered } = chosen
  const { ids, notKept } = await keepFiles(deps, companyId, content.files)
  const { text, html } = wordsToKeep(content, notKept)
  const say = head.isAutomatic ? texts.automatic : answered ? texts.answered : texts.wrote
  await inCompany(deps, companyId, async (scope) => {
    const lead = await take(scope, {
      head,
      key,
      leadId,
      mailId: answered?.id,
      text,
      html,
      attachmentIds: ids,
      isAutomatic: head.isAutomatic,
      sentence: say(senderOf(head), subjectOf(head)),
      remark: partsOfAnswer(text).fresh.slice(0, mailboxLimits.shownInHistory),
    })
    if (lead && !head.isAutomatic) await ringOwner(scope, lead, chosen)
  })
}

/** News that a mail could not be delivered: the mail has failed, and whoever wrote it is told. */
export const takeReturned = (
  deps: Deps,
  companyId: string,
  { head, key }: { head: MessageHead; key: string },
  mail: AnsweredMail,
  reason: string,
): Promise<void> =>
  inCompany(deps, companyId, async (scope) => {
    const why = texts.whyBack(reason)
    const lead = await take(scope, {
      head,
      key,
      leadId: mail.leadId,
      mailId: mail.id,
      text: why,
      isAutomatic: true,
      sentence: texts.cameBack(oneLine(mail.subject, mailboxLimits.subject.max)),
      remark: reason,
    })
    if (!lead || !(await markReturned(scope, companyId, mail.id, why)) || !mail.senderId) return
    const { values, ...rest } = aboutLead(lead)
    await notify(scope, companyId, {
      ...rest,
      event: 'mail-returned',
      receiverId: mail.senderId,
      values: { ...values, details: reason },
    })
  })
