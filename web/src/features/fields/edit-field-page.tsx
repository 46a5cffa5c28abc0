import { fieldRefusals, fieldFormTexts as texts } from '@foyer/contract/fields/messages'
import type { CustomField, NewField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { addresses } from '../../app/addresses'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { Sheet } from '../../ui/sheet'
import { RowSkeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import { changeOf, draftOf } from './field-draft'
import { FieldForm } from './field-form'
import { fieldReads, useFieldsAgain } from './use-fields-again'

export function EditFieldPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const read = useEndpoint(fieldEndpoints.get, { id }, { staleTime: 0 })
  useSettingsInStep('fields', fieldReads)
  const isGone = read.error?.status === 404 || read.error?.status === 400
  const field = read.isFetchedAfterMount ? read.data : undefined
  return (
    <Sheet title={texts.editTitle} text={field?.name ?? ''}>
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
      {read.isError && !isGone && !field && (
        <FailedState what={texts.loadFailed} onRetry={() => void read.refetch()} />
      )}
      {!field && !read.isError && <RowSkeleton rows={4} />}
      {field && !isGone && <EditForm key={id} field={field} />}
    </Sheet>
  )
}

function EditForm({ field: latest }: { field: CustomField }) {
  // What was on the screen first: what a colleague changes meanwhile is not sent back to what it was.
  const [field] = useState(latest)
  const navigate = useNavigate()
  const readAgain = useFieldsAgain()
  const edit = useSend(fieldEndpoints.edit, { onSettled: readAgain })
  const toList = () => navigate(addresses.settings.fields)
  const save = (wanted: NewField, andAdd: boolean) =>
    edit.mutate(
      { kind: 'change', id: field.id, change: changeOf(field, wanted) },
      {
        onSuccess: ({ message }) => {
          showToast({ kind: 'ok', text: message })
          if (andAdd) navigate(addresses.settings.createField)
          else toList()
        },
      },
    )
  return (
    <FieldForm
      initial={draftOf(field)}
      isDefault={field.isDefault}
      isBusy={edit.isPending}
      problem={edit.error ? wordsOf(edit.error, texts.failed) : undefined}
      onSave={save}
      onCancel={toList}
    />
  )
}
