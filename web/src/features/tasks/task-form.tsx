import { taskFields } from '@foyer/contract/tasks/forms'
import { taskLimits as limits } from '@foyer/contract/tasks/limits'
import { taskRefusals, taskFormTexts as texts } from '@foyer/contract/tasks/messages'
import { type Task, type TaskDraft, taskPriorities } from '@foyer/contract/tasks/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Input, SegmentedControl } from '@mantine/core'
import type { z } from 'zod'
import { CallFailed } from '../../api/call-failed'
import { useEndpoint } from '../../api/queries'
import { FieldGrid, WholeRow } from '../../ui/form/field-grid'
import { DateField } from '../../ui/form/fields/date-field'
import { LongTextField } from '../../ui/form/fields/long-text-field'
import { type Person, PersonField } from '../../ui/form/fields/person-field'
import { TextField } from '../../ui/form/fields/text-field'
import { TimeField } from '../../ui/form/fields/time-field'
import { type FoyerForm, useFoyerForm } from '../../ui/form/use-foyer-form'
import { useCompanyDay } from '../accounts/use-company-day'
import { useIsLocked } from '../accounts/use-guard'
import { useProfile } from '../accounts/use-profile'

type Values = z.infer<typeof taskFields>
export type TaskDetails = Omit<TaskDraft, 'leadId' | 'projectId'>

const asValues = ({ note = '', dueTime = '', ...rest }: TaskDetails): Values => ({ ...rest, note, dueTime })

export function useTaskForm(initial: TaskDetails, save: (details: TaskDetails) => Promise<unknown>) {
  return useFoyerForm<Values>(
    taskFields,
    asValues(initial),
    async ({ note, dueTime, ...values }) => {
      await save({ ...values, note: note || undefined, dueTime: dueTime || undefined })
    },
    { problemOf: (error) => ({ form: error instanceof CallFailed ? error.message : texts.failed }) },
  )
}

/** Everybody at work, oneself first. */
function usePeople(): { people: Person[]; isLoading: boolean } {
  const { data: profile } = useProfile()
  const { data: colleagues = [], isLoading } = useEndpoint(teamEndpoints.colleagues, {})
  const others = colleagues.filter(({ id }) => id !== profile?.id)
  const people = [...(profile ? [profile] : []), ...others.map(({ id, name }) => ({ id, fullName: name }))]
  return { people, isLoading }
}

interface TaskFieldsProps {
  form: FoyerForm<Values>
  /** Who has it now: stays to choose although they may have left. */
  assignee?: Task['assignee']
}

export function TaskFields({ form, assignee }: TaskFieldsProps) {
  const { today } = useCompanyDay()
  const isForOneself = useIsLocked('tasks.giveToOthers')
  return (
    <FieldGrid columns={2}>
      <WholeRow>
        <TextField
          {...form.field('title')}
          label={texts.title}
          withAsterisk
          data-autofocus
          autoComplete="off"
          max={limits.title.max}
        />
      </WholeRow>
      <DateField
        {...form.field('dueOn')}
        label={texts.dueOn}
        placeholder="DD-MM-YYYY"
        withAsterisk
        isNear
        opensAt={today}
      />
      <TimeField {...form.field('dueTime')} label={texts.dueTime} />
      <PersonField
        {...form.field('assigneeId')}
        label={texts.assignee}
        withAsterisk
        nothingFoundMessage={texts.noPeople}
        {...usePeople()}
        current={assignee}
        lockedBecause={isForOneself ? taskRefusals.notToOthers.text : undefined}
      />
      <Input.Wrapper label={texts.priority} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={texts.priority}
          data={taskPriorities.map((value) => ({ value, label: texts[value] }))}
          value={form.values.priority}
          onChange={(priority) => form.change({ priority: priority as Values['priority'] })}
        />
      </Input.Wrapper>
      <WholeRow>
        <LongTextField {...form.field('note')} label={texts.note} max={limits.note.max} />
      </WholeRow>
    </FieldGrid>
  )
}
