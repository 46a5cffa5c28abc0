import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { archivePageTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { IconArchive } from '@tabler/icons-react'
import { useState } from 'react'
import { ListPage } from '../../../../ui/list/list-page'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { DeleteDialog } from '../../bulk/delete-dialog'
import { ReportDialog } from '../../bulk/report-dialog'
import { SelectionStrip } from '../../bulk/selection-bar'
import { useBulkReport } from '../../bulk/use-bulk-report'
import { type Selection, useSelection } from '../../bulk/use-selection'
import classes from './archive.module.css'
import { ArchivedTable } from './archived-table'
import { useArchiveActions } from './use-archive-actions'
import { shownFields, useArchived } from './use-archived'

type Open = { kind: 'delete'; leads: LeadSelection; count: number } | { kind: 'report'; report: BulkReport }

/** Leads that rest: to be brought back, or deleted. */
export function ArchivedLeadsPage() {
  const { search, reading } = useArchived()
  const { page, fields = [] } = reading.data ?? {}
  const around = useCompanyDay()
  const [open, setOpen] = useState<Open>()
  const selection = useSelection({
    rows: page?.rows ?? [],
    total: page?.total ?? 0,
    list: { archived: { search: search || undefined } },
  })
  const tell = useBulkReport((report) => setOpen({ kind: 'report', report }))
  const close = () => setOpen(undefined)
  return (
    <>
      <ListPage
        title={archiveTexts.title}
        text={texts.about}
        of={reading}
        rowsOf={(data) => data.page.rows}
        icon={IconArchive}
        words={{ ...texts, failed: texts.loadFailed, noMatchHint: leadListTexts.noResultsFor(search) }}
        rowsToWait={8}
        pages={page}
      >
        {(rows) => (
          <>
            <ArchiveBar
              selection={selection}
              total={page?.total ?? 0}
              tell={tell}
              onDelete={() => setOpen({ kind: 'delete', leads: selection.leads, count: selection.count })}
            />
            <ArchivedTable rows={rows} fields={shownFields(fields)} around={around} selection={selection} />
          </>
        )}
      </ListPage>
      {open?.kind === 'delete' && (
        <DeleteDialog
          title={texts.deleteTitle}
          text={texts.deleteText}
          failed={archiveTexts.deleteFailed}
          leads={open.leads}
          count={open.count}
          onDone={(report) => {
            selection.clear()
            tell(report, archiveTexts.deleted, { isCounted: true })
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'report' && <ReportDialog report={open.report} onClose={close} />}
    </>
  )
}

interface ArchiveBarProps {
  selection: Selection
  total: number
  tell: (report: BulkReport, done: string) => void
  onDelete: () => void
}

/** The number of leads, or in the same place what can be done with those that are ticked. */
function ArchiveBar({ selection, total, tell, onDelete }: ArchiveBarProps) {
  const actions = useArchiveActions({ selection, tell, onDelete })
  if (selection.count === 0)
    return (
      <div className={classes.bar} role="status">
        {leadListTexts.total(total)}
      </div>
    )
  return (
    <SelectionStrip
      count={selection.count}
      isAll={selection.isAll}
      word={texts.selected}
      onAll={selection.toggleAll}
      onClear={selection.clear}
      actions={actions}
    />
  )
}
