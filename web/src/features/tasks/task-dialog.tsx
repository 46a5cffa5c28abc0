import { taskReplies, taskFormTexts as texts } from '@foyer/contract/tasks/messages'
import type { Task, TaskDraft } from '@foyer/contract/tasks/model'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { useSend } from '../../api/queries'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/form/dialog-form'
import { useCloseGuard } from '../../ui/form/use-close-guard'
import { showToast } from '../../ui/toasts/toast'
import { type TaskDetails, TaskFields, useTaskForm } from './task-form'

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
  const add = useSend(taskEndpoints.add)
  const edit = useSend(taskEndpoints.edit)
  const save = async (details: TaskDetails) => {
    if (task) await edit.mutateAsync({ ...details, id: task.id, seenAt: task.updatedAt })
    else await add.mutateAsync({ ...details, leadId: draft.leadId, projectId: draft.projectId })
    showToast({ kind: 'ok', text: task ? taskReplies.edited : taskReplies.added })
    onClose()
  }
  const form = useTaskForm(task ? detailsOf(task) : draft, save)
  const guard = useCloseGuard({ isChanged: form.isChanged, text: texts.leaveText, onClose })
  return (
    <Dialog opened title={task ? texts.editTitle : texts.addTitle} width={760} onClose={guard.close}>
      <DialogForm form={form} submit={texts.save} cancel={texts.cancel} onCancel={onClose}>
        <TaskFields form={form} assignee={task?.assignee} />
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}
