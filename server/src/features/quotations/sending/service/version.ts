import { isDeepStrictEqual } from 'node:util'
import { todayIn } from '@foyer/contract/kit/dates'
import type { SentDocument } from '@foyer/contract/quotations/document/model'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { financialYearOf, quotationNumber } from '@foyer/contract/quotations/sending/number'
import type { CompanyScope } from '../../../../context'
import { regionOf } from '../../../leads/service'
import type { QuotationRow } from '../../document/repository/quotations'
import { findVersion, insertVersion } from '../../document/repository/versions'
import { learnFrom } from '../../document/service/known-items'
import { firmOf } from '../../document/service/parties'
import { takeNumber } from '../repository/numbers'

/** Given at the first sending, of the financial year in which that is, on the clocks of the firm. */
async function numberOf(scope: CompanyScope, quotation: QuotationRow): Promise<string> {
  if (quotation.number) return quotation.number
  const year = financialYearOf(todayIn((await regionOf(scope)).timeZone, scope.now))
  return quotationNumber(year, await takeNumber(scope.db, scope.companyId, year))
}

const isSame = ({ number: _number, firm: _firm, ...sent }: SentDocument, draft: QuotationRow['draft']) =>
  isDeepStrictEqual(sent, draft)

export interface SentVersion {
  number: string
  version: number
  total: number
  isNew: boolean
}

/** What is being written becomes a version, unless it is still the newest one; that the library learns from. */
export async function versionToSend(
  scope: CompanyScope,
  quotation: QuotationRow,
  senderId: string,
): Promise<SentVersion> {
  const { db, companyId, now } = scope
  const { id, draft, kind } = quotation
  const newest = await findVersion(db, companyId, id, quotation.version)
  if (newest && isSame(newest.document, draft))
    return { number: newest.document.number, version: newest.version, total: newest.total, isNew: false }
  const firm = await firmOf(scope)
  const number = await numberOf(scope, quotation)
  const [version, total] = [quotation.version + 1, totalsOf(draft).total]
  const document: SentDocument = { ...draft, number, firm }
  await insertVersion(db, {
    companyId,
    quotationId: id,
    version,
    document,
    total,
    createdBy: senderId,
    createdAt: now,
  })
  await learnFrom(scope, kind, draft)
  return { number, version, total, isNew: true }
}
