import {
  archivedTexts,
  deleteLeadTexts,
  selectionTexts as texts,
} from '@foyer/contract/leads/messages/selection'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import {
  IconArchive,
  IconArrowMerge,
  IconArrowsSplit2,
  IconMessage2,
  IconPencil,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import { useSend } from '../../../api/queries'
import { useIsPhone } from '../../../ui/phone'
import type { StateIcon } from '../../../ui/states/empty-state'
import { showToast } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'
import { useLeadDialogs } from '../dialogs-in-address'
import { useMergesOf, useUndoMerge } from '../duplicates/merge/use-undo-merge'
import { failureWords } from './failure-words'
import type { OpenDialog } from './open-dialog'
import { useBulkReport } from './use-bulk-report'
import type { Selection } from './use-selection'

export interface SelectionAction {
  label: string
  icon: StateIcon
  onClick: () => void
  isBusy?: boolean
  isDanger?: boolean
  /** Stands at the far end of the bar. */
  isLast?: boolean
}

function useArchive(selection: Selection, onOpen: (open: OpenDialog) => void) {
  const tell = useBulkReport((report) => onOpen({ kind: 'report', report }))
  const send = useSend(leadListEndpoints.bulk)
  const archive = () =>
    send.mutateAsync({ action: 'archive', selection: selection.leads, confirmCount: undefined }).then(
      (report) => {
        selection.clear()
        tell(report, archivedTexts.done(report.done))
      },
      (error) => showToast({ kind: 'problem', text: failureWords(error, deleteLeadTexts.failed) }),
    )
  return { isBusy: send.isPending, archive: () => void archive() }
}

/** What can be done with the leads that are ticked (L-065, L-066, C-066). */
export function useSelectionActions(
  selection: Selection,
  onOpen: (open: OpenDialog) => void,
): SelectionAction[] {
  const { count, rows, leads } = selection
  const isPhone = useIsPhone()
  const guard = useGuard('leads.edit')
  const { openEdit } = useLeadDialogs()
  const { isBusy, archive } = useArchive(selection, onOpen)
  const undoMerge = useUndoMerge()
  const [first, second] = rows
  const lead = count === 1 ? first : undefined
  const merges = useMergesOf(lead)
  return [
    {
      label: texts.assign,
      icon: IconUserPlus,
      onClick: guard(() => onOpen({ kind: 'assign', leads, count, lead })),
    },
    ...(lead ? [{ label: texts.edit, icon: IconPencil, onClick: guard(() => openEdit(lead.id)) }] : []),
    // On a phone the table with its column is not there.
    ...(lead && isPhone
      ? [{ label: texts.viewRemark, icon: IconMessage2, onClick: () => onOpen({ kind: 'remark', lead }) }]
      : []),
    ...(count === 2 && first && second
      ? [
          {
            label: texts.merge,
            icon: IconArrowMerge,
            onClick: guard(() => onOpen({ kind: 'merge', pair: [first, second] })),
          },
        ]
      : []),
    ...merges.map(({ id, name }) => ({
      label: texts.undoMerge(name),
      icon: IconArrowsSplit2,
      onClick: guard(() => {
        selection.clear()
        void undoMerge(id)
      }),
    })),
    {
      label: texts.delete,
      icon: IconTrash,
      isDanger: true,
      isLast: true,
      onClick: guard(() => onOpen({ kind: 'delete', leads, count, lead })),
    },
    { label: texts.archive, icon: IconArchive, isLast: true, isBusy, onClick: guard(archive) },
  ]
}
