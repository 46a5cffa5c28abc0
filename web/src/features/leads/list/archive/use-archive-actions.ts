import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { selectionTexts, archivePageTexts as texts } from '@foyer/contract/leads/messages/selection'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'
import { failureWords } from '../../bulk/failure-words'
import type { Selection } from '../../bulk/use-selection'
import type { SelectionAction } from '../../bulk/use-selection-actions'

interface ArchiveTools {
  selection: Selection
  /** Says what was done, in these words. */
  tell: (report: BulkReport, done: string) => void
  onDelete: () => void
}

/** S-046: Unarchive and Delete; both need the right to edit (C-008). */
export function useArchiveActions({ selection, tell, onDelete }: ArchiveTools): SelectionAction[] {
  const guard = useGuard('leads.edit')
  const send = useSend(leadListEndpoints.bulk)
  const unarchive = () =>
    void send.mutateAsync({ action: 'unarchive', selection: selection.leads, confirmCount: undefined }).then(
      (report) => {
        selection.clear()
        tell(report, archiveTexts.unarchived(report.done))
      },
      (error) => showToast({ kind: 'problem', text: failureWords(error, texts.unarchiveFailed) }),
    )
  return [
    {
      label: texts.unarchive,
      icon: IconArchiveOff,
      isBusy: send.isPending,
      lock: guard.lock,
      onClick: guard(unarchive),
    },
    {
      label: selectionTexts.delete,
      icon: IconTrash,
      isDanger: true,
      isLast: true,
      lock: guard.lock,
      onClick: guard(onDelete),
    },
  ]
}
