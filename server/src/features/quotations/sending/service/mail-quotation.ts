import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { letterHistoryTexts } from '@foyer/contract/lead-mail/letters/messages'
import { type CompanyScope, type Deps, inCompany } from '../../../../context'
import type { JobHandler, JobPayloads } from '../../../../jobs/kinds'
import { addLine, leadScopeOfNobody, leadScopeOfPerson, peopleOf, regionOf } from '../../../leads/service'
import { queueMail } from '../../../mail/service'
import { lockQuotation, type QuotationRow } from '../../document/repository/quotations'
import { findVersion } from '../../document/repository/versions'
import { makePaper } from '../../paper/service/make-paper'
import { findLink } from '../repository/links'
import { isMailWritten } from '../repository/mails'
import { letterOf } from './letter'
import { linkUrl } from './link-token'
import { stateOf } from './shown-link'

type Letter = JobPayloads['quotations.mail']

/** Makes the paper and writes the mail. Where no paper can be made the mail leaves without: the link shows the same. */
export const mailQuotation =
  (deps: Deps): JobHandler<Letter> =>
  async (letter, { isLast }) => {
    const { companyId, quotationId, version } = letter
    const paper = await makePaper(deps, { companyId, quotationId, version }).catch((err) => {
      if (!isLast) throw err
      deps.log.error({ err, quotationId, version }, 'a quotation is mailed without its paper')
      return undefined
    })
    await inCompany(deps, companyId, (scope) => writeLetter(deps, scope, letter, paper))
  }

async function writeLetter(
  deps: Deps,
  scope: CompanyScope,
  letter: Letter,
  paper: string | undefined,
): Promise<void> {
  const { db, companyId, now } = scope
  const { quotationId, version, linkId, mailId, senderId, to, subject } = letter
  const quotation = await lockQuotation(db, companyId, quotationId)
  const sent = await findVersion(db, companyId, quotationId, version)
  const link = await findLink(db, companyId, linkId)
  const sender = (await peopleOf(scope)).get(senderId)
  // Meanwhile it may have been made void, or the link revoked: nobody is sent to a closed door.
  if (!sent || !link || !sender || !isShown(quotation) || stateOf(link, now) !== 'open') return
  // The job may run twice.
  if (await isMailWritten(db, companyId, mailId)) return
  const { timeZone } = await regionOf(scope)
  const { number, firm } = sent.document
  const leadId = quotation.leadId ?? undefined
  const [recipient = '', ...moreRecipients] = to
  await queueMail(scope, {
    id: mailId,
    companyId,
    lane: 'firm',
    recipient,
    moreRecipients,
    subject,
    ...letterOf({
      message: letter.message,
      url: linkUrl(deps, linkId),
      number,
      total: exactAmount(sent.total, firm.currencySymbol),
      until: formatDay(calendarDateOf(link.expiresAt, timeZone)),
    }),
    fromName: sender.fullName,
    replyTo: sender.email,
    hasSecret: true,
    attachmentIds: paper ? [paper] : [],
    senderId,
    ...(leadId && { leadId, aboutLeads: [leadId] }),
  })
  if (leadId) await noteMail(scope, leadId, letter)
}

const isShown = (quotation: QuotationRow | undefined): quotation is QuotationRow =>
  quotation !== undefined && quotation.state !== 'void' && quotation.deletedAt === null

/** As every mail to a lead: the history shows whether it has left. */
async function noteMail(scope: CompanyScope, leadId: string, { mailId, senderId, to, subject }: Letter) {
  const name = (await peopleOf(scope)).get(senderId)?.fullName ?? ''
  const leadScope = (await leadScopeOfPerson(scope, senderId)) ?? (await leadScopeOfNobody(scope, name))
  await addLine(leadScope, leadId, {
    kind: 'mail-sent',
    sentence: letterHistoryTexts.sent(name, to.join(', '), subject),
    details: { mailId },
  })
}
