import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { newKey } from '../../api/client'
import type { WaitingItem } from '../../api/waiting/item'
import { changeWaiting } from '../../api/waiting/queue'
import { again } from '../../api/waiting/rules'
import { ConflictDialog } from '../../features/leads/record/edit/conflict-dialog'
import type { Side } from '../../features/leads/record/edit/lead-change'
import { isEmptyAction, withoutTheirs } from '../../features/leads/work/stage/settle-action'
import { showToast } from '../../ui/toasts/toast'

/** Both values, as beside a form; what is chosen is sent, and nothing where all stays as the colleague left it. */
export function SettleConflict({ item, onClose }: { item: WaitingItem; onClose: () => void }) {
  const conflict = item.refused?.details as unknown as LeadConflict
  const settle = (choices: Record<string, Side>) => {
    const left = withoutTheirs(item.input as unknown as LeadAction, choices)
    const input = { ...left, baseUpdatedAt: conflict.updatedAt }
    const change = (now: WaitingItem) => {
      // Another tab may have settled it, and be sending it.
      if (now.key !== item.key) return now
      return isEmptyAction(input) ? undefined : again(now, newKey(), input)
    }
    changeWaiting(item.place, change).then(onClose, () =>
      showToast({ kind: 'problem', text: texts.changeFailed }),
    )
  }
  return <ConflictDialog conflict={conflict} isBusy={false} onSave={settle} onClose={onClose} />
}
