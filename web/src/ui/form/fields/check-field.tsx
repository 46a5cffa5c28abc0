import { Checkbox, type CheckboxProps, Switch, type SwitchProps } from '@mantine/core'

type Toggle<P> = Omit<P, 'value' | 'onChange' | 'checked' | 'readOnly'> & {
  value: boolean
  onChange: (isOn: boolean) => void
  readOnly?: boolean
}

/** A yes or no that is sent with its form. */
export function CheckField({ value, onChange, readOnly, disabled, ...rest }: Toggle<CheckboxProps>) {
  return (
    <Checkbox
      {...rest}
      disabled={disabled || readOnly}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** A yes or no that takes effect at once. */
export function SwitchField({ value, onChange, readOnly, disabled, ...rest }: Toggle<SwitchProps>) {
  return (
    <Switch
      {...rest}
      disabled={disabled || readOnly}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
