import { documentLimits } from '@foyer/contract/quotations/document/limits'
import type { QuotationDocument, QuotationKind } from '@foyer/contract/quotations/document/model'
import type { KnownItem } from '@foyer/contract/quotations/document/record'
import { quotationRecordLimits as limits } from '@foyer/contract/quotations/document/record-limits'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { findKnownItems, learnItems } from '../repository/known-items'

const keyOf = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, documentLimits.item.name)

export const knownItems = (
  ctx: Context,
  { kind, search }: { kind: QuotationKind; search: string },
): Promise<{ items: KnownItem[] }> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await findKnownItems(db, companyId, {
      kind,
      beginning: keyOf(search),
      limit: limits.itemsShown,
    })
    return {
      items: found.map(({ id, name, description, unit, rate, gst, hsn, uses }) => ({
        id,
        name,
        description: description ?? '',
        unit,
        rate,
        gst,
        hsn: hsn ?? '',
        uses,
      })),
    }
  })

/** What was sent to a client is offered from then on, as it was quoted last. */
export async function learnFrom(
  { db, companyId, now }: CompanyScope,
  kind: QuotationKind,
  { sections }: QuotationDocument,
): Promise<void> {
  const byKey = new Map(sections.flatMap(({ items }) => items).map((item) => [keyOf(item.name), item]))
  byKey.delete('')
  if (byKey.size === 0) return
  await learnItems(
    db,
    [...byKey].map(([key, { name, description, unit, rate, gst, hsn }]) => ({
      companyId,
      id: newId(now),
      kind,
      key,
      name: name.replace(/\s+/g, ' ').trim(),
      description: description || null,
      unit,
      rate,
      gst,
      hsn: hsn || null,
      usedAt: now,
    })),
  )
}
