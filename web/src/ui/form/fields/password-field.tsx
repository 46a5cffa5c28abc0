import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { PasswordInput } from '@mantine/core'
import type { FieldBinding } from '../use-foyer-form'

interface PasswordFieldProps extends FieldBinding<string> {
  label: string
  autoComplete: string
  autoFocus?: boolean
  /** Said under the field. */
  note?: string | undefined
}

export function PasswordField({ onChange, note, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...rest}
      description={note}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': screenTexts.showPassword }}
    />
  )
}
