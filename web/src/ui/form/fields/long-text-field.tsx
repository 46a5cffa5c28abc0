import { Textarea, type TextareaProps } from '@mantine/core'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { held, lengthProblem } from './own-problem'

interface LongTextFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> {
  value: string
  onChange: (text: string) => void
  /** From one sign more the field says so; nothing is cut (C-162). */
  max?: number
  /** What it says then, where that has words of its own. */
  limitNote?: string | undefined
}

/** Several lines of text; `autosize` with `minRows` and `maxRows` where it should grow with them. */
export const LongTextField = drawnWhenChanged(function LongTextField({
  onChange,
  max = Infinity,
  limitNote,
  error,
  ...rest
}: LongTextFieldProps) {
  const own = lengthProblem(rest.value, max, limitNote)
  return (
    <Textarea
      rows={3}
      {...rest}
      {...held(own)}
      error={error || own}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
})
