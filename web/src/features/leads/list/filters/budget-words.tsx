import { readBudgetWords } from '@foyer/contract/leads/list/budget-words'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { wordsOfBudget } from './filter-fields'

interface BudgetWordsProps {
  from: number | undefined
  to: number | undefined
  currencySymbol: string
  onChange: (range: { budgetFrom: number | undefined; budgetTo: number | undefined }) => void
}

/** Both ends in one field, as people say them: 'over 20 lakh', '15-25L'. */
export function BudgetWords({ from, to, currencySymbol, onChange }: BudgetWordsProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const range = readBudgetWords(typed)
  // What was typed stays, until the other fields say something else.
  const text = range && (range.from !== from || range.to !== to) ? '' : typed
  const problem = text.trim() === '' || range ? '' : filterBarTexts.noBudgetWords
  // A form with it is not applied.
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  return (
    <TextInput
      ref={input}
      data-autofocus
      size="xs"
      label={filterBarTexts.budgetWords}
      placeholder={filterBarTexts.budgetWordsExample}
      value={text}
      description={text && range && wordsOfBudget(range, currencySymbol)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={isLeft && problem}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const said = readBudgetWords(value)
        onChange({ budgetFrom: said?.from, budgetTo: said?.to })
      }}
    />
  )
}
