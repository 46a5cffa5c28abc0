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
export const columnsOf = (
  kind: QuotationKind,
  { isTaxed }: Pick<QuotationDocument, 'isTaxed'>,
): readonly CellColumn[] => columns[kind][isTaxed ? 'taxed' : 'untaxed']

const columnsWith = (basis: readonly CellColumn[]) => {
  const untaxed: readonly CellColumn[] = ['name', ...basis, 'unit', 'quantity', 'rate', 'discount']
  return { untaxed, taxed: [...untaxed, 'gst', 'hsn'] as const }
}

/** Always the same lists: rows are drawn again when theirs is another one. */
const columns: Record<QuotationKind, Record<'taxed' | 'untaxed', readonly CellColumn[]>> = {
  design: columnsWith(['basis']),
  execution: columnsWith([]),
}

export const isNumeric = (column: CellColumn) => ['quantity', 'rate', 'discount', 'gst'].includes(column)
