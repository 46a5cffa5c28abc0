import { groupDigits } from '@foyer/contract/kit/money'
import { digitsOnly } from '@foyer/contract/kit/typed-text'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { TextField, type TextFieldProps } from './text-field'

interface AmountFieldProps extends Omit<TextFieldProps, 'max' | 'shape' | 'inputMode' | 'leftSection'> {
  /** Digits alone; empty for none. */
  value: string
  symbol: string
  maxDigits: number
  /** As India writes them: 18,50,000. */
  isGrouped: boolean
}

/** Whole money, its sign before it. A longer sum that is stored stays until it is typed over (C-004). */
export const AmountField = drawnWhenChanged(function AmountField({
  value,
  onChange,
  symbol,
  maxDigits,
  isGrouped,
  ...rest
}: AmountFieldProps) {
  const digits = (text: string) => digitsOnly(text).slice(0, maxDigits)
  const written = (text: string) => (isGrouped ? groupDigits(text) : text)
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={value && written(value)}
      onChange={(text) => onChange(digits(text))}
      shape={(text) => written(digits(text))}
      inputMode="numeric"
      leftSection={symbol}
    />
  )
})
