import { newStatusForm } from '@foyer/contract/pipeline/forms'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { pipelineRefusals, statusTexts as texts } from '@foyer/contract/pipeline/messages'
import type { Stage, StatusRow } from '@foyer/contract/pipeline/model'
import { isFullOfStatuses } from '@foyer/contract/pipeline/statuses'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useState } from 'react'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { usePipeline } from '../use-pipeline'

interface StatusDialogProps {
  /** The status that is edited; a new one where it is left out. */
  status?: StatusRow
  onClose: () => void
}

export function StatusDialog({ status, onClose }: StatusDialogProps) {
  return (
    <Dialog opened title={status ? texts.editTitle : texts.addTitle} width={420} onClose={onClose}>
      <Loaded of={usePipeline()} failed={texts.stagesFailed} rows={2}>
        {({ stages }) => <StatusForm {...(status && { status })} stages={stages} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

/** A full stage takes no more; the one that a status is in already has it. */
const stageChoices = (stages: Stage[], ownStageId: string | undefined) =>
  stages.map((stage) => {
    const isFull = isFullOfStatuses(stage) && stage.id !== ownStageId
    return { value: stage.id, label: isFull ? texts.full(stage.name) : stage.name, disabled: isFull }
  })

type StatusValues = { stageId: string; name: string }

const isWarning = (error: unknown) =>
  error instanceof CallFailed && error.code === pipelineRefusals.moveInUse('', 0).code

function StatusForm({ status, stages, onClose }: StatusDialogProps & { stages: Stage[] }) {
  const [warning, setWarning] = useState<{ text: string; values: StatusValues }>()
  const [problem, setProblem] = useState<string>()
  const add = useSend(pipelineEndpoints.addStatus)
  const edit = useSend(pipelineEndpoints.editStatus)

  const done = ({ message }: { message: string }) => {
    showToast({ kind: 'ok', text: message })
    onClose()
  }
  const save = async (values: StatusValues, isMoveConfirmed: boolean) => {
    if (!status) return done(await add.mutateAsync(values))
    const from = { statusId: status.id, stageId: status.stage.id }
    const { stageId: toStageId, name } = values
    done(await edit.mutateAsync({ from, toStageId, name, isMoveConfirmed }))
  }
  const form = useFoyerForm<StatusValues>(
    newStatusForm,
    { stageId: status?.stage.id ?? '', name: status?.name ?? '' },
    async (values) => {
      try {
        await save(values, false)
      } catch (error) {
        if (isWarning(error)) return void setWarning({ text: wordsOf(error, ''), values })
        return { form: wordsOf(error, status ? texts.editFailed : texts.addFailed) }
      }
    },
  )
  const confirm = async (values: StatusValues) => {
    try {
      await save(values, true)
    } catch (error) {
      setProblem(wordsOf(error, texts.editFailed))
    }
  }
  return (
    <DialogForm form={form} submit={status ? texts.submitEdit : texts.submitAdd} onCancel={onClose}>
      <ChoiceField
        {...form.field('stageId')}
        label={texts.stage}
        placeholder={texts.choose}
        data={stageChoices(stages, status?.stage.id)}
        withAsterisk
        openOnFocus={false}
        data-autofocus={status ? undefined : true}
      />
      <TextField
        {...form.field('name')}
        label={texts.nameLabel}
        max={pipelineLimits.status.name.longest}
        withAsterisk
        data-autofocus={status ? true : undefined}
      />
      {warning && (
        <ConfirmDialog
          title={texts.moveTitle}
          confirm={texts.moveConfirm}
          isBusy={edit.isPending}
          problem={problem}
          onConfirm={() => void confirm(warning.values)}
          onClose={() => setWarning(undefined)}
        >
          <QuietText>{warning.text}</QuietText>
        </ConfirmDialog>
      )}
    </DialogForm>
  )
}
