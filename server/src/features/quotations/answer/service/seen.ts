import { answerSentences } from '@foyer/contract/quotations/answer/messages'
import type { CompanyScope } from '../../../../context'
import { setSeen } from '../repository/answers'
import { countView } from '../repository/links'
import type { AnsweredQuotation } from '../repository/shown'
import { tellOfAnswer } from './tell'

/** The firm hears of the first look by each link, and of the first look of a client who has signed in. */
export async function noteSeen(
  scope: CompanyScope,
  quotation: AnsweredQuotation,
  { name, linkId }: { name: string; linkId?: string },
): Promise<{ seenAt: string }> {
  const { db, companyId, now } = scope
  const isFirst = await setSeen(db, companyId, quotation.id, now)
  const isNews = linkId ? await countView(db, companyId, linkId, now) : isFirst
  if (isNews)
    await tellOfAnswer(scope, quotation, {
      name,
      line: 'quotation-seen',
      event: 'quotation-seen',
      sentence: answerSentences.seen(quotation.number),
    })
  return { seenAt: (quotation.seenAt ?? now).toISOString() }
}
