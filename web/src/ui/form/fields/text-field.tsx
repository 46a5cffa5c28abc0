import { lengthOf } from '@foyer/contract/kit/typed-text'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { isSign, keyOf } from './keystroke'
import { held, lengthProblem } from './own-problem'

export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'description' | 'max'> {
  value: string
  onChange: (text: string) => void
  /** From one sign more the field says so; nothing is cut (C-162). */
  max?: number
  /** What becomes of the text while it is typed; nothing of it may be lost. `key` is one that was just pressed. */
  shape?: (text: string, key: string | undefined) => string
  /** Said from the limit on. */
  limitNote?: string | undefined
  /** Said under the field, as long as there is no problem with it. */
  note?: string | undefined
  /** Keys that do nothing; what is pasted stays and is judged. */
  blocks?: RegExp
  /** Marks the field without words, where another field already says them. */
  isQuiet?: boolean
}

const asTyped = (text: string) => text

/** The browser puts the cursor at the end of a text that was changed under it; it belongs where one types. */
function useCursor() {
  const wanted = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    wanted.current?.()
    wanted.current = undefined
  })
  return (input: HTMLInputElement, shaped: string, isDrawn: boolean) => {
    const { value, selectionStart } = input
    if (value === shaped || selectionStart === null) return
    // What stands behind the cursor stays behind it.
    const place = Math.max(0, shaped.length - (value.length - selectionStart))
    const put = () => input.setSelectionRange(place, place)
    if (isDrawn) wanted.current = put
    else requestAnimationFrame(put)
  }
}

/** One line of text. What does not fit stays and is said, never cut (C-162). */
export const TextField = drawnWhenChanged(function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    max = Infinity,
    shape = asTyped,
    limitNote,
    note,
    blocks,
    isQuiet = false,
    error,
    onKeyDown,
    ...rest
  } = props
  const keepCursor = useCursor()
  const own = lengthProblem(value, max, limitNote)
  const problem = error || own
  const said = limitNote !== undefined && lengthOf(value) >= max ? limitNote : note
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const shaped = shape(input.value, keyOf(event.nativeEvent))
    keepCursor(input, shaped, shaped !== value)
    onChange(shaped)
  }
  return (
    <TextInput
      {...rest}
      {...held(own)}
      value={value}
      onChange={take}
      onKeyDown={(event) => {
        if (blocks && isSign(event) && blocks.test(event.key)) event.preventDefault()
        onKeyDown?.(event)
      }}
      error={isQuiet ? Boolean(problem) : problem}
      description={said && problem !== said && <span role="status">{said}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
})
