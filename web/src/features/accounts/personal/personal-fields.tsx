import { personalLimits } from '@foyer/contract/accounts/limits'
import { personalTexts as texts } from '@foyer/contract/accounts/messages/personal'
import type { personalForm } from '@foyer/contract/accounts/personal-details'
import { phoneDigits } from '@foyer/contract/kit/phone'
import { capitalised, withoutBlanks } from '@foyer/contract/kit/typed-text'
import { Group, TextInput } from '@mantine/core'
import type { z } from 'zod'
import { DateField } from '../../../ui/form/fields/date-field'
import { TextField } from '../../../ui/form/fields/text-field'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { PhoneField } from '../../places/phone-field'

export type PersonalValues = z.infer<ReturnType<typeof personalForm>>

interface Fields {
  form: FoyerForm<PersonalValues>
}

const { personal: limits } = personalLimits

export function NameFields({ form }: Fields) {
  const shared = { max: limits.name.max, shape: capitalised, limitNote: texts.limitReached }
  return (
    <Group grow gap={12} align="flex-start" wrap="nowrap">
      <TextField
        {...shared}
        {...form.field('firstName')}
        label={texts.firstName}
        autoComplete="given-name"
        withAsterisk
      />
      <TextField
        {...shared}
        {...form.field('lastName')}
        label={texts.lastName}
        autoComplete="family-name"
        withAsterisk
      />
    </Group>
  )
}

/** The email is the name one signs in with, and is not changed here (O-030). */
export function ContactFields({ form }: Fields) {
  return (
    <>
      <TextInput
        styles={{ input: { background: 'var(--fy-sunken)' } }}
        label={texts.email}
        value={form.fields.values.email}
        error={form.fields.errors.email}
        autoComplete="email"
        readOnly
        withAsterisk
      />
      <PhoneField label={texts.phone} {...form.field('phone')} required />
    </>
  )
}

export function HomeFields({ form, today }: Fields & { today: string }) {
  const isIndia = phoneDigits(form.fields.values.phone.dialCode) === '91'
  return (
    <>
      <DateField
        label={texts.dateOfBirth}
        placeholder={texts.datePattern}
        {...form.field('dateOfBirth')}
        last={today}
        opensAt={`${Number(today.slice(0, 4)) - 30}-01-01`}
      />
      <TextField
        {...form.field('address')}
        label={texts.address}
        max={limits.address.max}
        limitNote={texts.limitReached}
        autoComplete="street-address"
      />
      <Group grow gap={12} align="flex-start" wrap="nowrap">
        <TextField
          {...form.field('city')}
          label={texts.city}
          max={limits.city.max}
          autoComplete="address-level2"
        />
        <TextField
          {...form.field('postalCode')}
          label={texts.postalCode}
          max={isIndia ? limits.pin.india : limits.pin.other}
          shape={withoutBlanks}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Group>
    </>
  )
}
