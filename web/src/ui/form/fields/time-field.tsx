import { halfTime, timeProblem } from '@foyer/contract/kit/moment-problems'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { held } from './own-problem'

interface TimeFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** HH:MM, empty for none; half a time is one that the rules refuse (C-162). */
  value: string
  onChange: (time: string) => void
  onBlur?: () => void
  /** There was one, and without it nothing could be meant: none is told instead of being dropped. */
  isNeeded?: boolean
}

/** A time of day; the browser brings the way to pick it, and hides a half typed one behind an empty value. */
export const TimeField = drawnWhenChanged(function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, error, isNeeded = false, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const own = rest.disabled ? undefined : timeProblem(value || (isNeeded ? halfTime : ''))
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const now = currentTarget.validity.badInput ? halfTime : currentTarget.value
    if (now !== value && !rest.readOnly) onChange(now)
  }
  // Set to none from outside: to the browser it was none before, and the half would stay.
  useLayoutEffect(() => {
    if (!value && input.current?.validity.badInput) input.current.value = ''
  }, [value])
  return (
    <TextInput
      {...rest}
      {...held(own)}
      ref={input}
      type="time"
      value={value === halfTime ? '' : value}
      onChange={take}
      // A half is no change to the browser.
      onKeyUp={take}
      onKeyDown={({ key }) => setTyping(key !== 'Enter')}
      onBlur={(event) => {
        take(event)
        setTyping(false)
        onBlur?.()
      }}
      // Whoever is still typing has not said anything wrong yet.
      error={isTyping && own ? undefined : error || own}
    />
  )
})
