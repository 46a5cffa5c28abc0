import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { archivedTexts, deleteLeadTexts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { failureWords } from '../../bulk/failure-words'
import { useBulkReport } from '../../bulk/use-bulk-report'

const AssignDialog = lazy(() =>
  import('../../work/assign/assign-dialog').then((module) => ({ default: module.AssignDialog })),
)
const DeleteDialog = lazy(() =>
  import('../../bulk/delete-dialog').then((module) => ({ default: module.DeleteDialog })),
)
const ReportDialog = lazy(() =>
  import('../../bulk/report-dialog').then((module) => ({ default: module.ReportDialog })),
)
const ReopenDialog = lazy(() =>
  import('../../work/stage/reopen-dialog').then((module) => ({ default: module.ReopenDialog })),
)

export type LeadMenuDialog = 'assign' | 'archive' | 'delete' | 'reopen'

interface LeadMenuDialogsProps {
  lead: LeadRow
  open: LeadMenuDialog | undefined
  onClose: () => void
  /** Deleted or archived. */
  onGone: () => void
}

/** What the menu of a lead opens; editing is in the address, as everywhere. */
export function LeadMenuDialogs({ lead, open, onClose, onGone }: LeadMenuDialogsProps) {
  const [report, setReport] = useState<BulkReport>()
  const tell = useBulkReport(setReport)
  const { mutateAsync: archive } = useSend(leadListEndpoints.bulk)
  // C-066: it can be taken back, so nothing is asked.
  const begun = useRef(false)
  useEffect(() => {
    if (open !== 'archive' || begun.current) return
    begun.current = true
    onClose()
    archive({ action: 'archive', selection: { ids: [lead.id] }, confirmCount: undefined })
      .then(
        (done) => {
          tell(done, archivedTexts.done(done.done))
          if (done.done > 0) onGone()
        },
        (error) => showToast({ kind: 'problem', text: failureWords(error, deleteLeadTexts.failed) }),
      )
      .finally(() => {
        begun.current = false
      })
  })
  const one = { leads: { ids: [lead.id] }, count: 1, onClose }
  return (
    <Suspense>
      {open === 'assign' && (
        <AssignDialog {...one} lead={lead} onDone={(done) => tell(done, leadSavedTexts.assigned)} />
      )}
      {open === 'reopen' && <ReopenDialog lead={lead} onClose={onClose} />}
      {open === 'delete' && (
        <DeleteDialog
          {...one}
          title={deleteLeadTexts.question}
          text={deleteLeadTexts.one(leadName(lead))}
          failed={deleteLeadTexts.failed}
          onDone={(done) => {
            tell(done, leadSavedTexts.deleted)
            if (done.done > 0) onGone()
          }}
        />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </Suspense>
  )
}
