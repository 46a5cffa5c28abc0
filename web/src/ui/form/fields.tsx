import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core'
import type { FoyerForm } from './use-foyer-form'

interface FieldProps<V extends Record<string, unknown>> {
  form: FoyerForm<V>
  name: keyof V & string
  label: string
  autoComplete?: string
  autoFocus?: boolean
  /** Marks the field without words, where another field already says them. */
  isQuiet?: boolean
}

const shared = <V extends Record<string, unknown>>({ form, name, isQuiet, ...rest }: FieldProps<V>) => {
  const { error, ...props } = form.fields.getInputProps(name as never)
  return { ...props, ...rest, name, error: isQuiet ? Boolean(error) : error, readOnly: form.isBusy }
}

type TextFieldProps<V extends Record<string, unknown>> = FieldProps<V> &
  Pick<TextInputProps, 'type' | 'inputMode'>

export function TextField<V extends Record<string, unknown>>(props: TextFieldProps<V>) {
  return <TextInput {...shared(props)} />
}

export function PasswordField<V extends Record<string, unknown>>(props: FieldProps<V>) {
  return (
    <PasswordInput
      {...shared(props)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': screenTexts.showPassword }}
    />
  )
}
