import { taskFields } from '@foyer/contract/tasks/forms'
import { taskLimits as limits } from '@foyer/contract/tasks/limits'
import { taskFormTexts as texts } from '@foyer/contract/tasks/messages'
import { type Task, type TaskDraft, taskPriorities } from '@foyer/contract/tasks/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { CallFailed } from '../../api/call-failed'
import { useEndpoint } from '../../api/queries'
import { DateField } from '../../ui/form/date-field'
import { FormProblem } from '../../ui/form/form-problem'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import classes from './tasks.module.css'

type Values = z.infer<typeof taskFields>
export type TaskDetails = Omit<TaskDraft, 'leadId'>

interface TaskFormProps {
  initial: TaskDetails
  /** Who has it now: stays to choose although they may have left. */
  assignee?: Task['assignee']
  save: (details: TaskDetails) => Promise<unknown>
  /** Whether something was entered that is not saved. */
  onChanged: (isChanged: boolean) => void
  /** The buttons. */
  foot: (isBusy: boolean) => ReactNode
}

const asValues = ({ note = '', dueTime = '', ...rest }: TaskDetails): Values => ({ ...rest, note, dueTime })

/** Everybody at work, oneself first. */
function usePeople(own: TaskFormProps['assignee']) {
  const { data: profile } = useProfile()
  const { data: colleagues } = useEndpoint(teamEndpoints.colleagues, {})
  const people = new Map<string, string>()
  if (profile) people.set(profile.id, profile.fullName)
  if (own) people.set(own.id, own.fullName)
  for (const { id, name } of colleagues ?? []) people.set(id, name)
  return [...people].map(([value, label]) => ({ value, label }))
}

export function TaskForm({ initial, assignee, save, onChanged, foot }: TaskFormProps) {
  const { today } = useCompanyDay()
  const people = usePeople(assignee)
  const form = useFoyerForm<Values>(taskFields, asValues(initial), async (values) => {
    try {
      await save({ ...values, note: values.note || undefined, dueTime: values.dueTime || undefined })
      return undefined
    } catch (error) {
      return { form: error instanceof CallFailed ? error.message : texts.failed }
    }
  })
  const isChanged = form.fields.isDirty()
  const tell = useRef(onChanged)
  useEffect(() => {
    tell.current = onChanged
  })
  useEffect(() => tell.current(isChanged), [isChanged])
  const field = (name: keyof Values & string) => ({
    ...form.fields.getInputProps(name),
    name,
    readOnly: form.isBusy,
  })
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <TextInput
        className={classes.wide}
        label={texts.title}
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={limits.title.max}
        {...field('title')}
      />
      <DateField
        label={texts.dueOn}
        placeholder="DD-MM-YYYY"
        withAsterisk
        isNear
        opensAt={today}
        value={form.fields.values.dueOn}
        error={form.fields.errors.dueOn}
        readOnly={form.isBusy}
        onChange={(dueOn) => form.fields.setFieldValue('dueOn', dueOn)}
      />
      <TextInput type="time" label={texts.dueTime} {...field('dueTime')} />
      <Select
        label={texts.assignee}
        withAsterisk
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage={texts.noPeople}
        data={people}
        {...field('assigneeId')}
      />
      <Input.Wrapper label={texts.priority} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={texts.priority}
          data={taskPriorities.map((value) => ({ value, label: texts[value] }))}
          value={form.fields.values.priority}
          onChange={(priority) => form.fields.setFieldValue('priority', priority as Values['priority'])}
        />
      </Input.Wrapper>
      <Textarea
        className={classes.wide}
        label={texts.note}
        rows={3}
        maxLength={limits.note.max}
        {...field('note')}
      />
      <div className={classes.wide}>
        <FormProblem text={form.problem} />
        {foot(form.isBusy)}
      </div>
    </form>
  )
}
