import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { deleteLeadTexts } from '@foyer/contract/leads/messages/selection'
import { leadName } from '@foyer/contract/leads/rules'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import classes from './bulk.module.css'
import type { OpenDialog } from './open-dialog'
import { SelectionBar } from './selection-bar'
import { useBulkReport } from './use-bulk-report'
import type { Selection } from './use-selection'

const AssignDialog = lazy(() =>
  import('../work/assign/assign-dialog').then((module) => ({ default: module.AssignDialog })),
)
const DeleteDialog = lazy(() =>
  import('./delete-dialog').then((module) => ({ default: module.DeleteDialog })),
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

interface SelectionPlaceProps {
  selection: Selection
  /** What is here while nothing is ticked. */
  children: ReactNode
}

/** The filter bar, or the selection bar in the same place; and what the latter opens. */
export function SelectionPlace({ selection, children }: SelectionPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenDialog>()
  const height = useRef<number>(undefined)
  const { isActive } = selection
  // The buttons of the bar go with it: the keyboard stays here instead of starting at the top.
  useLayoutEffect(() => {
    if (!isActive && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isActive])
  // Filters may take more than one line: the bar is as high as they were, so that no row moves.
  useLayoutEffect(() => {
    if (!isActive) height.current = place.current?.offsetHeight
  })
  return (
    <div ref={place} className={classes.place} tabIndex={-1}>
      {isActive ? (
        <div style={{ display: 'grid', minHeight: height.current }}>
          <SelectionBar selection={selection} onOpen={setOpen} />
        </div>
      ) : (
        children
      )}
      <Suspense>
        {open && (
          <Dialogs
            open={open}
            onReport={(report) => setOpen({ kind: 'report', report })}
            onDone={selection.clear}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface DialogsProps {
  open: OpenDialog
  onReport: (report: BulkReport) => void
  /** L-068 */
  onDone: () => void
  onClose: () => void
}

function Dialogs({ open, onReport, onDone, onClose }: DialogsProps) {
  const tell = useBulkReport(onReport)
  const finish = (text: string) => (report: BulkReport) => {
    onDone()
    tell(report, text)
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
    case 'merge':
      return <MergeDialog pair={open.pair} onDone={onDone} onClose={onClose} />
    case 'remark':
      return <RemarkDialog lead={open.lead} onClose={onClose} />
    case 'report':
      return <ReportDialog report={open.report} onClose={onClose} />
  }
}
