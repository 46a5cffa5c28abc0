import { callTexts } from '@foyer/contract/kit/screen-texts'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useState } from 'react'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { failureWords } from '../../bulk/failure-words'
import { useBulkReport } from '../../bulk/use-bulk-report'
import { useReadRow } from './use-read-row'

/** Gives a lead to somebody by the call for many, which has an Undo. */
export function useCellAssign(onHope: (lead: LeadRow | undefined) => void) {
  const [report, setReport] = useState<BulkReport>()
  const tell = useBulkReport(setReport)
  const readRow = useReadRow()
  const { mutateAsync: assign } = useSend(leadListEndpoints.assignMultiple)
  const give = async (lead: LeadRow, assignee: LeadRow['assignee']) => {
    onHope({ ...lead, assignee })
    try {
      const done = await assign({ selection: { ids: [lead.id] }, assigneeId: assignee?.id })
      await readRow(lead.id)
      tell(done, leadSavedTexts.assigned)
    } catch (error) {
      showToast({ kind: 'problem', text: failureWords(error, callTexts.failed) })
    }
    onHope(undefined)
  }
  return {
    report,
    closeReport: () => setReport(undefined),
    give: (lead: LeadRow, assignee: LeadRow['assignee']) => void give(lead, assignee),
  }
}
