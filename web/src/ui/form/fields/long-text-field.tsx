import { atMost } from '@foyer/contract/kit/typed-text'
import { Textarea, type TextareaProps } from '@mantine/core'
import { drawnWhenChanged } from '../../drawn-when-changed'

interface LongTextFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'maxLength'> {
  value: string
  onChange: (text: string) => void
  max?: number
}

/** Several lines of text; `autosize` with `minRows` and `maxRows` where it should grow with them. */
export const LongTextField = drawnWhenChanged(function LongTextField({
  onChange,
  max = Infinity,
  ...rest
}: LongTextFieldProps) {
  return (
    <Textarea rows={3} {...rest} onChange={(event) => onChange(atMost(event.currentTarget.value, max))} />
  )
})
