import { taskTexts, leadTaskTexts as texts } from '@foyer/contract/tasks/messages'
import { suggestedTask } from '@foyer/contract/tasks/rules'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { AddButton } from '../../ui/add-button'
import { Card } from '../../ui/layout/card'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import { TaskDialog } from './task-dialog'
import { TaskList } from './task-list'
import classes from './tasks.module.css'
import { useTasks } from './use-tasks'

interface LeadTasksProps {
  leadId: string
  leadName: string
  /** On the page that has the form already, there is nothing to add with. */
  canAdd?: boolean
}

/** The tasks of one lead: what is open, and behind it what is done. */
export function LeadTasks({ leadId, leadName, canAdd = true }: LeadTasksProps) {
  const open = useTasks({ leadId, isDone: false })
  const done = useTasks({ leadId, isDone: true })
  const { data: profile } = useProfile()
  const { today } = useCompanyDay()
  const [isAdding, setAdding] = useState(false)
  return (
    <Card
      label={texts.listTitle(leadName)}
      title={
        <>
          {texts.title} {open.total !== undefined && <span>{open.total}</span>}
        </>
      }
      action={
        canAdd && (
          <AddButton look="quiet" onClick={() => setAdding(true)}>
            {texts.add}
          </AddButton>
        )
      }
    >
      <TaskList
        found={open}
        rows={2}
        isOfLead
        empty={
          <Text inherit p={14} c="dimmed">
            {texts.empty}
          </Text>
        }
      />
      {done.total !== undefined && done.total > 0 && (
        <details className={classes.done} data-line="above">
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
        <TaskDialog
          draft={suggestedTask({ id: leadId, name: leadName }, profile.id, today)}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}
