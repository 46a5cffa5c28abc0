import { formatDay, formatInstant, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { taskPriorityTexts, taskRefusals, taskTexts as texts } from '@foyer/contract/tasks/messages'
import type { Task } from '@foyer/contract/tasks/model'
import { mayChangeTask, taskGroup } from '@foyer/contract/tasks/rules'
import { ActionIcon, Checkbox, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconChevronsDown, IconChevronsUp, IconDots } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { Row, Stack } from '../../ui/layout/flow'
import { MetaLine } from '../../ui/text/meta-line'
import { useCan } from '../accounts/use-can'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import classes from './tasks.module.css'
import { useTaskActions } from './use-tasks'

interface TaskRowProps {
  task: Task
  /** Among the tasks of one lead or project: which one is clear, who has it is not. */
  isOfLead: boolean
  onEdit: (task: Task) => void
}

/** Red for what is overdue, orange for today. */
export const inkOf = { overdue: 'past', today: 'today', later: '3' }

const priorityIcons = { low: IconChevronsDown, high: IconChevronsUp }

/** A sign and a word; normal is not worth one. */
function PriorityMark({ priority }: { priority: keyof typeof priorityIcons }) {
  const Icon = priorityIcons[priority]
  return (
    <>
      <Icon size={14} stroke={1.8} aria-hidden />
      {priority === 'high' ? (
        <Text span inherit fw={600} c="var(--fy-ink)">
          {taskPriorityTexts.high}
        </Text>
      ) : (
        taskPriorityTexts.low
      )}
    </>
  )
}

function Due({ task, isOfLead }: Pick<TaskRowProps, 'task' | 'isOfLead'>) {
  const { today, timeZone } = useCompanyDay()
  if (task.doneAt)
    return (
      <span className={`num ${classes.due}`} data-ink="3">
        {texts.doneOn(formatInstant(task.doneAt, timeZone))}
      </span>
    )
  const tone = taskGroup(task, today)
  const day = relativeDay(task.dueOn, today) ?? formatDay(task.dueOn, today)
  return (
    <Text
      span
      inherit
      className={`num ${classes.due}`}
      fw={tone === 'later' ? undefined : 600}
      data-ink={inkOf[tone]}
    >
      {task.dueTime ? `${day}, ${formatTime12(task.dueTime)}` : day}
      {/* On the page of tasks it is in the heading above. */}
      {tone === 'overdue' && isOfLead && (
        <Text component="small" size="xs" fw="inherit" c="inherit">
          {texts.overdue}
        </Text>
      )}
    </Text>
  )
}

/** A row that goes away hands the focus on, so that ticking one after another needs no mouse. */
function useHandOn() {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = row.current
    return () => {
      if (!own?.contains(document.activeElement)) return
      const next = own.nextElementSibling ?? own.previousElementSibling
      const place = next?.querySelector('input') ?? own.closest<HTMLElement>('[data-tasks]')
      place?.focus()
    }
  }, [])
  return row
}

export function TaskRow({ task, isOfLead, onEdit }: TaskRowProps) {
  const { title, note, lead, project, assignee, creator, doneAt } = task
  const me = useProfile().data?.id
  const canEditLeads = useCan('leads.edit')
  const { toggle, remove, isMarking } = useTaskActions(task)
  const row = useHandOn()
  const canChange =
    me !== undefined &&
    mayChangeTask(
      { userId: me, canEditLeads },
      {
        creatorId: creator?.id,
        assigneeId: assignee?.id,
        seesLead: lead !== undefined,
        seesProject: project !== undefined,
      },
    )
  const isDone = doneAt !== undefined
  const whose =
    isOfLead || assignee?.id !== me
      ? assignee && texts.givenTo(assignee.fullName)
      : creator && creator.id !== me && texts.givenBy(creator.fullName)
  return (
    <li ref={row} className={classes.row} data-hover data-done={isDone || undefined}>
      <span className={classes.tick}>
        <Checkbox
          aria-label={isDone ? texts.markOpen(title) : texts.markDone(title)}
          checked={isMarking ? !isDone : isDone}
          disabled={!canChange}
          title={canChange ? undefined : taskRefusals.notYours.text}
          onChange={toggle}
        />
      </span>
      <Stack gap={0} justify="start">
        {canChange ? (
          <UnstyledButton className={classes.title} onClick={() => onEdit(task)}>
            {title}
          </UnstyledButton>
        ) : (
          <span className={classes.title}>{title}</span>
        )}
        {note && (
          <Text inherit maw="68ch" data-ink="2" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        )}
        <MetaLine
          pieces={[
            task.priority !== 'normal' && <PriorityMark key="priority" priority={task.priority} />,
            !isOfLead && lead && (
              <Link key="lead" data-link to={addresses.leadDetails(lead.id)}>
                {lead.name}
              </Link>
            ),
            !isOfLead && project && (
              <Link key="project" data-link to={addresses.projectTab(project.id, 'tasks')}>
                {project.name}
              </Link>
            ),
            whose,
          ]}
        />
      </Stack>
      <Due task={task} isOfLead={isOfLead} />
      <Row justify="flex-end">
        {canChange && (
          <Menu position="bottom-end" width={160} withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <ActionIcon aria-label={texts.actionsOf(title)}>
                <IconDots size={18} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => onEdit(task)}>{texts.edit}</Menu.Item>
              <Menu.Item color="var(--fy-past)" onClick={remove}>
                {texts.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Row>
    </li>
  )
}
