import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { taskReplies, taskFormTexts as texts } from '@foyer/contract/tasks/messages'
import type { Task, TaskDraft } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../api/queries'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog, DialogFoot } from '../../ui/dialog'
import { SubmitButton } from '../../ui/form/submit-button'
import { showToast } from '../../ui/toast'
import { type TaskDetails, TaskForm } from './task-form'
import classes from './tasks.module.css'
import { useTasksAgain } from './use-tasks'

type TaskDialogProps = { onClose: () => void } & (
  | { task: Task; draft?: undefined }
  | { task?: undefined; draft: TaskDraft }
)

const detailsOf = (task: Task): TaskDetails => ({
  title: task.title,
  note: task.note,
  assigneeId: task.assignee?.id ?? '',
  dueOn: task.dueOn,
  dueTime: task.dueTime,
  priority: task.priority,
})

/** A new task, or another look at one that is there. */
export function TaskDialog({ task, draft, onClose }: TaskDialogProps) {
  const readAgain = useTasksAgain()
  const add = useSend(taskEndpoints.add, { onSettled: readAgain })
  const edit = useSend(taskEndpoints.edit, { onSettled: readAgain })
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  /** Until the next drawing: the key that ends the question is not one to close the dialog behind it. */
  const wasAsking = useRef(false)
  useEffect(() => {
    wasAsking.current = isAsking
  }, [isAsking])
  const leave = () => {
    if (wasAsking.current) return
    if (isChanged) setAsking(true)
    else onClose()
  }
  const save = async (details: TaskDetails) => {
    if (task) await edit.mutateAsync({ ...details, id: task.id, seenAt: task.updatedAt })
    else await add.mutateAsync({ ...details, leadId: draft.leadId })
    showToast({ kind: 'ok', text: task ? taskReplies.edited : taskReplies.added })
    onClose()
  }
  return (
    <Dialog opened title={task ? texts.editTitle : texts.addTitle} width={760} onClose={leave}>
      <TaskForm
        initial={task ? detailsOf(task) : draft}
        assignee={task?.assignee}
        save={save}
        onChanged={setChanged}
        foot={(isBusy) => (
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
          </DialogFoot>
        )}
      />
      {isAsking && (
        <ConfirmDialog
          title={screenTexts.leaveTitle}
          confirm={screenTexts.leave}
          isBusy={false}
          problem={undefined}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          <p className={classes.about}>{texts.leaveText}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
