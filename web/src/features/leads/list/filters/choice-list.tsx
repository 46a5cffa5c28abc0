import { leadLimits } from '@foyer/contract/leads/limits'
import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { TickList } from '../../../../ui/form/fields/tick-list'
import { Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { QuietText } from '../../../../ui/text/quiet-text'
import type { Choice } from './filter-fields'
import classes from './filters.module.css'

interface ChoiceListProps {
  label: string
  choices: Choice[]
  values: string[]
  /** What is typed can be chosen too, whether it is among the choices or not. */
  takesTyped?: boolean
  onChange: (values: string[]) => void
}

/** As many are read at a glance. */
const searchedFrom = 8

/** A list to tick, with Select All (L-053); a long one can be searched. */
export function ChoiceList({ label, choices, values, takesTyped = false, onChange }: ChoiceListProps) {
  const [search, setSearch] = useState('')
  const isPhone = useIsPhone()
  const typed = search.trim().toLowerCase()
  const matching = choices.filter((choice) => choice.label.toLowerCase().includes(typed))
  const isNew =
    takesTyped && typed !== '' && !choices.some(({ label: known }) => known.toLowerCase() === typed)
  const isSearched = takesTyped || choices.length >= searchedFrom
  const own = { value: search.trim(), label: filterBarTexts.typed(search.trim()) }
  const found = isNew && own.value.length <= leadLimits.columnTextMax ? [...matching, own] : matching
  const ticked = found.filter(({ value }) => values.includes(value))
  const isAll = ticked.length === found.length

  const tick = (changed: Choice[], isTicked: boolean) => {
    const names = changed.map(({ value }) => value)
    const others = values.filter((value) => !names.includes(value))
    onChange((isTicked ? [...others, ...names] : others).slice(0, leadLimits.filterValuesMax))
  }

  return (
    <fieldset aria-label={label}>
      <Stack gap={8}>
        {isSearched && (
          <TextInput
            data-autofocus
            type="search"
            aria-label={filterBarTexts.searchIn(label)}
            placeholder={filterBarTexts.searchIn(label)}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              const [first] = found
              // The first Enter takes what was typed, the next one applies.
              if (event.key !== 'Enter' || !takesTyped || typed === '' || !first || ticked.length > 0) return
              event.preventDefault()
              tick([first], true)
            }}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          />
        )}
        {found.length === 0 ? (
          <div role="status">
            <QuietText>{filterBarTexts.noMatch}</QuietText>
          </div>
        ) : (
          <TickList isWhole={isPhone}>
            <Checkbox
              className={classes.selectAll}
              data-autofocus={!isSearched || undefined}
              label={leadFilterTexts.selectAll}
              checked={isAll}
              indeterminate={ticked.length > 0 && !isAll}
              onChange={() => tick(found, !isAll)}
            />
            {found.map((choice) => (
              <CheckField
                key={choice.value}
                label={choice.label}
                value={values.includes(choice.value)}
                onChange={(isTicked) => tick([choice], isTicked)}
              />
            ))}
          </TickList>
        )}
      </Stack>
    </fieldset>
  )
}
