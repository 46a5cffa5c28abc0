import type { ListEntry, ListKey } from '@foyer/contract/leads/kept-lists/model'
import { mergeEntryTexts as texts } from '@foyer/contract/leads/messages/kept-lists'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface MergeEntryDialogProps {
  list: ListKey
  entry: ListEntry
  entries: readonly ListEntry[]
  /** Chosen beforehand, where the name of another entry was typed. */
  into: ListEntry | undefined
  onClose: () => void
}

/** Asks which entry stays, and says how many leads or people get it. */
export function MergeEntryDialog({ list, entry, entries, into, onClose }: MergeEntryDialogProps) {
  const [intoId, setIntoId] = useState(into?.id ?? '')
  const others = entries.filter(({ id }) => id !== entry.id)
  const chosen = others.find(({ id }) => id === intoId)
  const merge = useSend(keptListEndpoints.editEntry, {
    onSuccess: ({ message }) => {
      showToast({ kind: 'ok', text: message, about: 'kept-lists' })
      onClose()
    },
  })
  const send = () => {
    if (chosen && !merge.isPending) merge.mutate({ list, id: entry.id, kind: 'merge', into: chosen.id })
  }
  return (
    <ConfirmDialog
      title={chosen ? texts.question(entry.name, chosen.name) : texts.title(entry.name)}
      confirm={texts.confirm}
      isBusy={merge.isPending}
      isLocked={!chosen}
      problem={merge.isError ? wordsOf(merge.error, texts.failed) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <ChoiceField
        label={texts.into}
        placeholder={texts.chosenFirst}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        value={intoId}
        readOnly={merge.isPending}
        onChange={setIntoId}
      />
      {chosen && (
        <QuietText>
          {texts.effect(list, entry.uses, chosen.name)} {list !== 'designation' && texts.archivedToo}{' '}
          {texts.final}
        </QuietText>
      )}
    </ConfirmDialog>
  )
}
