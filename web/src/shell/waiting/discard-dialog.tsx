import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { useState } from 'react'
import type { WaitingItem } from '../../api/waiting/item'
import { discardWaiting } from '../../api/waiting/queue'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../ui/text/quiet-text'

interface DiscardDialogProps {
  item: WaitingItem
  items: readonly WaitingItem[]
  onClose: () => void
}

/** With a new lead goes what waits for it. */
export function DiscardDialog({ item, items, onClose }: DiscardDialogProps) {
  const [problem, setProblem] = useState<string>()
  const { leadId, isNew, name } = item.about
  const following = isNew
    ? items.filter(({ about, place }) => about.leadId === leadId && place !== item.place).length
    : 0
  const isUnsure = item.firstTriedAt !== undefined && (item.state === 'waiting' || item.state === 'unsure')
  const discard = () => void discardWaiting(item).then(onClose, () => setProblem(texts.changeFailed))
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      confirm={texts.discard}
      isBusy={false}
      problem={problem}
      onConfirm={discard}
      onClose={onClose}
    >
      <QuietText>{isUnsure ? texts.discardUnsure(name) : texts.discardText(name)}</QuietText>
      {following > 0 && <QuietText>{texts.discardNew(following)}</QuietText>}
    </ConfirmDialog>
  )
}
