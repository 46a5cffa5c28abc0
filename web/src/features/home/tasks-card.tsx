import { myTasksCardTexts as texts } from '@foyer/contract/home/messages'
import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { taskFailures, taskReplies, taskTexts } from '@foyer/contract/tasks/messages'
import type { Task } from '@foyer/contract/tasks/model'
import { taskGroup } from '@foyer/contract/tasks/rules'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { CheckField } from '../../ui/form/fields/check-field'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { PlainList } from '../../ui/text/plain-list'
import { showToast } from '../../ui/toasts/toast'
import type { CompanyDay } from '../accounts/use-company-day'
import styles from './home.module.css'

const asked = { leadId: undefined, isGiven: false, isDone: false, limit: 6, after: undefined }

/** What the person has to do until tonight, the earliest first. */
export function TasksCard({ day: { today } }: { day: CompanyDay }) {
  const tasks = useEndpoint(taskEndpoints.list, asked)
  const save = useSend(taskEndpoints.setDone, { reads: 'before-done' })

  const setDone = async (task: Task, isDone: boolean) => {
    try {
      await save.mutateAsync({ id: task.id, isDone })
      if (isDone) showToast({ kind: 'ok', text: taskReplies.done, undo: () => void setDone(task, false) })
      else showToast({ kind: 'ok', text: taskReplies.undone })
    } catch (error) {
      showToast({ kind: 'problem', text: wordsOf(error, taskFailures.done) })
    }
  }
  const when = (task: Task) => {
    if (taskGroup(task, today) === 'overdue') return formatDay(task.dueOn, today)
    return task.dueTime ? formatTime12(task.dueTime) : taskTexts.today
  }
  return (
    <Card
      title={texts.title}
      action={
        <Link data-link to={addresses.tasks}>
          {texts.all}
        </Link>
      }
    >
      <Loaded of={tasks} failed={texts.failed} rows={2}>
        {({ rows }) => {
          const due = rows.filter((task) => taskGroup(task, today) !== 'later')
          if (due.length === 0) return <EmptyState icon={IconListCheck} title={texts.none} />
          return (
            <PlainList isDivided>
              {due.map((task) => (
                <li key={task.id} className={styles.brief}>
                  <CheckField
                    styles={{ label: { fontSize: '0.8125rem', lineHeight: '1.125rem' } }}
                    label={task.title}
                    aria-label={taskTexts.markDone(task.title)}
                    value={false}
                    onChange={() => void setDone(task, true)}
                  />
                  <Text
                    span
                    size="xs"
                    fw={600}
                    flex="none"
                    className="num"
                    data-ink={taskGroup(task, today) === 'overdue' ? 'past' : 'today'}
                  >
                    {when(task)}
                  </Text>
                </li>
              ))}
            </PlainList>
          )
        }}
      </Loaded>
    </Card>
  )
}
