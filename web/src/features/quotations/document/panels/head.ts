import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { WritingActions } from '../editing/use-writing'

/** All but the figures. */
type Head = Pick<
  QuotationDocument,
  | 'title'
  | 'client'
  | 'site'
  | 'date'
  | 'validUntil'
  | 'isTaxed'
  | 'supplyFrom'
  | 'placeOfSupply'
  | 'isRounded'
>

export interface HeadCardProps extends Head {
  number: string | undefined
  /** The firm's own; without it no GST is charged. */
  firmGst: string
  actions: WritingActions
  isReadOnly: boolean
}
