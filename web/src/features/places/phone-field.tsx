import { findCountry, findCountryByDialCode } from '@foyer/contract/company/countries'
import { type PhoneParts, phoneDigits, readPhone } from '@foyer/contract/kit/phone'
import { countryTexts } from '@foyer/contract/places/messages'
import { Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { drawnWhenChanged } from '../../ui/drawn-when-changed'
import { isSign, keyOf } from '../../ui/form/fields/keystroke'
import { Select } from '../../ui/form/fields/select'
import { Row } from '../../ui/layout/flow'
import { countryOptions, renderCountry, useCountryList } from './country-options'

interface PhoneFieldProps {
  label?: string
  /** The dial code without the plus; the number as it was typed, for `readPhone` to read (C-162). */
  value: PhoneParts
  onChange: (value: PhoneParts) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
  readOnly?: boolean
  disabled?: boolean
  name?: string
  /** Keys that do nothing; what is pasted stays and is judged. */
  blocks?: RegExp
  /** How the number is marked, in attributes of its input. */
  mark?: object
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

/** Country code and national number. A number that is pasted or left is shown as it was read, with its own country. */
export const PhoneField = drawnWhenChanged(function PhoneField({
  label = countryTexts.phone,
  value,
  onChange,
  onBlur,
  error,
  required,
  blocks,
  mark,
  name,
  ...state
}: PhoneFieldProps) {
  const id = useId()
  const dialCode = phoneDigits(value.dialCode)
  const { country, setPicked } = useDialCountry(dialCode)
  const list = useCountryList(options, country)
  const asRead = (national: string) => readPhone(national, dialCode) ?? { dialCode, national }
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
          {...mark}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.national}
          onChange={(event) => {
            const national = event.currentTarget.value
            onChange(keyOf(event.nativeEvent) === undefined ? asRead(national) : { dialCode, national })
          }}
          onKeyDown={(event) => {
            if (blocks && isSign(event) && blocks.test(event.key)) event.preventDefault()
          }}
          onBlur={() => {
            const read = asRead(value.national)
            if (read.dialCode !== dialCode || read.national !== value.national) onChange(read)
            onBlur?.()
          }}
          error={Boolean(error)}
        />
      </Row>
    </Input.Wrapper>
  )
})
