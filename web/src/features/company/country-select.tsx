import { type Country, findCountry } from '@foyer/contract/company/countries'
import { countryTexts } from '@foyer/contract/places/messages'
import type { SelectProps } from '@mantine/core'
import { Select } from '../../ui/form/fields/select'
import { countryOptions, renderCountry, useCountryList } from '../places/country-options'

interface CountrySelectProps
  extends Pick<SelectProps, 'error' | 'required' | 'withAsterisk' | 'readOnly' | 'disabled' | 'name'> {
  label?: string
  /** ISO 3166, two letters; the currency follows from the country. */
  value: string | undefined
  onChange: (country: Country) => void
}

const options = countryOptions(({ name }) => name)
const renderOption = renderCountry(({ dialCode, currency, symbol }) =>
  symbol === currency ? `${dialCode} · ${currency}` : `${dialCode} · ${currency} ${symbol}`,
)

/** Found by name, code, calling code, currency or symbol (T-025). */
export function CountrySelect({
  label = countryTexts.country,
  value,
  onChange,
  ...field
}: CountrySelectProps) {
  const list = useCountryList(options, findCountry(value ?? ''))
  return (
    <Select
      {...list}
      {...field}
      label={label}
      onChange={(countryCode) => {
        const country = findCountry(countryCode ?? '')
        if (country) onChange(country)
      }}
      renderOption={renderOption}
      placeholder={countryTexts.search}
    />
  )
}
