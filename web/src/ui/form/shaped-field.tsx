import { ShapedInput, type ShapedInputProps } from './shaped-input'
import type { FoyerForm } from './use-foyer-form'

interface ShapedFieldProps<V extends Record<string, unknown>>
  extends Pick<
    ShapedInputProps,
    'inputMode' | 'autoComplete' | 'withAsterisk' | 'className' | 'max' | 'shape' | 'limitNote'
  > {
  form: FoyerForm<V>
  name: keyof V & string
  label: string
}

/** A ShapedInput in a form. */
export function ShapedField<V extends Record<string, unknown>>({ form, name, ...rest }: ShapedFieldProps<V>) {
  const field = form.fields.getInputProps(name as never)
  return <ShapedInput {...rest} {...field} value={String(field.value)} name={name} readOnly={form.isBusy} />
}
