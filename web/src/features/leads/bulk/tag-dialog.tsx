import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { bulkProblems } from '@foyer/contract/leads/messages/bulk'
import { bulkTagTexts as texts } from '@foyer/contract/leads/messages/bulk-dialogs'
import { tagLimits } from '@foyer/contract/tags/limits'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { MultiSelect } from '@mantine/core'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { FailedState } from '../../../ui/states/failed-state'
import { useTags } from '../../tags/use-tags'
import { failureWords } from './failure-words'
import type { OpenDialog } from './open-dialog'

interface TagDialogProps {
  open: Extract<OpenDialog, { kind: 'tags' }>
  onDone: (report: BulkReport) => void
  onClose: () => void
}

type Values = { add: string[]; remove: string[] }

const problemsIn = ({ add, remove }: Values) => ({
  fields: add.length + remove.length === 0 ? { add: bulkProblems.tags } : {},
})

/** Tags that all of the chosen leads get, and tags that they lose. */
export function TagDialog({ open: { leads, count }, onDone, onClose }: TagDialogProps) {
  const tags = useTags()
  const send = useSend(leadListEndpoints.bulk)
  const form = useFoyerForm<Values>(
    problemsIn,
    { add: [], remove: [] },
    async (values) => {
      const report = await send.mutateAsync({ action: 'tags', selection: leads, ...values })
      onClose()
      onDone(report)
    },
    { problemOf: (error) => ({ form: failureWords(error, texts.failed) }) },
  )
  const { add, remove } = form.values
  const field = (name: keyof Values, others: readonly string[]) => (
    <MultiSelect
      {...form.field(name)}
      label={texts[name]}
      placeholder={form.values[name].length === 0 ? texts.choose : undefined}
      searchable
      openOnFocus={false}
      hidePickedOptions
      maxValues={tagLimits.savedAtOnce}
      maxDropdownHeight={200}
      nothingFoundMessage={texts.noMatch}
      data={(tags.data ?? [])
        .filter(({ id }) => !others.includes(id))
        .map(({ id, name: label }) => ({ value: id, label }))}
    />
  )
  return (
    <Dialog opened title={texts.title(count)} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.save} onCancel={onClose}>
        {tags.isError && !tags.data ? (
          <FailedState what={texts.loadFailed} onRetry={() => void tags.refetch()} />
        ) : (
          <Stack gap={16}>
            {field('add', remove)}
            {field('remove', add)}
          </Stack>
        )}
      </DialogForm>
    </Dialog>
  )
}
