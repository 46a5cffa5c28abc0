import { stageTexts } from '@foyer/contract/pipeline/messages'
import { editPipelineTexts as texts } from '@foyer/contract/pipeline/messages/edit-pipeline'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import { pipelineSavedTexts } from '@foyer/contract/pipeline/stage-draft'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { SubmitButton } from '../../../ui/form/submit-button'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { useCan } from '../../accounts/use-can'
import { StageEditor } from '../stages/stage-editor'
import { type EditorKind, useStageDraft } from '../stages/use-stage-draft'
import { usePipeline } from '../use-pipeline'
import classes from './edit.module.css'
import { isEditIn } from './edit-in-address'

const ofDialog: EditorKind = { beginsAtOnce: true, spinnerMs: 0, stayMs: 0, words: pipelineSavedTexts }

/** The stages, edited from the board; what was changed and not saved is asked for before it goes. */
export function EditPipelineDialog({ onClose }: { onClose: () => void }) {
  const canEdit = useCan('pipeline.edit')
  const pipeline = usePipeline()
  // As it is now: an order that was read a while ago would be put over somebody else's.
  const read = { ...pipeline, data: pipeline.isFetchedAfterMount ? pipeline.data : undefined }
  const isBlocked = useRef(false)
  const close = () => {
    if (!isBlocked.current) onClose()
  }
  return (
    <Dialog opened title={texts.title} width={760} hasOwnBack onClose={close}>
      {!canEdit && <EmptyState icon={IconLock} title={texts.locked} />}
      {canEdit && (
        <Loaded of={read} failed={stageTexts.loadFailed} rows={6}>
          {(stages) => (
            <StageForm
              pipeline={stages}
              readNow={async () => (await pipeline.refetch()).data}
              onBlocked={(isNow) => {
                isBlocked.current = isNow
              }}
              onClose={close}
              onDone={onClose}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

interface StageFormProps {
  pipeline: Pipeline
  readNow: () => Promise<Pipeline | undefined>
  /** A question is to be answered first, or the server. */
  onBlocked: (isBlocked: boolean) => void
  onClose: () => void
  onDone: () => void
}

function StageForm({ pipeline, readNow, onBlocked, onClose, onDone }: StageFormProps) {
  const editing = useStageDraft(pipeline, ofDialog)
  const { mode, isChanged } = editing
  const isBusy = mode !== 'editing'
  const hasEnded = mode === 'reloading' || mode === 'off'
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (hasEnded) done.current()
  }, [hasEnded])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void editing.save()
  }
  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <StageEditor editing={editing} pipeline={pipeline} readNow={readNow} onAsking={onBlocked} />
        <DialogFoot>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {stageTexts.cancel}
          </Button>
          <SubmitButton isBusy={isBusy}>{texts.submit}</SubmitButton>
        </DialogFoot>
      </form>
      <LeaveGuard
        isChanged={isChanged}
        isLeaving={(from, to) => from.pathname !== to.pathname || !isEditIn(to.search)}
        text={texts.leaveText}
        onAsking={onBlocked}
      />
    </>
  )
}
