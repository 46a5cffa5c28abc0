import { exactAmount } from '@foyer/contract/kit/money'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { answerLimits as limits } from '@foyer/contract/quotations/answer/limits'
import { answerRefusals, answerSentences } from '@foyer/contract/quotations/answer/messages'
import type { Acceptance, ChangeRequest } from '@foyer/contract/quotations/answer/model'
import type { SentDocument } from '@foyer/contract/quotations/document/model'
import type { ItemWish } from '@foyer/contract/quotations/document/record'
import type { CompanyScope } from '../../../../context'
import { newId } from '../../../../new-id'
import { raiseProjectValue } from '../../../projects/service'
import { countChangesSince, insertAnswer, setAccepted, sumAccepted } from '../repository/answers'
import {
  type AnsweredQuotation,
  findAnswers,
  findVersion,
  holdShown,
  type KeptAnswer,
} from '../repository/shown'
import { answerStateOf } from './shown'
import { tellOfAnswer } from './tell'

/** Who answers: somebody with a link, or a client who has signed in. */
export interface Answerer {
  linkId?: string
  userId?: string
}

interface Held {
  quotation: AnsweredQuotation
  sent: { document: SentDocument; total: number }
}

/** Of the version that was read; a newer one has to be read first. */
async function hold(scope: CompanyScope, id: string, version: number): Promise<Held> {
  const { db, companyId } = scope
  const quotation = (await holdShown(db, companyId, id)) ?? refuse(answerRefusals.unknown)
  if (quotation.state === 'void') refuse(answerRefusals.withdrawn)
  if (quotation.state === 'accepted' && quotation.acceptedVersion !== version) refuse(answerRefusals.accepted)
  if (quotation.state === 'sent' && quotation.version !== version) refuse(answerRefusals.newer)
  const sent = (await findVersion(db, companyId, id, version)) ?? refuse(answerRefusals.newer)
  return { quotation, sent }
}

/** Once: of two at the same time the second finds it accepted, and is told so as if it had been the first. */
export async function acceptQuotation(
  scope: CompanyScope,
  id: string,
  { version, name }: Acceptance,
  by: Answerer,
): Promise<void> {
  const { db, companyId, now } = scope
  const { quotation, sent } = await hold(scope, id, version)
  if (quotation.state === 'accepted') return
  if ((await answerStateOf(scope, quotation, sent.document.validUntil)) === 'lapsed')
    refuse(answerRefusals.lapsed)
  const answer = { companyId, id: newId(now), quotationId: id, version, name, at: now, ...by }
  await insertAnswer(db, { ...answer, kind: 'accepted' })
  await setAccepted(db, companyId, id, version, now)
  const total = exactAmount(sent.total, sent.document.firm.currencySymbol)
  await tellOfAnswer(scope, quotation, {
    name,
    line: 'quotation-accepted',
    event: 'quotation-accepted',
    sentence: answerSentences.accepted(quotation.number, name, total),
  })
  // After the lead, which that has locked: a conversion holds the lead, then the project.
  const hundredths = await sumAccepted(db, companyId, quotation.projectId)
  await raiseProjectValue(scope, quotation.projectId, Math.round(hundredths / 100))
}

/** With the names that the items have in the version. */
function wishesOf({ sections }: SentDocument, { items }: ChangeRequest): ItemWish[] {
  const names = new Map(sections.flatMap((section) => section.items.map(({ id, name }) => [id, name])))
  return items.map(({ itemId, note }) => {
    const itemName = names.get(itemId) ?? refuse(answerRefusals.unknownItem)
    return { itemId, itemName, note }
  })
}

const isSame = (last: KeptAnswer | undefined, { version, name, note }: ChangeRequest, wishes: ItemWish[]) =>
  last?.kind === 'changes' &&
  last.version === version &&
  last.name === name &&
  (last.note ?? '') === note &&
  JSON.stringify(last.items.map(wordsOf)) === JSON.stringify(wishes.map(wordsOf))

const wordsOf = ({ itemId, note }: ItemWish) => [itemId, note]

const hour = 3_600_000

/** Sent again as it was, because the answer got lost on its way, it is kept once. */
export async function askForChanges(
  scope: CompanyScope,
  id: string,
  request: ChangeRequest,
  by: Answerer,
): Promise<void> {
  const { db, companyId, now } = scope
  const { version, name, note } = request
  const { quotation, sent } = await hold(scope, id, version)
  if (quotation.state === 'accepted') refuse(answerRefusals.accepted)
  const items = wishesOf(sent.document, request)
  const [last] = await findAnswers(db, companyId, id)
  if (isSame(last, request, items)) return
  const lately = await countChangesSince(db, companyId, id, new Date(now.getTime() - hour))
  if (lately >= limits.changesAnHour) refuseFor(hour / 1_000, answerRefusals.tooMany)
  const answer = { companyId, id: newId(now), quotationId: id, version, name, at: now, ...by }
  await insertAnswer(db, { ...answer, kind: 'changes', note: note || null, items })
  const words = [...(note ? [note] : []), ...items.map((one) => answerSentences.wish(one.itemName, one.note))]
  await tellOfAnswer(scope, quotation, {
    name,
    line: 'quotation-changes',
    event: 'quotation-changes',
    sentence: answerSentences.changes(quotation.number, name, items.length),
    remark: words.join('\n'),
  })
}
