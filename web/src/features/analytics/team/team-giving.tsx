import type { TeamLine } from '@foyer/contract/analytics/team-day'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { unassigned } from '@foyer/contract/leads/list/filters'
import { useState } from 'react'
import { GiveDialog } from '../../leads/bulk/give/give-dialog'
import { ReportDialog } from '../../leads/bulk/report-dialog'
import { useBulkReport } from '../../leads/bulk/use-bulk-report'

interface TeamGivingProps {
  /** Whose leads are given away. */
  of: TeamLine
  onClose: () => void
}

/** The dialog that gives overdue leads to others, and then what it could not do. */
export function TeamGiving({ of: { key, name }, onClose }: TeamGivingProps) {
  const [report, setReport] = useState<BulkReport>()
  const tell = useBulkReport(setReport)
  const done = (given: BulkReport, words: string) => {
    tell(given, words)
    // A single refusal is a toast.
    if (given.refusedCount === 0 || given.done + given.refusedCount === 1) onClose()
  }
  if (report) return <ReportDialog report={report} onClose={onClose} />
  const from = { id: key === unassigned ? undefined : key, name }
  return <GiveDialog from={from} onDone={done} onClose={onClose} />
}
