import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkFollowUpTexts, bulkTagTexts } from '@foyer/contract/leads/messages/bulk-dialogs'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { deleteLeadTexts } from '@foyer/contract/leads/messages/selection'
import { leadName } from '@foyer/contract/leads/rules'
import { lazy } from 'react'
import type { OpenDialog } from './open-dialog'
import { useBulkReport } from './use-bulk-report'

const AssignDialog = lazy(() =>
  import('../work/assign/assign-dialog').then((module) => ({ default: module.AssignDialog })),
)
const MoveDialog = lazy(() => import('./move-dialog').then((module) => ({ default: module.MoveDialog })))
const DeleteDialog = lazy(() =>
  import('./delete-dialog').then((module) => ({ default: module.DeleteDialog })),
)
const TagDialog = lazy(() => import('./tag-dialog').then((module) => ({ default: module.TagDialog })))
const FollowUpDialog = lazy(() =>
  import('./follow-up-dialog').then((module) => ({ default: module.FollowUpDialog })),
)
const ChatsDialog = lazy(() =>
  import('./chats/chats-dialog').then((module) => ({ default: module.ChatsDialog })),
)
const ReportDialog = lazy(() =>
  import('./report-dialog').then((module) => ({ default: module.ReportDialog })),
)
const MergeDialog = lazy(() =>
  import('../duplicates/merge/merge-dialog').then((module) => ({ default: module.MergeDialog })),
)
const RemarkDialog = lazy(() =>
  import('../work/remark/remark-dialog').then((module) => ({ default: module.RemarkDialog })),
)

interface SelectionDialogsProps {
  open: OpenDialog
  onReport: (report: BulkReport) => void
  onOpen: (open: OpenDialog) => void
  /** L-068 */
  onDone: () => void
  onClose: () => void
}

/** What the selection bar opens. */
export function SelectionDialogs({ open, onReport, onOpen, onDone, onClose }: SelectionDialogsProps) {
  const tell = useBulkReport(onReport)
  const finish = (text: string) => (report: BulkReport) => {
    onDone()
    tell(report, text, { isCounted: true })
  }
  switch (open.kind) {
    case 'assign':
      return <AssignDialog {...open} onDone={finish(leadSavedTexts.assigned)} onClose={onClose} />
    case 'delete':
      return (
        <DeleteDialog
          {...open}
          title={deleteLeadTexts.question}
          text={open.lead ? deleteLeadTexts.one(leadName(open.lead)) : deleteLeadTexts.many(open.count)}
          failed={deleteLeadTexts.failed}
          onDone={finish(leadSavedTexts.deleted)}
          onClose={onClose}
        />
      )
    case 'move':
      return <MoveDialog open={open} onReport={onReport} onDone={onDone} onClose={onClose} />
    case 'tags':
      return <TagDialog open={open} onDone={finish(bulkTagTexts.done)} onClose={onClose} />
    case 'follow-up':
      return <FollowUpDialog open={open} onDone={finish(bulkFollowUpTexts.done)} onClose={onClose} />
    case 'chats':
      return (
        <ChatsDialog
          {...open}
          onBegun={onDone}
          onFollowUp={(ids) => onOpen({ kind: 'follow-up', leads: { ids }, count: ids.length })}
          onClose={onClose}
        />
      )
    case 'merge':
      return <MergeDialog pair={open.pair} onDone={onDone} onClose={onClose} />
    case 'remark':
      return <RemarkDialog lead={open.lead} onClose={onClose} />
    case 'report':
      return <ReportDialog report={open.report} onClose={onClose} />
  }
}
