import { filesPageTexts, folderDialogTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFolder } from '@foyer/contract/projects/files/model'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { FormProblem } from '../../../ui/form/form-problem'
import { useOnce } from '../../../ui/form/use-once'
import { QuietText } from '../../../ui/text/quiet-text'
import { pathOf, pathWords } from './use-folder'

const top = 'top'

interface MoveDialogProps {
  what: string
  folders: readonly ProjectFolder[]
  /** A folder that is moved: it and what is in it are no places for it. */
  movedId?: string
  from: string | undefined
  move: (folderId: string | undefined) => Promise<unknown>
  onClose: () => void
}

/** Into which folder. */
export function MoveDialog({ what, folders, movedId, from, move, onClose }: MoveDialogProps) {
  const [into, setInto] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isBusy, once } = useOnce()
  const places = folders.filter(
    ({ id }) => id !== from && !pathOf(folders, id).some((folder) => folder.id === movedId),
  )
  const data = [
    ...(from === undefined ? [] : [{ value: top, label: filesPageTexts.top }]),
    ...places
      .map(({ id }) => ({ value: id, label: pathWords(folders, id) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ]
  const send = () =>
    void once(async () => {
      try {
        await move(into === top ? undefined : into)
        onClose()
      } catch (error) {
        setProblem(wordsOf(error, texts.failed))
      }
    })
  return (
    <Dialog opened isPrompt title={texts.moveTitle(what)} width={420} onClose={onClose}>
      {data.length === 0 ? (
        <QuietText>{texts.nowhere}</QuietText>
      ) : (
        <ChoiceField
          label={texts.into}
          data={data}
          value={into}
          onChange={(chosen) => {
            setProblem(undefined)
            setInto(chosen)
          }}
          searchable
        />
      )}
      <FormProblem text={problem} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={into === ''} loading={isBusy} onClick={send}>
          {texts.moveHere}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
