import { projectTaskTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { taskTexts } from '@foyer/contract/tasks/messages'
import { suggestedProjectTask } from '@foyer/contract/tasks/rules'
import { Text } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../../ui/add-button'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/states/empty-state'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import { TaskDialog } from '../../tasks/task-dialog'
import { TaskList } from '../../tasks/task-list'
import taskClasses from '../../tasks/tasks.module.css'
import { useTasks } from '../../tasks/use-tasks'

/** What there is to do in a project, and behind it what is done. */
export function ProjectTasks({ project: { id } }: { project: Project }) {
  const open = useTasks({ projectId: id, isDone: false })
  const done = useTasks({ projectId: id, isDone: true })
  const { data: profile } = useProfile()
  const { today } = useCompanyDay()
  const [isAdding, setAdding] = useState(false)
  return (
    <Card
      label={texts.title}
      title={
        <>
          {texts.title} {open.total !== undefined && <span>{open.total}</span>}
        </>
      }
      action={
        <AddButton look="quiet" onClick={() => setAdding(true)}>
          {texts.add}
        </AddButton>
      }
    >
      <TaskList
        found={open}
        rows={4}
        isOfLead
        empty={<EmptyState icon={IconChecklist} title={texts.empty} hint={texts.emptyHint} />}
      />
      {done.total !== undefined && done.total > 0 && (
        <details className={taskClasses.done} data-line="above">
          <summary>
            {taskTexts.done}{' '}
            <Text span inherit fw={500} ml={4} c="dimmed">
              {done.total}
            </Text>
          </summary>
          <TaskList found={done} rows={2} isOfLead empty={null} />
        </details>
      )}
      {isAdding && profile && (
        <TaskDialog draft={suggestedProjectTask(id, profile.id, today)} onClose={() => setAdding(false)} />
      )}
    </Card>
  )
}
