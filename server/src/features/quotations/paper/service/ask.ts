import type { PaperWish, QuotationPaper } from '@foyer/contract/quotations/paper/model'
import {
  type CompanyScope,
  type Context,
  type Deps,
  inViewersCompany,
  readingViewersCompany,
} from '../../../../context'
import { signedLink } from '../../../files/service'
import { seeQuotation } from '../../document/service/see-quotation'
import { updatePaperOfDraft, updatePaperOfVersion } from '../repository'
import { draftVersion, type KnownPaper, type PaperOf, readPaper } from './read-paper'

type Signer = Pick<Deps, 'secret' | 'clock'>

function shown(signer: Signer, companyId: string, { name, fileId, error }: KnownPaper): QuotationPaper {
  if (fileId) return { state: 'ready', name, url: signedLink(signer, companyId, fileId) }
  return error ? { state: 'failed', name, problem: error } : { state: 'missing', name }
}

/** For whoever may see it, which the caller has made sure of. */
export const paperState = async (
  signer: Signer,
  scope: CompanyScope,
  wish: PaperOf,
): Promise<QuotationPaper> => shown(signer, scope.companyId, await readPaper(scope, wish))

/** The same; where there is none a job makes it. */
export async function orderPaper(
  signer: Signer,
  scope: CompanyScope,
  wish: PaperOf,
): Promise<QuotationPaper> {
  const { db, companyId, enqueue } = scope
  const { quotationId, version } = wish
  const known = await readPaper(scope, wish)
  if (known.fileId) return shown(signer, companyId, known)
  if (known.error && version === draftVersion)
    await updatePaperOfDraft(db, companyId, quotationId, { draftPdfError: null })
  else if (known.error) await updatePaperOfVersion(db, companyId, quotationId, version, { pdfError: null })
  await enqueue('quotations.make-paper', { companyId, quotationId, version })
  return shown(signer, companyId, { ...known, error: undefined })
}

const wished = ({ id, version = draftVersion }: PaperWish): PaperOf => ({ quotationId: id, version })

export const quotationPaper = (ctx: Context, wish: PaperWish): Promise<QuotationPaper> =>
  readingViewersCompany(ctx, async (scope) => {
    await seeQuotation(scope, ctx, wish.id)
    return paperState(ctx, scope, wished(wish))
  })

export const askForPaper = (ctx: Context, wish: PaperWish): Promise<QuotationPaper> =>
  inViewersCompany(ctx, async (scope) => {
    await seeQuotation(scope, ctx, wish.id)
    return orderPaper(ctx, scope, wished(wish))
  })
