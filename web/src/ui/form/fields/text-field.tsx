import { atMost, lengthOf } from '@foyer/contract/kit/typed-text'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'

export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'description' | 'max'> {
  value: string
  onChange: (text: string) => void
  /** What goes beyond it is ignored while typing. */
  max?: number
  /** What becomes of the text while it is typed. */
  shape?: (text: string) => string
  /** Said when the limit is reached. */
  limitNote?: string | undefined
  /** Marks the field without words, where another field already says them. */
  isQuiet?: boolean
}

const asTyped = (text: string) => text

/** The browser puts the cursor at the end of a text that was changed under it; it belongs where one types. */
function keepCursor(input: HTMLInputElement, typed: string, shaped: string) {
  if (typed === shaped || input.selectionStart === null) return
  const place = Math.max(0, input.selectionStart - Math.max(0, typed.length - shaped.length))
  requestAnimationFrame(() => input.setSelectionRange(place, place))
}

/** One line of text. With a limit, what goes beyond it is ignored, and the field says so (C-052). */
export const TextField = drawnWhenChanged(function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    max = Infinity,
    shape = asTyped,
    limitNote,
    isQuiet = false,
    error,
    ...rest
  } = props
  const isFull = limitNote !== undefined && lengthOf(value) >= max
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const shaped = atMost(shape(input.value), max)
    keepCursor(input, input.value, shaped)
    onChange(shaped)
  }
  return (
    <TextInput
      {...rest}
      value={value}
      onChange={take}
      error={isQuiet ? Boolean(error) : error}
      description={isFull && <span role="status">{limitNote}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
})
