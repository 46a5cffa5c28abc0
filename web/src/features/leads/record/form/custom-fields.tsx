import { fieldLimits } from '@foyer/contract/fields/limits'
import type { CustomField, FieldType } from '@foyer/contract/fields/model'
import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useCompanyDay } from '../../../accounts/use-company-day'
import classes from './lead-form.module.css'
import { fieldOf, type LeadForm } from './use-lead-form'

const inputModes: Partial<Record<FieldType, 'decimal' | 'email' | 'url'>> = {
  number: 'decimal',
  email: 'email',
  website: 'url',
}

/** A field that the company added, as its type asks (L-160). */
function CustomInput({
  form,
  field,
  className,
}: {
  form: LeadForm
  field: CustomField
  className?: string | undefined
}) {
  const { today } = useCompanyDay()
  const name = `custom.${field.id}`
  const value = form.values.customValues[field.id] ?? ''
  const change = (text: string) =>
    form.change({ customValues: { ...form.values.customValues, [field.id]: text } }, name)
  const shared = { ...fieldOf(form, name), label: field.name, withAsterisk: field.isRequired }
  if (field.type === 'date')
    return (
      <div className={className}>
        <DateField
          {...shared}
          placeholder={texts.dateHint}
          value={value}
          onChange={change}
          opensAt={today}
          isNear
        />
      </div>
    )
  if (field.type === 'dropdown')
    return (
      <ChoiceField
        {...shared}
        className={className}
        placeholder={texts.pick}
        // What was chosen once can stay, though it is no longer offered.
        data={value && !field.options.includes(value) ? [...field.options, value] : field.options}
        value={value}
        onChange={change}
        clearable
      />
    )
  return (
    <TextField
      {...shared}
      className={className}
      value={value}
      onChange={change}
      max={fieldLimits.value.max}
      autoComplete="off"
      {...(inputModes[field.type] && { inputMode: inputModes[field.type] })}
    />
  )
}

/** Two in a row. */
export function CustomInputs({ form }: { form: LeadForm }) {
  return form.rules.customFields.map((field) => (
    <CustomInput key={field.id} form={form} field={field} className={classes.half} />
  ))
}
