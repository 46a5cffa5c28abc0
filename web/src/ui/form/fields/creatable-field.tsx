import { notChosen } from '@foyer/contract/kit/input-texts'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Loader, type SelectProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { held, lengthProblem } from './own-problem'
import { Select } from './select'
import { useSubmitWaits } from './use-submit-waits'

interface CreatableFieldProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'searchable' | 'allowDeselect' | 'filter'> {
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; label: string }[]
  /** Others are on their way: what is typed stays, and nothing is offered as new that may be among them. */
  isLoading: boolean
  /** The row that adds what was typed. */
  createLabel: (name: string) => string
  onCreate: (name: string) => void
  isCreating: boolean
  /** How long what is added may be. */
  max: number
}

/** No value of a choice is this. */
const toCreate = '\u0000'
const plain = (text: string) => text.trim().toLowerCase()
const isSame = (one: string, other: string) => plain(one) === plain(other)

/** One of those there are; what is not there is added by choosing it. */
export const CreatableField = drawnWhenChanged(function CreatableField(props: CreatableFieldProps) {
  const { value, onChange, choices, isLoading, createLabel, onCreate, isCreating, max, ...others } = props
  const { onBlur, onFocus, error, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [leftWith, setLeftWith] = useState('')
  useSubmitWaits(input, isCreating, value)
  const typed = search.trim()
  const isUnknown = !isLoading && typed !== '' && !choices.some(({ label }) => isSame(label, typed))
  const tooLong = isUnknown ? lengthProblem(typed, max) : undefined
  const isNew = isUnknown && tooLong === undefined
  /** What was typed and is neither chosen nor added is not in the form: that must not go unnoticed. */
  const isOpen = isUnknown && !isCreating
  const notTaken = isOpen && leftWith === typed ? notChosen : undefined
  const isOther = isNew || choices.find((choice) => choice.value === value)?.label !== search
  /** Whoever types one of them to the end and goes on means it. */
  const takeTyped: SelectProps['onBlur'] = (event) => {
    const meant = choices.find(({ label }) => typed !== '' && isSame(label, typed))
    if (meant && meant.value !== value) onChange(meant.value)
    setLeftWith(typed)
    onBlur?.(event)
  }
  return (
    <Select
      clearButtonProps={{ tabIndex: -1 }}
      maxDropdownHeight={240}
      autoComplete="off"
      {...rest}
      {...held(isOpen)}
      ref={input}
      error={error || tooLong || notTaken}
      data={isNew ? [...choices, { value: toCreate, label: createLabel(typed) }] : [...choices]}
      value={value || null}
      onChange={(chosen) => (chosen === toCreate ? onCreate(typed) : onChange(chosen ?? ''))}
      onBlur={takeTyped}
      searchable
      searchValue={search}
      onSearchChange={(text) => {
        // A field that is left would put back what was chosen before, and lose what was typed.
        if (!isUnknown || document.activeElement === input.current) setSearch(text)
      }}
      filter={({ options, search: text }) =>
        options.filter(
          (option) =>
            !isOther ||
            ('value' in option && (option.value === toCreate || plain(option.label).includes(plain(text)))),
        )
      }
      readOnly={rest.readOnly || isCreating}
      nothingFoundMessage={isLoading ? screenTexts.loading : rest.nothingFoundMessage}
      rightSection={isCreating ? <Loader size={14} /> : undefined}
      onFocus={(event) => {
        event.currentTarget.select()
        onFocus?.(event)
      }}
      // Also when they come after what was typed.
      selectFirstOptionOnChange={!isLoading}
      withCheckIcon={false}
      comboboxProps={{ keepMounted: false }}
    />
  )
})
