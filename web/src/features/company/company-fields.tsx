import { findCountry } from '@foyer/contract/company/countries'
import { companyLimits } from '@foyer/contract/company/limits'
import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import { isOddGst } from '@foyer/contract/company/papers'
import { timeZoneFor } from '@foyer/contract/company/time-zones'
import { capitalised, capitals, withoutBlanks } from '@foyer/contract/kit/typed-text'
import { Group, Text } from '@mantine/core'
import { TextField } from '../../ui/form/fields/text-field'
import type { FoyerForm } from '../../ui/form/use-foyer-form'
import { ImagePicker } from '../files/image-picker'
import type { CompanyValues } from './company-values'
import { CountrySelect } from './country-select'
import { PlaceField } from './place-field'
import { TimeZoneSelect } from './time-zone-select'

interface Fields {
  form: FoyerForm<CompanyValues>
}

const { company: limits } = companyLimits

export function AboutFields({ form }: Fields) {
  return (
    <>
      <ImagePicker
        label={texts.logo}
        value={form.fields.values.logo || undefined}
        onChange={(location) => form.fields.setFieldValue('logo', location ?? '')}
        isDisabled={form.isBusy}
      />
      <TextField
        {...form.field('name')}
        label={texts.name}
        max={limits.name.max}
        shape={capitalised}
        limitNote={texts.limitReached}
        autoComplete="organization"
        withAsterisk
      />
      <TextField
        {...form.field('gstNumber')}
        label={texts.gstNumber}
        max={limits.gst.max}
        shape={(text) => capitals(withoutBlanks(text))}
        autoComplete="off"
      />
      {isOddGst(form.fields.values) && (
        <Text role="status" size="xs" mt={-10} data-ink="2">
          {texts.gstShape}
        </Text>
      )}
    </>
  )
}

export function AddressFields({ form }: Fields) {
  const place = form.fields.getInputProps('place')
  return (
    <>
      <TextField
        {...form.field('address')}
        label={texts.address}
        max={limits.address.max}
        limitNote={texts.limitReached}
        autoComplete="street-address"
        withAsterisk
      />
      <Group grow gap={12} align="flex-start" wrap="nowrap">
        <TextField
          {...form.field('city')}
          label={texts.city}
          max={limits.city.max}
          autoComplete="address-level2"
          withAsterisk
        />
        <TextField
          {...form.field('postalCode')}
          label={texts.postalCode}
          max={limits.postalCode.max}
          shape={withoutBlanks}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Group>
      <PlaceField
        value={place.value}
        onChange={place.onChange}
        city={form.fields.values.city.trim()}
        error={place.error}
        data-path="place"
        readOnly={form.isBusy}
      />
    </>
  )
}

/** The currency follows from the country, and so does the time zone where there is one only (O-037). */
export function CountryFields({ form }: Fields) {
  const { values, errors, setFieldValue } = form.fields
  const country = findCountry(values.countryCode)
  return (
    <>
      <div>
        <CountrySelect
          value={values.countryCode}
          onChange={({ countryCode }) => {
            setFieldValue('countryCode', countryCode)
            setFieldValue('timeZone', timeZoneFor(countryCode, values.timeZone))
          }}
          error={errors.countryCode}
          data-path="countryCode"
          readOnly={form.isBusy}
          withAsterisk
        />
        {country && (
          <Text role="status" size="xs" mt={4} data-ink="2">
            {texts.currency}: <strong>{texts.currencyOf(country.currency, country.symbol)}</strong>
          </Text>
        )}
      </div>
      <TimeZoneSelect
        countryCode={values.countryCode}
        value={values.timeZone}
        onChange={(zone) => setFieldValue('timeZone', zone)}
        error={errors.timeZone}
        data-path="timeZone"
        readOnly={form.isBusy}
        withAsterisk
      />
    </>
  )
}
