import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { QuotationRead } from '../shapes'

export interface SendDialogProps {
  record: QuotationRead
  document: QuotationDocument
  /** How many cells cannot be read. */
  unread: number
  /** Saves what is not saved yet. */
  flush: () => Promise<boolean>
  revision: () => number
  onClose: () => void
}
