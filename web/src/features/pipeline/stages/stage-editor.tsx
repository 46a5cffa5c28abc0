import { pipelineRefusals, stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { type DraftStage, isFull, removeStage } from '@foyer/contract/pipeline/stage-draft'
import { isDefaultStage } from '@foyer/contract/pipeline/stage-order'
import { Box, Button, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { DeleteStageDialog } from './delete-stage-dialog'
import { EditRow } from './stage-row'
import classes from './stages.module.css'
import { stepId } from './step-id'
import type { StageEditing } from './use-stage-draft'

interface StageEditorProps {
  editing: StageEditing
  pipeline: Pipeline
  /** Asks the server for the stages as they are now. */
  readNow: () => Promise<Pipeline | undefined>
  /** Offers the days after which a lead is stale. */
  hasStaleDays?: boolean
  /** A question is open over the editor. */
  onAsking?: (isAsking: boolean) => void
}

/** A row that moves takes the focus of its button along only when it is told to. */
function useFocusAfter() {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    document.getElementById(wanted)?.focus()
    setWanted(undefined)
  }, [wanted])
  return setWanted
}

function AddButton({ isFullNow, isBusy, onAdd }: { isFullNow: boolean; isBusy: boolean; onAdd: () => void }) {
  const button = (
    <Button
      id="stage-add"
      variant="default"
      w={{ base: '100%', sm: 'auto' }}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      aria-disabled={isFullNow || isBusy}
      aria-description={isFullNow ? texts.limit : undefined}
      data-disabled={isFullNow ? true : undefined}
      onClick={isFullNow || isBusy ? undefined : onAdd}
    >
      {texts.add}
    </Button>
  )
  if (!isFullNow) return button
  return (
    <Tooltip label={texts.limit} events={{ hover: true, focus: true, touch: true }}>
      {button}
    </Tooltip>
  )
}

/** The stages while they are changed; the settings and Edit Pipeline differ only in the buttons around it. */
export function StageEditor({
  editing,
  pipeline,
  readNow,
  hasStaleDays = false,
  onAsking,
}: StageEditorProps) {
  const { draft, problems, staleProblems, mode } = editing
  const focusOn = useFocusAfter()
  const [moved, setMoved] = useState('')
  const [deleting, setDeletingNow] = useState<{ stage: DraftStage; sequence: number }>()
  const setDeleting = (asked: typeof deleting) => {
    setDeletingNow(asked)
    onAsking?.(asked !== undefined)
  }
  const isAsking = useRef(false)
  const isBusy = mode !== 'editing'

  const add = () => {
    const id = editing.add()
    if (id) focusOn(stepId(id, 'name'))
  }
  const move = (stage: DraftStage, place: number, by: -1 | 1) => {
    if (!editing.move(stage.id, by)) return
    setMoved(texts.moved(stage.name, place + by))
    focusOn(stepId(stage.id, by === -1 ? 'up' : 'down'))
  }
  const refuse = (text: string) => showToast({ kind: 'problem', text })
  /** How many leads are in a saved stage is asked again: it may have changed since the page was opened. */
  const askToDelete = async (stage: DraftStage, sequence: number) => {
    if (stage.isNew) {
      editing.drop(stage.id)
      return focusOn('stage-add')
    }
    if (isDefaultStage(stage)) return refuse(texts.defaultNotDeleted)
    if (isAsking.current) return
    isAsking.current = true
    const now = await readNow()
    isAsking.current = false
    const found = now?.stages.find(({ id }) => id === stage.id)
    if (now && !found) return refuse(pipelineRefusals.stageGone.text)
    const step = removeStage([{ ...stage, leads: found?.leads ?? stage.leads }], stage.id)
    if ('refused' in step) refuse(step.refused)
    else setDeleting({ stage, sequence })
  }
  return (
    <>
      {hasStaleDays && (
        <div className={classes.hint}>
          <QuietText>{texts.staleHint}</QuietText>
        </div>
      )}
      <PlainList isOrdered label={texts.list}>
        {draft.map((stage, index) => (
          <EditRow
            key={stage.id}
            stage={stage}
            place={index + 1}
            problem={problems.get(stage.id)}
            isBusy={isBusy}
            onRename={(name) => editing.rename(stage.id, name)}
            onMove={(by) => move(stage, index + 1, by)}
            onDelete={() => void askToDelete(stage, index + 1)}
            hasStaleDays={hasStaleDays}
            staleProblem={staleProblems.get(stage.id)}
            onStaleDays={(typed) => editing.setStaleDays(stage.id, typed)}
          />
        ))}
      </PlainList>
      <Box px={{ base: 14, sm: 20 }} py={14}>
        <AddButton isFullNow={isFull(draft)} isBusy={isBusy} onAdd={add} />
      </Box>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {deleting && (
        <DeleteStageDialog
          pipelineId={pipeline.id}
          stage={deleting.stage}
          onDeleted={() => {
            editing.drop(deleting.stage.id)
            setDeleting(undefined)
            focusOn('stage-add')
          }}
          onRestored={() => editing.putBack(deleting.stage, deleting.sequence)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
