import { fieldTypeTexts, sectionTexts, fieldListTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField } from '@foyer/contract/fields/model'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Button } from '@mantine/core'
import { IconForms, IconPencil, IconSearch, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useEndpoint } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { addresses } from '../../app/addresses'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { Pager } from '../../ui/pager'
import { useSearchTerm } from '../../ui/search-in-address'
import { Sheet } from '../../ui/sheet'
import { RowSkeleton } from '../../ui/skeleton'
import { useGuard } from '../accounts/use-guard'
import { DeleteFieldDialog } from './delete-field-dialog'
import classes from './fields.module.css'
import { fieldReads } from './use-fields-again'

const columns: readonly [Column<CustomField>, ...Column<CustomField>[]] = [
  {
    label: texts.name,
    cell: ({ name, isDefault }) => (
      <span className={classes.name}>
        {name}
        {isDefault && <span className={classes.mark}>{texts.isDefault}</span>}
      </span>
    ),
  },
  { label: texts.sections, cell: ({ sections }) => sections.map((one) => sectionTexts[one]).join(', ') },
  { label: texts.type, cell: ({ type }) => fieldTypeTexts[type] },
  { label: texts.required, cell: ({ isRequired }) => (isRequired ? texts.yes : texts.no) },
]

const pageIn = (params: URLSearchParams) => Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)

/** What the firm asks of a lead beside the usual details. */
export function FieldsPage() {
  const navigate = useNavigate()
  const guard = useGuard('fields.edit')
  const search = useSearchTerm()
  const [params, setParams] = useSearchParams()
  const [deleting, setDeleting] = useState<CustomField>()
  const query = { page: pageIn(params), search: search || undefined }
  const read = useEndpoint(fieldEndpoints.page, query, { keepPrevious: true, staleTime: 0 })
  useSettingsInStep('fields', fieldReads)
  const { data } = read

  const go = (page: number) =>
    setParams((former) => {
      const next = new URLSearchParams(former)
      next.set('page', String(page))
      return next
    })
  const actions = (field: CustomField) => [
    {
      label: texts.edit,
      icon: IconPencil,
      onClick: guard(() => navigate(addresses.settings.editField(field.id))),
    },
    {
      label: texts.remove,
      icon: IconTrash,
      isDanger: true,
      lockedBecause: field.isDefault ? texts.cannotDelete : undefined,
      onClick: guard(() => setDeleting(field)),
    },
  ]
  const add = <Button onClick={guard(() => navigate(addresses.settings.createField))}>{texts.add}</Button>
  return (
    <Sheet title={texts.title} text={texts.lead} action={add}>
      {read.isPending && <RowSkeleton rows={6} />}
      {read.isError && !data && <FailedState what={texts.loadFailed} onRetry={() => void read.refetch()} />}
      {data?.total === 0 && search && (
        <EmptyState
          icon={IconSearch}
          title={texts.noMatch}
          action={
            <Button variant="default" onClick={() => setParams({})}>
              {screenTexts.clearSearch}
            </Button>
          }
        />
      )}
      {data?.total === 0 && !search && (
        <EmptyState icon={IconForms} title={texts.empty} hint={texts.emptyHint} />
      )}
      {data && data.total > 0 && (
        <>
          <DataTable
            label={texts.table}
            rows={data.fields}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            actions={actions}
          />
          <Pager page={data.page} pages={data.pageCount} onPage={go} />
        </>
      )}
      {deleting && <DeleteFieldDialog field={deleting} onClose={() => setDeleting(undefined)} />}
    </Sheet>
  )
}
