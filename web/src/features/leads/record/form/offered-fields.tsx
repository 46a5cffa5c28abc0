import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { OfferedCombo, type OfferedName } from './offered-combo'
import type { LeadFieldProps } from './text-fields'
import { fieldOf } from './use-lead-form'

function OfferedField({
  form,
  name,
  label,
  isRequired = false,
  className,
}: LeadFieldProps & { name: OfferedName }) {
  return (
    <OfferedCombo
      {...fieldOf(form, name)}
      name={name}
      className={className}
      label={label}
      withAsterisk={isRequired}
      value={form.values[name]}
      onChange={(chosen) => form.change({ [name]: chosen }, name)}
    />
  )
}

export const SourceField = (props: LeadFieldProps) => <OfferedField {...props} name="source" />
export const SourceNameField = (props: LeadFieldProps) => <OfferedField {...props} name="sourceName" />
export const WorkScopeField = (props: LeadFieldProps) => <OfferedField {...props} name="workScope" />

interface ListFieldProps extends LeadFieldProps {
  name: 'source' | 'sourceName' | 'workScope' | 'city' | 'budget' | 'area'
  choices: readonly string[]
}

/** Where the company has set what may be answered (L-166). */
export function ListField({ form, name, label, isRequired = false, className, choices }: ListFieldProps) {
  return (
    <ChoiceField
      {...fieldOf(form, name)}
      className={className}
      label={label}
      withAsterisk={isRequired}
      placeholder={texts.pick}
      data={[...choices]}
      value={form.values[name]}
      onChange={(chosen) => form.change({ [name]: chosen }, name)}
      clearable
    />
  )
}
