import { leaveTexts } from '@foyer/contract/kit/input-texts'
import type { ListEntry, ListKey } from '@foyer/contract/leads/kept-lists/model'
import { isSameName, nameMax, nameProblem } from '@foyer/contract/leads/kept-lists/rules'
import {
  keptListRefusals,
  keptListTexts,
  entryFormTexts as texts,
} from '@foyer/contract/leads/messages/kept-lists'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import { Button } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextField } from '../../../ui/form/fields/text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Notice } from '../../../ui/layout/notice'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface EntryDialogProps {
  list: ListKey
  /** The entry to rename; a new one where there is none. */
  entry: ListEntry | undefined
  entries: readonly ListEntry[]
  onMerge: (entry: ListEntry, into: ListEntry) => void
  onClose: () => void
}

/** A name; where another entry has it already, the two can be merged instead. */
export function EntryDialog({ list, entry, entries, onMerge, onClose }: EntryDialogProps) {
  const add = useSend(keptListEndpoints.addEntry)
  const edit = useSend(keptListEndpoints.editEntry)
  const sameAs = (name: string) =>
    entries.find((other) => other.id !== entry?.id && isSameName(other.name, name))
  const form = useFoyerForm(
    ({ name }) => ({ fields: { name: nameProblem(list, name) } }),
    { name: entry?.name ?? '' },
    async (values) => {
      const name = values.name.trim()
      const same = sameAs(name)
      if (entry && same) return { form: keptListRefusals.taken(entry.name, same.name).text }
      const { message } = entry
        ? await edit.mutateAsync({ list, id: entry.id, kind: 'rename', name })
        : await add.mutateAsync({ list, name })
      showToast({ kind: 'ok', text: message, about: 'kept-lists' })
      onClose()
      return undefined
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const guard = useCloseGuard({ isChanged: form.isChanged, text: leaveTexts.text, onClose })
  const same = entry && sameAs(form.values.name)
  const hint = entry && texts.renameHint(list, entry.uses)
  return (
    <Dialog
      opened
      title={entry ? texts.renameTitle(entry.name) : keptListTexts.addTitle[list]}
      width={420}
      onClose={guard.close}
    >
      <DialogForm form={form} submit={texts.save} onCancel={onClose}>
        <TextField
          {...form.field('name')}
          label={keptListTexts.name}
          max={nameMax(list)}
          autoComplete="off"
          data-autofocus
        />
        {hint && <QuietText size="small">{hint}</QuietText>}
        {same && (
          <Notice look="offer">
            <Button variant="default" size="xs" onClick={() => onMerge(entry, same)}>
              {texts.mergeInstead(same.name)}
            </Button>
          </Notice>
        )}
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}
