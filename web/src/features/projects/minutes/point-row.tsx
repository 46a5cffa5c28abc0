import { minutesLimits as limits } from '@foyer/contract/projects/minutes/limits'
import { minutesFormTexts, pointTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { PointTask } from '@foyer/contract/projects/minutes/model'
import { ActionIcon, Autocomplete, Box, Button, Menu, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { DateField } from '../../../ui/form/fields/date-field'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { Chip } from '../../../ui/text/chip'
import { showToast } from '../../../ui/toasts/toast'
import classes from './minutes.module.css'
import type { MinutesValues, PointValues } from './minutes-values'

interface PointRowProps {
  form: FoyerForm<MinutesValues>
  point: PointValues
  place: number
  owners: string[]
  isLast: boolean
  task: PointTask | undefined
  /** It is stored as it is on the screen. */
  canBeTask: boolean
  onChange: (to: Partial<PointValues>) => void
  onNext: () => void
  onRemove: () => void
  onMove: (step: 1 | -1) => void
  onTask: () => void
}

export function PointRow(props: PointRowProps) {
  const { form, point, place, owners, task, onChange, onNext, onRemove } = props
  const path = `points.${place}`
  const number = place + 1
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      onNext()
    }
    if (event.key === 'Backspace' && point.text === '' && !task) {
      event.preventDefault()
      onRemove()
    }
  }
  return (
    <li className={classes.point}>
      <Text span size="sm" pt={8} data-ink="3" aria-hidden>
        {number}.
      </Text>
      <LongTextField
        aria-label={texts.text(number)}
        placeholder={texts.textHint}
        data-path={`${path}.text`}
        autosize
        minRows={1}
        rows={1}
        maxRows={8}
        max={limits.point}
        readOnly={form.isBusy}
        value={point.text}
        onChange={(text) => onChange({ text })}
        onKeyDown={onKeyDown}
        error={form.problemAt(`${path}.text`)}
      />
      <Autocomplete
        aria-label={texts.owner(number)}
        placeholder={texts.ownerHint}
        data={owners}
        data-path={`${path}.ownerName`}
        maxDropdownHeight={240}
        readOnly={form.isBusy}
        value={point.owner}
        onChange={(owner) => onChange({ owner })}
        error={form.problemAt(`${path}.ownerName`)}
      />
      <DateField
        {...{ 'aria-label': texts.due(number) }}
        label=""
        placeholder={texts.dueHint}
        data-path={`${path}.dueOn`}
        isNear
        readOnly={form.isBusy}
        value={point.dueOn}
        onChange={(dueOn) => onChange({ dueOn })}
        error={form.problemAt(`${path}.dueOn`)}
      />
      <PointTaskState {...props} />
      <PointMenu {...props} />
    </li>
  )
}

/** The task that was made of it, or the way to make one. */
function PointTaskState({ place, task, canBeTask, onTask }: PointRowProps) {
  if (task)
    return (
      <Box pt={6}>
        <Chip>{task.isDone ? texts.taskDone : texts.task}</Chip>
      </Box>
    )
  const locked = { 'data-disabled': true, 'aria-disabled': true, title: minutesFormTexts.saveFirst }
  return (
    <Button
      size="compact-sm"
      mt={4}
      variant="subtle"
      aria-label={texts.makeTaskOf(place + 1)}
      {...(!canBeTask && locked)}
      onClick={() => (canBeTask ? onTask() : showToast({ kind: 'note', text: minutesFormTexts.saveFirst }))}
    >
      {texts.makeTask}
    </Button>
  )
}

function PointMenu({ form, place, isLast, onMove, onRemove }: PointRowProps) {
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size={34} aria-label={texts.menu(place + 1)} disabled={form.isBusy}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} stroke={1.6} />}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          {texts.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} stroke={1.6} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          {texts.down}
        </Menu.Item>
        <Menu.Item
          color="var(--fy-past)"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={onRemove}
        >
          {texts.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
