import type {
  QuotationDocument,
  QuotationKind,
  QuotationTotals,
} from '@foyer/contract/quotations/document/model'
import type { WritingActions } from '../editing/use-writing'
import type { RowMarks } from './marks'

/** What grid, cards and the dialog of an item show. */
export interface GridPart {
  document: QuotationDocument
  totals: QuotationTotals
  marks: ReadonlyMap<string, RowMarks>
  symbol: string
  kind: QuotationKind
  actions: WritingActions
  isReadOnly: boolean
}
