import { groupDigits, readAmount, shortAmount } from '@foyer/contract/kit/money'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Row } from '../../../../ui/layout/flow'

interface Ends {
  budgetFrom: number | undefined
  budgetTo: number | undefined
}

interface AmountRangeProps extends Ends {
  currencySymbol: string
  onChange: (part: Partial<Ends>) => void
}

/** From and to as people say them: '20 lakh', '1.5 cr', '12,50,000'. */
export function AmountRange({ budgetFrom, budgetTo, currencySymbol, onChange }: AmountRangeProps) {
  return (
    <Row gap={8} align="start" isOneLine>
      <Amount
        label={filterBarTexts.from}
        value={budgetFrom}
        symbol={currencySymbol}
        onChange={(value) => onChange({ budgetFrom: value })}
      />
      <Amount
        label={filterBarTexts.to}
        value={budgetTo}
        symbol={currencySymbol}
        onChange={(value) => onChange({ budgetTo: value })}
      />
    </Row>
  )
}

interface AmountProps {
  label: string
  value: number | undefined
  symbol: string
  onChange: (value: number | undefined) => void
}

const written = (value: number | undefined) => (value === undefined ? '' : groupDigits(String(value)))
const isReadable = (text: string) => text.trim() === '' || readAmount(text) !== undefined

function Amount({ label, value, symbol, onChange }: AmountProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(written(value))
  const [isLeft, setLeft] = useState(true)
  // What is typed stays as it was typed, until the slider says something else.
  const text = isReadable(typed) && readAmount(typed) !== value ? written(value) : typed
  const problem = isReadable(text) ? '' : filterBarTexts.noAmount
  // A form with it is not applied.
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  return (
    <TextInput
      ref={input}
      flex={1}
      size="xs"
      label={label}
      value={text}
      placeholder={filterBarTexts.amountExample}
      description={value === undefined ? undefined : shortAmount(value, symbol)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={isLeft && problem}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(readAmount(currentTarget.value))
      }}
    />
  )
}
