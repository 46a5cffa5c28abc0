import { atMost } from '@foyer/contract/kit/typed-text'
import { tagLimits } from '@foyer/contract/tags/limits'
import { tagReplies, tagTexts, tagDialogTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { coloursToOffer } from '@foyer/contract/tags/rules'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { Dialog, DialogFoot } from '../../ui/dialog'
import { FormProblem } from '../../ui/form/form-problem'
import { Loaded } from '../../ui/loaded'
import { showToast } from '../../ui/toast'
import { ColourGrid } from './colour-grid'
import classes from './tags.module.css'
import { useReadTagsAgain, useTags } from './use-tags'

interface TagDialogProps {
  /** The tag to edit; a new one where there is none. */
  tag: Tag | undefined
  onClose: () => void
}

function useSaveTag(onDone: () => void) {
  const readAgain = useReadTagsAgain()
  const saved = (text: string) => () => {
    showToast({ kind: 'ok', text })
    onDone()
  }
  const add = useSend(tagEndpoints.save, { onSuccess: saved(tagReplies.added), onSettled: readAgain })
  const edit = useSend(tagEndpoints.edit, { onSuccess: saved(tagReplies.edited), onSettled: readAgain })
  return { add, edit, isBusy: add.isPending || edit.isPending, error: add.error ?? edit.error }
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

/** Save looks inactive until name and colour are there; pressed before, it does and says nothing (C-084). */
function TagForm({ tag, tags, onClose }: TagDialogProps & { tags: readonly Tag[] }) {
  const [name, setName] = useState(tag?.name ?? '')
  const [colour, setColour] = useState(tag?.colour)
  // What was free when the dialog opened stays to choose from, whatever colleagues do meanwhile.
  const [colours] = useState(() => coloursToOffer(tags, tag?.colour))
  const { add, edit, isBusy, error } = useSaveTag(onClose)
  const details = name.trim() && colour ? { name: name.trim(), colour } : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!details || isBusy) return
    if (tag) edit.mutate({ kind: 'change', id: tag.id, seenAt: tag.updatedAt, ...details })
    else add.mutate({ tags: [details] })
  }
  const areAllUsed = new Set(tags.map((one) => one.colour)).size === tagLimits.tag.colours.length
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={texts.name}
        value={name}
        onChange={(event) => setName(atMost(event.currentTarget.value, tagLimits.tag.name.max))}
        readOnly={isBusy}
        autoComplete="off"
        data-autofocus
      />
      <ColourGrid colours={colours} chosen={colour} isLocked={isBusy} onChoose={setColour} />
      {areAllUsed && <p className={classes.note}>{texts.allUsed}</p>}
      <FormProblem text={error ? wordsOf(error, texts.failed) : undefined} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy} data-disabled={!details || undefined} aria-disabled={!details}>
          {texts.save}
        </Button>
      </DialogFoot>
    </form>
  )
}
