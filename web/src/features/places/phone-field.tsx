import { findCountry, findCountryByDialCode } from '@foyer/contract/company/countries'
import { type PhoneParts, phoneDigits } from '@foyer/contract/kit/phone'
import { countryTexts } from '@foyer/contract/places/messages'
import { Input, Select } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { drawnWhenChanged } from '../../ui/drawn-when-changed'
import { Row } from '../../ui/layout/flow'
import { countryOptions, renderCountry, useCountryList } from './country-options'
import { readTyped } from './dial-codes'

interface PhoneFieldProps {
  label?: string
  /** Digits without the plus, as splitPhone gives and formatStoredPhone takes them. */
  value: PhoneParts
  onChange: (value: PhoneParts) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
  readOnly?: boolean
  disabled?: boolean
  name?: string
  maxDigits?: number
}

const options = countryOptions(({ dialCode }) => dialCode)
const renderOption = renderCountry(({ dialCode }) => dialCode)

/** Several countries share a dial code: the one that was picked keeps its flag as long as its code is the value's. */
function useDialCountry(dialCode: string) {
  const [picked, setPicked] = useState<string>()
  const known = findCountry(picked ?? '')
  const isCurrent = known && phoneDigits(known.dialCode) === dialCode
  return { country: isCurrent ? known : findCountryByDialCode(dialCode), setPicked }
}

/** Country code and national number, digits only. */
export const PhoneField = drawnWhenChanged(function PhoneField({
  label = countryTexts.phone,
  value,
  onChange,
  onBlur,
  error,
  required,
  maxDigits = 15,
  name,
  ...state
}: PhoneFieldProps) {
  const id = useId()
  const dialCode = phoneDigits(value.dialCode)
  const { country, setPicked } = useDialCountry(dialCode)
  const list = useCountryList(options, country)
  return (
    <Input.Wrapper id={id} label={label} error={error} required={required}>
      <Row gap={6} isOneLine grow="last">
        <Select
          {...list}
          {...state}
          w={112}
          flex="none"
          aria-label={country ? `${countryTexts.dialCode}: ${country.name}` : countryTexts.dialCode}
          onChange={(countryCode) => {
            const chosen = findCountry(countryCode ?? '')
            if (!chosen) return
            setPicked(chosen.countryCode)
            onChange({ ...value, dialCode: phoneDigits(chosen.dialCode) })
          }}
          renderOption={renderOption}
          openOnFocus={false}
          comboboxProps={{ ...list.comboboxProps, width: 300, position: 'bottom-start' }}
        />
        <Input
          {...state}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.national}
          onChange={(event) => onChange(readTyped(event.currentTarget.value, dialCode, maxDigits))}
          onBlur={onBlur}
          error={Boolean(error)}
        />
      </Row>
    </Input.Wrapper>
  )
})
