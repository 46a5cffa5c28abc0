import { groupDigits, readAmount, shortAmount } from '@foyer/contract/kit/money'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { TextField, type TextFieldProps } from './text-field'

interface AmountFieldProps extends Omit<TextFieldProps, 'max' | 'shape' | 'note' | 'leftSection'> {
  /** As it was typed: '1850000', '18.5 lakh'; the rules of the form read it with `readAmount`. */
  value: string
  symbol: string
  /** As India writes them: 18,50,000. */
  isGrouped: boolean
}

const isPlain = (text: string) => /^\d*$/.test(text)
const withoutCommas = (text: string) => text.replaceAll(',', '')

/** Grouped digits without their commas; any other text as it is. */
const plainOf = (text: string) =>
  readAmount(text) !== undefined && isPlain(withoutCommas(text)) ? withoutCommas(text) : text

/**
 * Money, its sign before it, and below it how the amount was read, so that a wrong zero is seen. Plain digits are grouped
 * while they are typed; any other text stays as it is.
 */
export const AmountField = drawnWhenChanged(function AmountField({
  value,
  onChange,
  symbol,
  isGrouped,
  ...rest
}: AmountFieldProps) {
  const amount = readAmount(value)
  const written = (digits: string) => (isGrouped ? groupDigits(digits) : digits)
  const shape = (text: string, key: string | undefined) => {
    const isOneDigit = key !== undefined && isPlain(key) && isPlain(value)
    const isAmount = isOneDigit || readAmount(text) !== undefined
    return isAmount && isPlain(withoutCommas(text)) ? written(withoutCommas(text)) : text
  }
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={isPlain(value) ? written(value) : value}
      onChange={(text) => onChange(plainOf(text))}
      shape={shape}
      note={amount === undefined ? undefined : shortAmount(amount, symbol)}
      leftSection={symbol}
    />
  )
})
