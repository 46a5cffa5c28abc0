import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { MetaPage } from '@foyer/contract/intake/meta/model'
import { IconBrandMeta, IconDownload, IconListDetails, IconPlugOff } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../../ui/add-button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { Row } from '../../../ui/layout/flow'
import { type Column, DataTable, type RowAction } from '../../../ui/list/data-table'
import { EmptyState } from '../../../ui/states/empty-state'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { useCan } from '../../accounts/use-can'
import { DoorStateChip } from '../doors/door-state'
import { Moment } from '../doors/moment'
import { AddPagesDialog } from './add-pages-dialog'
import { FieldsDialog } from './fields-dialog'
import { useTelling } from './use-integration'

const columns: [Column<MetaPage>, ...Column<MetaPage>[]] = [
  {
    label: texts.page,
    isHeading: true,
    cell: ({ name, message }) => (
      <>
        {name}
        {message && <QuietText size="small">{message}</QuietText>}
      </>
    ),
  },
  { label: texts.state, cell: ({ state }) => <DoorStateChip state={state} /> },
  {
    label: texts.lastReceived,
    isNarrow: true,
    cell: ({ lastReceivedAt }) => (lastReceivedAt ? <Moment at={lastReceivedAt} /> : texts.notYet),
  },
  { label: texts.today, align: 'right', cell: ({ today }) => today },
  { label: texts.last30Days, align: 'right', cell: ({ last30Days }) => last30Days },
  { label: texts.failedCount, align: 'right', cell: ({ failed }) => failed },
]

type Open = { kind: 'add' } | { kind: 'fields' | 'stop'; page: MetaPage }

/** The pages whose leads are received, and what came through each. */
export function PagesPart({ pages, isLoggedIn }: { pages: MetaPage[]; isLoggedIn: boolean }) {
  const mayEdit = useCan('intake.editMeta')
  const [open, setOpen] = useState<Open>()
  const fetchNow = useTelling('metaFetch')
  const close = () => setOpen(undefined)
  const actionsOf = (page: MetaPage): RowAction[] => [
    { label: texts.mapping, icon: IconListDetails, onClick: () => setOpen({ kind: 'fields', page }) },
    { label: texts.fetchNow, icon: IconDownload, onClick: () => fetchNow.mutate({ id: page.id }) },
    {
      label: texts.unsubscribe,
      icon: IconPlugOff,
      isDanger: true,
      onClick: () => setOpen({ kind: 'stop', page }),
    },
  ]
  return (
    <>
      <SheetPart>
        <Row justify="space-between">
          <SectionHeading>{texts.pages}</SectionHeading>
          {mayEdit && isLoggedIn && (
            <AddButton onClick={() => setOpen({ kind: 'add' })}>{texts.addPage}</AddButton>
          )}
        </Row>
      </SheetPart>
      {pages.length === 0 ? (
        <EmptyState
          icon={IconBrandMeta}
          title={texts.noPages}
          hint={mayEdit ? texts.noPagesHint : texts.noPagesLocked}
        />
      ) : (
        <DataTable
          label={texts.pages}
          rows={pages}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          {...(mayEdit && { actions: actionsOf })}
        />
      )}
      {open?.kind === 'add' && <AddPagesDialog onClose={close} />}
      {open?.kind === 'fields' && <FieldsDialog page={open.page} onClose={close} />}
      {open?.kind === 'stop' && <StopDialog page={open.page} onClose={close} />}
    </>
  )
}

function StopDialog({ page, onClose }: { page: MetaPage; onClose: () => void }) {
  const stop = useTelling('metaUnsubscribe', onClose)
  return (
    <ConfirmDialog
      title={texts.unsubscribeTitle(page.name)}
      confirm={texts.unsubscribe}
      isBusy={stop.isPending}
      problem={undefined}
      onConfirm={() => stop.mutate({ id: page.id })}
      onClose={onClose}
    >
      {texts.unsubscribeText}
    </ConfirmDialog>
  )
}
