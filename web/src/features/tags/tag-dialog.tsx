import { tagLimits } from '@foyer/contract/tags/limits'
import { tagReplies, tagTexts, tagDialogTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { coloursToOffer } from '@foyer/contract/tags/rules'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'
import { TextField } from '../../ui/form/fields/text-field'
import { FormProblem } from '../../ui/form/form-problem'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { Stack } from '../../ui/layout/flow'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { showToast } from '../../ui/toasts/toast'
import { ColourGrid } from './colour-grid'
import { useTags } from './use-tags'

interface TagDialogProps {
  /** The tag to edit; a new one where there is none. */
  tag: Tag | undefined
  onClose: () => void
}

export function TagDialog({ tag, onClose }: TagDialogProps) {
  return (
    <Dialog opened title={tag ? texts.editTitle : texts.addTitle} width={420} onClose={onClose}>
      <Loaded of={useTags()} failed={tagTexts.loadFailed} rows={3}>
        {(tags) => <TagForm tag={tag} tags={tags} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type TagValues = { name: string; colour: Tag['colour'] | undefined }

function useTagForm(tag: Tag | undefined, onClose: () => void) {
  const add = useSend(tagEndpoints.save)
  const edit = useSend(tagEndpoints.edit)
  return useFoyerForm<TagValues>(
    () => ({ fields: {} }),
    { name: tag?.name ?? '', colour: tag?.colour },
    async ({ name, colour }) => {
      if (!name.trim() || !colour) return
      const details = { name: name.trim(), colour }
      if (tag) await edit.mutateAsync({ kind: 'change', id: tag.id, seenAt: tag.updatedAt, ...details })
      else await add.mutateAsync({ tags: [details] })
      showToast({ kind: 'ok', text: tag ? tagReplies.edited : tagReplies.added })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
}

/** Save looks inactive until name and colour are there; pressed before, it does and says nothing (C-084). */
function TagForm({ tag, tags, onClose }: TagDialogProps & { tags: readonly Tag[] }) {
  const form = useTagForm(tag, onClose)
  const { name, colour } = form.values
  // What was free when the dialog opened stays to choose from, whatever colleagues do meanwhile.
  const [colours] = useState(() => coloursToOffer(tags, tag?.colour))
  const isReady = Boolean(name.trim() && colour)
  const areAllUsed = new Set(tags.map((one) => one.colour)).size === tagLimits.tag.colours.length
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={14}>
        <TextField
          {...form.field('name')}
          label={texts.name}
          max={tagLimits.tag.name.max}
          autoComplete="off"
          data-autofocus
        />
        <ColourGrid
          colours={colours}
          chosen={colour}
          isLocked={form.isBusy}
          onChoose={(chosen) => form.change({ colour: chosen })}
        />
        {areAllUsed && <QuietText size="small">{texts.allUsed}</QuietText>}
        <FormProblem text={form.problem} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          loading={form.isBusy}
          data-disabled={!isReady || undefined}
          aria-disabled={!isReady}
        >
          {texts.save}
        </Button>
      </DialogFoot>
    </form>
  )
}
