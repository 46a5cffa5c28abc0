import { fieldRefusals, fieldFormTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField, NewField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Sheet } from '../../ui/dialogs/sheet'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { showToast } from '../../ui/toasts/toast'
import { ReadingNote } from '../accounts/reading-note'
import { changeOf, draftOf } from './field-draft'
import { FieldForm } from './field-form'

export function EditFieldPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const read = useEndpoint(fieldEndpoints.get, { id }, { staleTime: 0 })
  const isGone = read.error?.status === 404 || read.error?.status === 400
  const field = read.isFetchedAfterMount ? read.data : undefined
  return (
    <Sheet title={texts.editTitle} text={field?.name ?? ''}>
      <ReadingNote action="fields.edit" of="settings" />
      {isGone && (
        <EmptyState
          icon={IconForms}
          title={fieldRefusals.unknown.text}
          action={
            <Button variant="default" onClick={() => navigate(addresses.settings.fields)}>
              {texts.toList}
            </Button>
          }
        />
      )}
      {!isGone && (
        <Loaded of={{ ...read, data: field }} failed={texts.loadFailed} rows={4}>
          {(known) => <EditForm key={id} field={known} />}
        </Loaded>
      )}
    </Sheet>
  )
}

function EditForm({ field: latest }: { field: CustomField }) {
  // What was on the screen first: what a colleague changes meanwhile is not sent back to what it was.
  const [field] = useState(latest)
  const navigate = useNavigate()
  const edit = useSend(fieldEndpoints.edit)
  const toList = () => navigate(addresses.settings.fields)
  const save = async (wanted: NewField) => {
    const { message } = await edit.mutateAsync({
      kind: 'change',
      id: field.id,
      change: changeOf(field, wanted),
    })
    showToast({ kind: 'ok', text: message })
  }
  return (
    <FieldForm
      initial={draftOf(field)}
      isDefault={field.isDefault}
      save={save}
      onSaved={(andAdd) => (andAdd ? navigate(addresses.settings.createField) : toList())}
      onCancel={toList}
    />
  )
}
