import { minutesLimits as limits } from '@foyer/contract/projects/minutes/limits'
import { pointTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import { useEffect, useRef } from 'react'
import { AddButton } from '../../../ui/add-button'
import { focusFirst } from '../../../ui/form/focus-first'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { type Colleague, type MinutesValues, newPoint, type PointValues } from './minutes-values'
import { PointRow } from './point-row'

interface PointsFieldProps {
  form: FoyerForm<MinutesValues>
  colleagues: readonly Colleague[]
  /** With the tasks that were made; none for new ones. */
  saved: Minutes | undefined
  onTask: (point: PointValues) => void
}

/** What was agreed, written down one after the other without leaving the keyboard. */
export function PointsField({ form, colleagues, saved, onTask }: PointsFieldProps) {
  const { points, attendees } = form.values
  /** The point that is to be written next. */
  const next = useRef<string>(undefined)
  useEffect(() => {
    const place = points.findIndex(({ id }) => id === next.current)
    next.current = undefined
    if (place >= 0) focusFirst([`points.${place}.text`])
  }, [points])
  const put = (changed: PointValues[]) => form.change({ points: changed }, 'points')
  const addAfter = (place: number) => {
    const point = newPoint()
    next.current = point.id
    put(points.toSpliced(place + 1, 0, point))
  }
  const remove = (place: number) => {
    next.current = points[place - 1]?.id ?? points[place + 1]?.id
    put(points.toSpliced(place, 1))
  }
  const move = (place: number, step: 1 | -1) => {
    const point = points[place]
    if (point) put(points.toSpliced(place, 1).toSpliced(place + step, 0, point))
  }
  const owners = [...new Set([...attendees, ...colleagues].map(({ name }) => name.trim()).filter(Boolean))]
  return (
    <fieldset>
      <legend>{texts.title}</legend>
      <Stack gap={8}>
        <QuietText size="small">{texts.hint}</QuietText>
        <PlainList label={texts.title} gap={10} isOrdered>
          {points.map((point, place) => (
            <PointRow
              key={point.id}
              form={form}
              point={point}
              place={place}
              owners={owners}
              isLast={place === points.length - 1}
              task={saved?.tasks.find(({ pointId }) => pointId === point.id)}
              canBeTask={saved !== undefined && !form.isChanged}
              onChange={(to) => put(points.with(place, { ...point, ...to }))}
              onNext={() => addAfter(place)}
              onRemove={() => remove(place)}
              onMove={(step) => move(place, step)}
              onTask={() => onTask(point)}
            />
          ))}
        </PlainList>
        <div>
          <AddButton
            look="quiet"
            isLocked={points.length >= limits.points}
            onClick={() => addAfter(points.length - 1)}
          >
            {texts.add}
          </AddButton>
        </div>
      </Stack>
    </fieldset>
  )
}
