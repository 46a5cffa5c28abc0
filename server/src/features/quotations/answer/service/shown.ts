import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { answerRefusals } from '@foyer/contract/quotations/answer/messages'
import type { AnswerState, ListedQuotation, ShownQuotation } from '@foyer/contract/quotations/answer/model'
import type { CompanyScope, Deps } from '../../../../context'
import { pictureLink } from '../../../files/service'
import { regionOf } from '../../../leads/service'
import { type AnsweredQuotation, findAnswers, findListed, findShown, findVersion } from '../repository/shown'

/** The version that the client sees. */
export const shownVersionOf = ({ acceptedVersion, version }: AnsweredQuotation): number =>
  acceptedVersion ?? version

/** A quotation is valid until the end of its last day, on the clocks of the firm. */
export async function answerStateOf(
  scope: CompanyScope,
  { state }: Pick<AnsweredQuotation, 'state'>,
  validUntil: string | null,
): Promise<AnswerState> {
  if (state === 'accepted' || state === 'void') return state
  if (!validUntil) return 'open'
  const { timeZone } = await regionOf(scope)
  return validUntil < todayIn(timeZone, scope.now) ? 'lapsed' : 'open'
}

export const seeSent = async ({ db, companyId }: CompanyScope, id: string): Promise<AnsweredQuotation> =>
  (await findShown(db, companyId, id)) ?? refuse(answerRefusals.unknown)

export async function showQuotation(
  deps: Pick<Deps, 'secret' | 'clock'>,
  scope: CompanyScope,
  quotation: AnsweredQuotation,
): Promise<ShownQuotation> {
  const { db, companyId } = scope
  const version = shownVersionOf(quotation)
  const sent = await findVersion(db, companyId, quotation.id, version)
  if (!sent) return refuse(answerRefusals.unknown)
  const answers = await findAnswers(db, companyId, quotation.id)
  const accepted = answers.find(({ kind }) => kind === 'accepted')
  const {
    firm: { logoFileId, signatureFileId: _signature, ...firm },
    ...document
  } = sent.document
  return {
    id: quotation.id,
    projectId: quotation.projectId,
    kind: quotation.kind,
    version,
    sentAt: sent.createdAt.toISOString(),
    state: await answerStateOf(scope, quotation, document.validUntil),
    document: { ...document, firm },
    logo: logoFileId ? pictureLink(deps, companyId, logoFileId) : undefined,
    accepted: accepted && { name: accepted.name, at: accepted.at.toISOString() },
    changes: answers
      .filter(({ kind }) => kind === 'changes')
      .map(({ name, at, version: of, note, items }) => ({
        name,
        at: at.toISOString(),
        version: of,
        note: note ?? '',
        items,
      })),
  }
}

/** What was sent to the client of these projects, the newest first. */
export async function sentQuotationsOf(
  scope: CompanyScope,
  projectIds: string[],
): Promise<ListedQuotation[]> {
  if (projectIds.length === 0) return []
  const rows = await findListed(scope.db, scope.companyId, projectIds)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      projectId: row.projectId,
      kind: row.kind,
      title: row.title,
      number: row.number,
      version: row.shownVersion,
      state: await answerStateOf(scope, row, row.validUntil),
      total: row.total,
      currencySymbol: row.currencySymbol,
      sentAt: row.sentAt.toISOString(),
      acceptedAt: row.acceptedAt?.toISOString(),
    })),
  )
}
