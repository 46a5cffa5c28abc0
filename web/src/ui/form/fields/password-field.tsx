import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { PasswordInput } from '@mantine/core'
import type { FieldBinding } from '../use-foyer-form'

interface PasswordFieldProps extends FieldBinding<string> {
  label: string
  autoComplete: string
  autoFocus?: boolean
}

export function PasswordField({ onChange, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': screenTexts.showPassword }}
    />
  )
}
