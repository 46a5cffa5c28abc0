import type { BulkReport } from '@foyer/contract/leads/bulk'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { archivePageTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { IconArchive, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state'
import { Loaded } from '../../../ui/loaded'
import { Pager } from '../../../ui/pager'
import { Sheet } from '../../../ui/sheet'
import { useCompanyDay } from '../../accounts/use-company-day'
import { DeleteDialog } from '../bulk/delete-dialog'
import { ReportDialog } from '../bulk/report-dialog'
import { SelectionStrip } from '../bulk/selection-bar'
import { useBulkReport } from '../bulk/use-bulk-report'
import { type Selection, useSelection } from '../bulk/use-selection'
import classes from './archive.module.css'
import { ArchivedTable } from './archived-table'
import { useArchiveActions } from './use-archive-actions'
import { shownFields, useArchived } from './use-archived'

type Open = { kind: 'delete'; leads: LeadSelection; count: number } | { kind: 'report'; report: BulkReport }

/** Leads that rest: to be brought back, or deleted. */
export function ArchivedLeadsPage() {
  const { search, data, reading, goToPage } = useArchived()
  const around = useCompanyDay()
  const [open, setOpen] = useState<Open>()
  const selection = useSelection({
    rows: data?.rows ?? [],
    total: data?.total ?? 0,
    list: { archived: { search: search || undefined } },
  })
  const tell = useBulkReport((report) => setOpen({ kind: 'report', report }))
  const close = () => setOpen(undefined)
  return (
    <Sheet title={archiveTexts.title} text={texts.about}>
      <Loaded of={reading} failed={texts.loadFailed} rows={8}>
        {({ page: { rows, total, page, pageCount }, fields }) =>
          rows.length === 0 ? (
            <NothingArchived search={search} />
          ) : (
            <>
              <ArchiveBar
                selection={selection}
                total={total}
                tell={tell}
                onDelete={() => setOpen({ kind: 'delete', leads: selection.leads, count: selection.count })}
              />
              <ArchivedTable rows={rows} fields={shownFields(fields)} around={around} selection={selection} />
              <Pager page={page} pages={pageCount} onPage={goToPage} />
            </>
          )
        }
      </Loaded>
      {open?.kind === 'delete' && (
        <DeleteDialog
          title={texts.deleteTitle}
          text={texts.deleteText}
          failed={archiveTexts.deleteFailed}
          leads={open.leads}
          count={open.count}
          onDone={(report) => {
            selection.clear()
            tell(report, archiveTexts.deleted)
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'report' && <ReportDialog report={open.report} onClose={close} />}
    </Sheet>
  )
}

const NothingArchived = ({ search }: { search: string }) =>
  search ? (
    <EmptyState icon={IconSearch} title={texts.noMatch} hint={leadListTexts.noResultsFor(search)} />
  ) : (
    <EmptyState icon={IconArchive} title={texts.empty} hint={texts.emptyHint} />
  )

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
