import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importTexts } from '@foyer/contract/intake/messages/import'
import { importRunTexts, earlierImportTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { formatInstant } from '@foyer/contract/kit/dates'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEye, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { Stack } from '../../../../ui/layout/flow'
import { type Column, DataTable } from '../../../../ui/list/data-table'
import { EmptyState } from '../../../../ui/states/empty-state'
import { Loaded } from '../../../../ui/states/loaded'
import { MetaLine } from '../../../../ui/text/meta-line'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { UndoImport } from '../run/undo-import'
import { isRunning } from '../run/use-import'

interface EarlierImportsProps {
  onShow: (id: string) => void
  onNew: () => void
}

const columnsFor = (timeZone: string): [Column<LeadImport>, ...Column<LeadImport>[]] => [
  {
    label: texts.file,
    isHeading: true,
    cell: ({ fileName, createdAt, by }) => (
      <Stack gap={2}>
        {fileName}
        <MetaLine pieces={[formatInstant(createdAt, timeZone), by.fullName]} />
      </Stack>
    ),
  },
  { label: texts.outcome, cell: outcomeOf },
]

const outcomeOf = (one: LeadImport): string =>
  one.state === 'done'
    ? importTexts.outcome(one.created, one.updated, one.skipped)
    : isRunning(one)
      ? importRunTexts.staged(one.staged, one.total)
      : texts.states[one.state]

/** The latest imports, each with its report and its undo. */
export function EarlierImports({ onShow, onNew }: EarlierImportsProps) {
  const { timeZone } = useCompanyDay()
  const [undoing, setUndoing] = useState<LeadImport>()
  const reading = useEndpoint(importEndpoints.imports, {}, { staleTime: 0 })
  return (
    <>
      <Loaded of={reading} failed={texts.loadFailed} rows={4}>
        {({ imports }) =>
          imports.length === 0 ? (
            <EmptyState icon={IconFileSpreadsheet} title={texts.empty} />
          ) : (
            <DataTable
              label={texts.title}
              rows={imports}
              columns={columnsFor(timeZone)}
              keyOf={({ id }) => id}
              nameOf={({ fileName }) => fileName}
              actions={(one) => [
                { label: importRunTexts.show, icon: IconEye, onClick: () => onShow(one.id) },
                {
                  label: importRunTexts.undo,
                  icon: IconArrowBackUp,
                  lockedBecause: one.canUndo ? undefined : texts.noUndo,
                  onClick: () => setUndoing(one),
                },
              ]}
            />
          )
        }
      </Loaded>
      <DialogFoot>
        <Button variant="default" onClick={onNew}>
          {importRunTexts.another}
        </Button>
      </DialogFoot>
      {undoing && <UndoImport of={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  )
}
