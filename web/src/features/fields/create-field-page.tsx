import { fieldFormTexts as texts } from '@foyer/contract/fields/messages'
import type { NewField } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Sheet } from '../../ui/dialogs/sheet'
import { showToast } from '../../ui/toasts/toast'
import { ReadingNote } from '../accounts/reading-note'
import { emptyDraft } from './field-draft'
import { FieldForm } from './field-form'

export function CreateFieldPage() {
  const navigate = useNavigate()
  // A number for each empty form: the next one starts again, with the cursor in its first field.
  const [form, setForm] = useState(1)
  const add = useSend(fieldEndpoints.add)
  const toList = () => navigate(addresses.settings.fields)
  const save = async (field: NewField) => {
    const { message } = await add.mutateAsync(field)
    showToast({ kind: 'ok', text: message })
  }
  return (
    <Sheet title={texts.createTitle} text={texts.createLead}>
      <ReadingNote action="fields.edit" of="settings" />
      <FieldForm
        key={form}
        initial={emptyDraft()}
        save={save}
        onSaved={(andAdd) => (andAdd ? setForm((number) => number + 1) : toList())}
        onCancel={toList}
      />
    </Sheet>
  )
}
