import { personalLimits } from '@foyer/contract/accounts/limits'
import { personalTexts as texts } from '@foyer/contract/accounts/messages'
import type { personalForm } from '@foyer/contract/accounts/personal-details'
import { phoneDigits } from '@foyer/contract/kit/phone'
import { capitalised, digitsOnly } from '@foyer/contract/kit/typed-text'
import { TextInput } from '@mantine/core'
import type { z } from 'zod'
import { DateField } from '../../../ui/form/date-field'
import { ShapedField } from '../../../ui/form/shaped-field'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { PhoneField } from '../../places/phone-field'
import classes from './personal.module.css'

export type PersonalValues = z.infer<ReturnType<typeof personalForm>>

interface Fields {
  form: FoyerForm<PersonalValues>
}

const { personal: limits } = personalLimits

export function NameFields({ form }: Fields) {
  const shared = { form, max: limits.name.max, shape: capitalised, limitNote: texts.limitReached }
  return (
    <div className={classes.pair}>
      <ShapedField
        {...shared}
        name="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        withAsterisk
      />
      <ShapedField
        {...shared}
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        withAsterisk
      />
    </div>
  )
}

/** The email is the name one signs in with, and is not changed here (O-030). */
export function ContactFields({ form }: Fields) {
  const phone = form.fields.getInputProps('phone')
  return (
    <>
      <TextInput
        className={classes.fixed}
        label={texts.email}
        value={form.fields.values.email}
        error={form.fields.errors.email}
        autoComplete="email"
        readOnly
        withAsterisk
      />
      <PhoneField
        label={texts.phone}
        name="phone"
        value={phone.value}
        onChange={phone.onChange}
        onBlur={phone.onBlur}
        error={phone.error}
        readOnly={form.isBusy}
        maxDigits={limits.phone.max}
        required
      />
    </>
  )
}

export function HomeFields({ form, today }: Fields & { today: string }) {
  const birth = form.fields.getInputProps('dateOfBirth')
  const isIndia = phoneDigits(form.fields.values.phone.dialCode) === '91'
  return (
    <>
      <DateField
        label={texts.dateOfBirth}
        placeholder={texts.datePattern}
        data-path="dateOfBirth"
        value={birth.value}
        onChange={birth.onChange}
        error={birth.error}
        last={today}
        opensAt={`${Number(today.slice(0, 4)) - 30}-01-01`}
        readOnly={form.isBusy}
      />
      <ShapedField
        form={form}
        name="address"
        label={texts.address}
        max={limits.address.max}
        limitNote={texts.limitReached}
        autoComplete="street-address"
      />
      <div className={classes.pair}>
        <ShapedField
          form={form}
          name="city"
          label={texts.city}
          max={limits.city.max}
          autoComplete="address-level2"
        />
        <ShapedField
          form={form}
          name="postalCode"
          label={texts.postalCode}
          max={isIndia ? limits.pin.india : limits.pin.other}
          shape={digitsOnly}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    </>
  )
}
