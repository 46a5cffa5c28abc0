import type { QuotationDocument, QuotationKind } from '@foyer/contract/quotations/document/model'

export type CellColumn =
  | 'name'
  | 'description'
  | 'basis'
  | 'unit'
  | 'quantity'
  | 'rate'
  | 'discount'
  | 'gst'
  | 'hsn'

/** One cell of the grid. */
export interface Cell {
  itemId: string
  column: CellColumn
}

/** As they stand beside each other; the description is below the name. A firm without GST sees nothing of it. */
export function columnsOf(
  kind: QuotationKind,
  { isTaxed }: Pick<QuotationDocument, 'isTaxed'>,
): CellColumn[] {
  const basis: CellColumn[] = kind === 'design' ? ['basis'] : []
  const tax: CellColumn[] = isTaxed ? ['gst', 'hsn'] : []
  return ['name', ...basis, 'unit', 'quantity', 'rate', 'discount', ...tax]
}

export const isNumeric = (column: CellColumn) => ['quantity', 'rate', 'discount', 'gst'].includes(column)
