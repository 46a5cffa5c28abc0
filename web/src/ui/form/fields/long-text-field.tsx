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

/** Newer browsers do it by themselves; to measure each field, the page has to be laid out once for each. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

type Grown = Pick<TextareaProps, 'autosize' | 'minRows' | 'maxRows'>

function sizeOf({ autosize, minRows = 1, maxRows }: Grown): Partial<TextareaProps> {
  if (!autosize || !growsByItself) return { autosize, minRows, maxRows }
  const lines = (count: number) => `calc(${count}lh + 2 * var(--input-padding-y, 0rem) + 2px)`
  const maxHeight = maxRows && lines(maxRows)
  return { styles: { input: { fieldSizing: 'content', minHeight: lines(minRows), maxHeight } } }
}

/** Several lines of text; `autosize` with `minRows` and `maxRows` where it should grow with them. */
export const LongTextField = drawnWhenChanged(function LongTextField({
  onChange,
  max = Infinity,
  limitNote,
  error,
  autosize,
  minRows,
  maxRows,
  ...rest
}: LongTextFieldProps) {
  const own = lengthProblem(rest.value, max, limitNote)
  return (
    <Textarea
      rows={3}
      {...rest}
      {...sizeOf({ autosize, minRows, maxRows })}
      {...held(own)}
      error={error || own}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
})
