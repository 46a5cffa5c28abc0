import { conflictTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { DifferenceTable } from '../versions/difference-table'

interface ConflictDialogProps {
  mine: QuotationDocument
  theirs: QuotationDocument
  symbol: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Both states beside each other. */
export function ConflictDialog({
  mine,
  theirs,
  symbol,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  return (
    <Dialog opened title={texts.title} width={1120} onClose={onClose}>
      <DifferenceTable
        one={{ name: texts.theirs, document: theirs }}
        other={{ name: texts.mine, document: mine }}
        symbol={symbol}
      />
      <DialogFoot>
        <Button variant="default" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
      </DialogFoot>
    </Dialog>
  )
}
