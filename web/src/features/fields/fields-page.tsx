import { fieldTypeTexts, sectionTexts, fieldListTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Button, Text } from '@mantine/core'
import { IconForms, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Row } from '../../ui/layout/flow'
import { type Column, DataTable } from '../../ui/list/data-table'
import { ListPage } from '../../ui/list/list-page'
import { usePageInAddress } from '../../ui/list/page-in-address'
import { useSearchTerm } from '../../ui/list/search-in-address'
import { QuietText } from '../../ui/text/quiet-text'
import { ReadingNote } from '../accounts/reading-note'
import { useGuard } from '../accounts/use-guard'
import { DeleteFieldDialog } from './delete-field-dialog'

const columns: readonly [Column<CustomField>, ...Column<CustomField>[]] = [
  {
    label: texts.name,
    cell: ({ name, isDefault }) => (
      <Row align="baseline">
        <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {isDefault && <QuietText size="small">{texts.isDefault}</QuietText>}
      </Row>
    ),
  },
  { label: texts.sections, cell: ({ sections }) => sections.map((one) => sectionTexts[one]).join(', ') },
  { label: texts.type, cell: ({ type }) => fieldTypeTexts[type] },
  { label: texts.required, cell: ({ isRequired }) => (isRequired ? texts.yes : texts.no) },
]

/** What the firm asks of a lead beside the usual details. */
export function FieldsPage() {
  const navigate = useNavigate()
  const guard = useGuard('fields.edit')
  const search = useSearchTerm()
  const { page } = usePageInAddress()
  const [deleting, setDeleting] = useState<CustomField>()
  const query = { page, search: search || undefined }
  const read = useEndpoint(fieldEndpoints.page, query, { keepPrevious: true, staleTime: 0 })
  const actions = (field: CustomField) => [
    {
      label: texts.edit,
      icon: IconPencil,
      lockedBecause: guard.because,
      onClick: guard(() => navigate(addresses.settings.editField(field.id))),
    },
    {
      label: texts.remove,
      icon: IconTrash,
      isDanger: true,
      lockedBecause: guard.because ?? (field.isDefault ? texts.cannotDelete : undefined),
      onClick: guard(() => setDeleting(field)),
    },
  ]
  const add = (
    <Button {...guard.lock} onClick={guard(() => navigate(addresses.settings.createField))}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.lead}
        action={add}
        note={<ReadingNote action="fields.edit" of="settings" />}
        of={read}
        rowsOf={({ fields }) => fields}
        pages={read.data}
        icon={IconForms}
        rowsToWait={6}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(rows) => (
          <DataTable
            label={texts.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            actions={actions}
          />
        )}
      </ListPage>
      {deleting && <DeleteFieldDialog field={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
