import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { deleteLeadTexts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { lazy, Suspense, useState } from 'react'
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

export type LeadMenuDialog = 'assign' | 'delete' | 'reopen'

interface LeadMenuDialogsProps {
  lead: LeadRow
  open: LeadMenuDialog | undefined
  onClose: () => void
  onDeleted: () => void
}

/** What the menu of a lead opens; editing is in the address, as everywhere. */
export function LeadMenuDialogs({ lead, open, onClose, onDeleted }: LeadMenuDialogsProps) {
  const [report, setReport] = useState<BulkReport>()
  const tell = useBulkReport(setReport)
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
            if (done.done > 0) onDeleted()
          }}
        />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </Suspense>
  )
}
