import type { QuotationRead } from '../../shapes'
import type { Writing } from '../editing/use-writing'
import type { useAutosave } from './use-autosave'

/** What all parts around the document need. */
export interface EditorPart {
  record: QuotationRead
  writing: Writing
  saving: ReturnType<typeof useAutosave>
  isReadOnly: boolean
  /** Opens the dialog that sends. */
  onSend: () => void
}
