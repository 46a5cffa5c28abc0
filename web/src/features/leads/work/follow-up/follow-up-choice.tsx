import { addDays, calendarDateOf, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { dayProblem, halfTime, timeProblem } from '@foyer/contract/kit/moment-problems'
import { nextOfficeDay } from '@foyer/contract/kit/office/office-hours'
import { workLimits } from '@foyer/contract/leads/limits'
import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import { contactTypeTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import {
  isOver,
  type OfferedDay,
  offeredDays,
  offeredTimes,
  weekdayWord,
} from '@foyer/contract/leads/work/follow-up-days'
import { readFollowUpWords } from '@foyer/contract/leads/work/follow-up-words'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { Button, Input, SegmentedControl } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { unfinished } from '../../../../ui/dialogs/unfinished'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Row, Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { callbackWords } from '../contact/callback-words'
import { ChoiceChips } from './choice-chips'
import { lastTime } from './last-time'
import { useOfferedAt } from './use-offered-at'

const dayWord = ({ on, is }: OfferedDay): string =>
  ({
    today: texts.today,
    tomorrow: texts.tomorrow,
    'next-monday': texts.nextMonday,
    weekday: `${weekdayWord(on)} ${Number(on.slice(8))}`,
  })[is]

const picked = 'pick'

interface FollowUpChoiceProps {
  /** As it stands. */
  former: Partial<FollowUp> | undefined
  isBusy: boolean
  /** Why the last try was refused. */
  problem: string | undefined
  onSave: (followUp: FollowUp) => void
}

/** A follow-up in three taps: a day, and a time saves it. Or in words, or on any day of one's choice. */
export function FollowUpChoice({ former, isBusy, problem, onSave }: FollowUpChoiceProps) {
  const at = useOfferedAt()
  const isPhone = useIsPhone()
  const today = calendarDateOf(at.now, at.zone)
  const days = offeredDays(at)
  const [{ on, time, kind }, setChosen] = useState(() => {
    const tomorrow = addDays(today, 1)
    const usual = at.office ? nextOfficeDay(tomorrow, at.office) : tomorrow
    return {
      on: (former?.on && former.on >= today ? former.on : usual) as string,
      time: (former?.time ?? workLimits.followUpTime) as string,
      kind: former?.kind ?? ('call' as RemarkType),
    }
  })
  const [isPicking, setPicking] = useState(() => days.every((day) => day.on !== on))
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)

  const read = words.trim() ? readFollowUpWords(words, at.now, at.zone) : undefined
  const meant: FollowUp = read ? { ...read, kind: read.kind ?? kind } : { on, time, kind }
  const dayIs = dayProblem(meant.on) ?? (meant.on < today ? workProblems.followUpPast : undefined)
  // As it stands it may stay.
  const isKept = meant.on === former?.on && meant.time === former.time
  const timeIs = !isKept && isOver(meant, at) ? texts.timeOver : undefined
  const isWrong =
    (words.trim() !== '' && !read) ||
    !meant.on ||
    (dayIs ?? timeIs) !== undefined ||
    timeProblem(meant.time || halfTime)
  const wordsProblem = isTried && words.trim() ? (read ? (dayIs ?? timeIs) : texts.wordsWrong) : undefined

  const save = (event: FormEvent) => {
    event.preventDefault()
    // In the sheet it may lie inside another form.
    event.stopPropagation()
    setTried(true)
    if (!isWrong && !isBusy) onSave(meant)
  }
  const chooseDay = (value: string) => {
    setWords('')
    setPicking(value === picked)
    if (value === picked) return
    const [first = time] = offeredTimes(value, at)
    setChosen((now) => ({
      ...now,
      on: value,
      time: isOver({ on: value, time: now.time }, at) ? first : now.time,
    }))
  }
  const chooseTime = (chosen: string) => {
    setChosen((now) => ({ ...now, time: chosen }))
    const day = read?.on ?? on
    if (!isBusy && day >= today && !dayProblem(day)) onSave({ on: day, time: chosen, kind: meant.kind })
  }

  const inWords = (
    <TextField
      data-autofocus={isPhone ? undefined : true}
      label={texts.words}
      placeholder={texts.wordsHint}
      value={words}
      error={wordsProblem}
      autoComplete="off"
      onChange={setWords}
    />
  )
  const times = offeredTimes(read?.on ?? on, at, [lastTime(), former?.time])
  return (
    <form noValidate onSubmit={save} {...unfinished(isBusy, false)}>
      <Stack gap={12}>
        {problem && <FormProblem text={problem} />}
        {!isPhone && inWords}
        <ChoiceChips
          legend={texts.day}
          choices={[
            ...days.map((day) => ({ value: day.on, label: dayWord(day) })),
            { value: picked, label: texts.pick },
          ]}
          value={read ? read.on : isPicking ? picked : on}
          onChoose={chooseDay}
        />
        {isPicking && !read && (
          <FieldGrid columns={2} staysBeside>
            <DateField
              label={texts.date}
              placeholder="DD-MM-YYYY"
              value={on}
              opensAt={today}
              isNear
              error={dayIs}
              onChange={(day) => setChosen((now) => ({ ...now, on: day }))}
            />
            <TimeField
              label={texts.time}
              isNeeded
              error={timeIs}
              value={time}
              onChange={(chosen) => setChosen((now) => ({ ...now, time: chosen }))}
            />
          </FieldGrid>
        )}
        {!isPicking && times.length > 0 && (
          <ChoiceChips
            legend={texts.time}
            choices={times.map((value) => ({ value, label: formatTime12(value) }))}
            value={meant.time}
            isDisabled={isBusy}
            onChoose={chooseTime}
          />
        )}
        <Input.Wrapper label={texts.kind} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={texts.kind}
            data={remarkTypes.map((value) => ({ value, label: contactTypeTexts[value] }))}
            value={meant.kind ?? kind}
            onChange={(chosen) => setChosen((now) => ({ ...now, kind: chosen as RemarkType }))}
          />
        </Input.Wrapper>
        {isPhone && inWords}
        <Row grow="first" isOneLine>
          <strong className="num" aria-live="polite">
            {!isWrong &&
              [relativeDay(meant.on, today) ? '' : weekdayWord(meant.on), callbackWords(meant, today)]
                .filter(Boolean)
                .join(', ')}
          </strong>
          <Button type="submit" loading={isBusy}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
