import { type Country, countries, findCountry, searchCountries } from '@foyer/contract/company/countries'
import { countryTexts } from '@foyer/contract/places/messages'
import type { ComboboxItem, OptionsFilter, SelectProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import classes from './country.module.css'
import { CountryFlag } from './country-flag'

const listProps = {
  filter: filterCountries,
  classNames: { options: classes.options, option: classes.row },
  leftSectionWidth: 38,
  nothingFoundMessage: countryTexts.noMatch,
  autoComplete: 'off',
  searchable: true,
  selectFirstOptionOnChange: true,
  allowDeselect: false,
  withCheckIcon: false,
  withScrollArea: false,
} satisfies Partial<SelectProps>

/**
 * What every list of countries shares. Its 244 rows are there while it is open; the list itself is always, because the
 * field names it to screen readers.
 */
export function useCountryList(options: ComboboxItem[], chosen: Country | undefined) {
  const [isOpen, setOpen] = useState(false)
  const value = chosen?.countryCode ?? null
  return {
    ...listProps,
    value,
    data: isOpen ? options : options.filter((option) => option.value === value),
    // All rows from the focus on: what is typed or pasted at once finds its first answer for Enter.
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      event.currentTarget.select()
      setOpen(true)
    },
    onDropdownOpen: () => setOpen(true),
    comboboxProps: { withinPortal: false, onExitTransitionEnd: () => setOpen(false) },
    leftSection: chosen && <CountryFlag countryCode={chosen.countryCode} />,
  } satisfies Partial<SelectProps>
}

/** A list of countries for a Select, with the words of the field once one is chosen. */
export const countryOptions = (label: (country: Country) => string): ComboboxItem[] =>
  countries.map((country) => ({ value: country.countryCode, label: label(country) }))

/** By name, code, dial code, currency or symbol, the best answers first. */
function filterCountries({ options, search }: Parameters<OptionsFilter>[0]) {
  const byCode = new Map((options as ComboboxItem[]).map((option) => [option.value, option]))
  return searchCountries(search).flatMap(({ countryCode }) => byCode.get(countryCode) ?? [])
}

// Plain elements: all 244 rows are drawn at once.
const line = { display: 'flex', alignItems: 'center', gap: 10, width: '100%', minHeight: 24 }
const rest = { flex: 1, overflowWrap: 'anywhere' } as const

export const renderCountry =
  (detail: (country: Country) => string): SelectProps['renderOption'] =>
  ({ option }) => {
    const country = findCountry(String(option.value))
    if (!country) return option.label
    return (
      <div style={line}>
        <CountryFlag countryCode={country.countryCode} />
        <span style={rest}>{country.name}</span>
        <span className="num" data-ink="3">
          {detail(country)}
        </span>
      </div>
    )
  }
