import { labelOf, leadFields } from '@foyer/contract/fields/lead-fields'
import { capitalised, withoutBlanks } from '@foyer/contract/kit/typed-text'
import { type AreaUnit, areaUnits, type TypedField, typedFields } from '@foyer/contract/leads/fields/values'
import { leadFormLimits as limits } from '@foyer/contract/leads/limits'
import { leadProblemTexts } from '@foyer/contract/leads/messages/capture'
import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { isIndia, notInEmail, postalCodeHint } from '@foyer/contract/leads/record/checks'
import { nameAndNumber } from '@foyer/contract/leads/record/name-and-number'
import { Input } from '@mantine/core'
import { useId } from 'react'
import { AmountField } from '../../../../ui/form/fields/amount-field'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TextField, type TextFieldProps } from '../../../../ui/form/fields/text-field'
import { Row } from '../../../../ui/layout/flow'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { fieldOf, type LeadForm } from './use-lead-form'

export interface LeadFieldProps {
  form: LeadForm
  label: string
  isRequired?: boolean
  className?: string | undefined
}

interface OwnTextProps extends LeadFieldProps, Pick<TextFieldProps, 'max' | 'shape' | 'inputMode'> {
  name: Exclude<TypedField, 'areaUnit'>
  error?: string | undefined
}

/** The typing limit of the form that is shown. */
const limitOf = ({ rules: { form } }: LeadForm, of: 'name') =>
  (form === 'template' || form === 'short' || form === 'edit' ? limits[form] : limits.add)[of]

function OwnText({ form, name, isRequired = false, error, ...rest }: OwnTextProps) {
  const field = fieldOf(form, name)
  return (
    <TextField
      {...rest}
      {...field}
      error={field.error ?? error}
      value={form.values[name]}
      onChange={(text) => form.change({ [name]: text }, name)}
      withAsterisk={isRequired}
      autoComplete="off"
    />
  )
}

export const CompanyNameField = (props: LeadFieldProps) => (
  <OwnText {...props} name="companyName" max={leadFields.companyName.max} />
)

export const AddressField = (props: LeadFieldProps) => (
  <OwnText {...props} name="address" max={leadFields.address.max} />
)

export const CityField = (props: LeadFieldProps) => (
  <OwnText {...props} name="city" max={leadFields.city.max} shape={capitalised} />
)

/** Where somebody lives, in one line: any text (L-178). */
export const LocationField = (props: LeadFieldProps) => (
  <OwnText {...props} name="city" max={leadFields.address.max} shape={capitalised} />
)

/** Emptied it says so, without holding the form up (C-026). */
export function PostalCodeField(props: LeadFieldProps) {
  const { form } = props
  const hint = form.wasTyped('postalCode') ? postalCodeHint(form.values.postalCode) : undefined
  const max = isIndia(form.rules.country) ? limits.postalCode.india : limits.postalCode.abroad
  return (
    <OwnText {...props} name="postalCode" max={max} shape={withoutBlanks} inputMode="numeric" error={hint} />
  )
}

interface NameFieldProps extends LeadFieldProps {
  index: number
  name: 'firstName' | 'lastName'
  isFirstField?: boolean
}

export function NameField({ form, index, name, isRequired = false, isFirstField, ...rest }: NameFieldProps) {
  const field = `contacts.${index}.${name}`
  const contact = form.values.contacts[index]
  const value = contact?.[name] ?? ''
  // A number behind the name is put apart when the field is left.
  const isWithNumber = isFirstField && nameAndNumber(value, contact?.phones[0]?.dialCode ?? '')
  const max = isWithNumber ? Infinity : limitOf(form, 'name')
  return (
    <TextField
      {...rest}
      {...fieldOf(form, field)}
      value={value}
      note={isFirstField && form.isNumberApart ? texts.numberApart : undefined}
      onChange={(text) => form.changeContact(index, { [name]: text }, field)}
      max={max}
      limitNote={leadProblemTexts.nameFull(max)}
      withAsterisk={isRequired}
      autoComplete="off"
      // The form may come after the dialog has looked for its first field.
      autoFocus={isFirstField}
      data-autofocus={isFirstField || undefined}
    />
  )
}

interface ContactTextProps extends LeadFieldProps {
  index: number
  name: 'designation' | 'type' | 'email'
  placeholder?: string
}

const contactLimits = { designation: limits.designation, type: limits.contactType, email: limits.email }

export function ContactText({ form, index, name, isRequired = false, ...rest }: ContactTextProps) {
  const field = `contacts.${index}.${name}`
  return (
    <TextField
      {...rest}
      {...fieldOf(form, field)}
      value={form.values.contacts[index]?.[name] ?? ''}
      onChange={(text) => form.changeContact(index, { [name]: text }, field)}
      max={contactLimits[name]}
      withAsterisk={isRequired}
      autoComplete="off"
      {...(name === 'email' && { blocks: notInEmail, inputMode: 'email' as const })}
    />
  )
}

/** Grouped as the country of the currency writes it. */
export function BudgetField({ form, label, isRequired = false, className }: LeadFieldProps) {
  const { currencySymbol } = useCompanyDay()
  return (
    <AmountField
      {...fieldOf(form, 'budget')}
      label={label}
      className={className}
      value={form.values.budget}
      onChange={(budget) => form.change({ budget }, 'budget')}
      symbol={currencySymbol}
      isGrouped={currencySymbol === '₹' || form.rules.form === 'short'}
      withAsterisk={isRequired}
    />
  )
}

export function AreaField({ form, label, isRequired = false, className }: LeadFieldProps) {
  const id = useId()
  const { error, ...field } = fieldOf(form, 'area')
  return (
    <Input.Wrapper id={id} className={className} label={label} error={error} withAsterisk={isRequired}>
      <Row gap={6} grow="first" isOneLine>
        <TextField
          {...field}
          id={id}
          error={Boolean(error)}
          value={form.values.area}
          onChange={(area) => form.change({ area }, 'area')}
          inputMode="decimal"
          autoComplete="off"
        />
        <ChoiceField
          flex="none"
          w={92}
          aria-label={texts.areaUnit}
          data={[...areaUnits]}
          value={form.values.areaUnit}
          onChange={(unit) => form.change({ areaUnit: unit as AreaUnit })}
          readOnly={form.isBusy}
        />
      </Row>
    </Input.Wrapper>
  )
}

export function RemarksField({ form, label, className }: LeadFieldProps) {
  return (
    <LongTextField
      {...fieldOf(form, 'remarks')}
      className={className}
      label={label}
      placeholder={texts.remarksHint}
      value={form.values.remarks}
      onChange={(remarks) => form.change({ remarks }, 'remarks')}
      max={leadFields.remarks.max}
      rows={2}
    />
  )
}

/** Those that have a place of their own in the forms. */
const placed: readonly string[] = [
  'companyName',
  'address',
  'city',
  'postalCode',
  'workScope',
  'budget',
  'area',
  'areaUnit',
  'source',
  'sourceName',
  'remarks',
] satisfies TypedField[]

/** Any other field that people type. */
export const FurtherFields = ({ form, className }: Omit<LeadFieldProps, 'label'>) =>
  typedFields
    .filter((field): field is Exclude<TypedField, 'areaUnit'> => !placed.includes(field))
    .map((field) => {
      const { max } = leadFields[field] as { max?: number }
      return (
        <OwnText
          key={field}
          form={form}
          name={field}
          label={labelOf(field, 'form')}
          className={className}
          {...(max !== undefined && { max })}
        />
      )
    })
