import { createHash } from 'node:crypto'
import { refuse } from '@foyer/contract/kit/refusal'
import { withoutBlankItems } from '@foyer/contract/quotations/document/blank'
import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import { paperRefusals, paperTexts } from '@foyer/contract/quotations/paper/messages'
import type { CompanyScope } from '../../../../context'
import { findQuotation, type QuotationRow } from '../../document/repository/quotations'
import { findVersion } from '../../document/repository/versions'
import { firmOf } from '../../document/service/parties'
import type { Paper } from '../compose/compose'

/** What is being written has no version yet. */
export const draftVersion = 0

export interface PaperOf {
  quotationId: string
  version: number
}

export interface KnownPaper {
  paper: Paper
  /** What it is saved as. */
  name: string
  /** Of what is on it: where it changes, the paper is another one. */
  mark: string
  fileId: string | undefined
  error: string | undefined
}

/** To be raised when papers look so different that those of drafts are to be made anew. */
const edition = 1

const markOf = (paper: Paper): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, paper]))
    .digest('base64url')

async function readDraft(scope: CompanyScope, quotation: QuotationRow): Promise<KnownPaper> {
  const paper: Paper = {
    document: withoutBlankItems(quotation.draft),
    firm: await firmOf(scope),
    number: quotation.number ?? undefined,
    version: undefined,
  }
  const mark = markOf(paper)
  const isSame = mark === quotation.draftPdfMark
  return {
    paper,
    mark,
    name: paperTexts.draftName,
    fileId: (isSame && quotation.draftPdfFileId) || undefined,
    error: quotation.draftPdfError ?? undefined,
  }
}

async function readVersion({ db, companyId }: CompanyScope, wish: PaperOf): Promise<KnownPaper> {
  const row = await findVersion(db, companyId, wish.quotationId, wish.version)
  if (!row) return refuse(paperRefusals.unknownVersion)
  const { firm, number, ...document } = row.document
  const paper: Paper = { document, firm, number, version: row.version }
  return {
    paper,
    mark: markOf(paper),
    name: paperTexts.fileName(number, row.version),
    fileId: row.pdfFileId ?? undefined,
    error: row.pdfError ?? undefined,
  }
}

/** What is to be on the paper, and the one that was made of it. */
export async function readPaper(scope: CompanyScope, wish: PaperOf): Promise<KnownPaper> {
  if (wish.version !== draftVersion) return readVersion(scope, wish)
  const quotation = await findQuotation(scope.db, scope.companyId, wish.quotationId)
  return quotation ? readDraft(scope, quotation) : refuse(quotationRefusals.unknown)
}
