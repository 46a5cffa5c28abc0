import { atMost, lengthOf } from '@foyer/contract/kit/typed-text'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import type { FoyerForm } from './use-foyer-form'

interface ShapedFieldProps<V extends Record<string, unknown>>
  extends Pick<TextInputProps, 'inputMode' | 'autoComplete' | 'withAsterisk' | 'className'> {
  form: FoyerForm<V>
  name: keyof V & string
  label: string
  max: number
  /** What becomes of the text while it is typed. */
  shape?: (text: string) => string
  /** Said when the limit is reached. */
  limitNote?: string
}

const asTyped = (text: string) => text

/** The browser puts the cursor at the end of a text that was changed under it; it belongs where one types. */
function keepCursor(input: HTMLInputElement, typed: string, shaped: string) {
  if (typed === shaped || input.selectionStart === null) return
  const place = Math.max(0, input.selectionStart - Math.max(0, typed.length - shaped.length))
  requestAnimationFrame(() => input.setSelectionRange(place, place))
}

/** A text with a limit: what goes beyond it is ignored, and the field says so (C-052). */
export function ShapedField<V extends Record<string, unknown>>({
  form,
  name,
  max,
  shape = asTyped,
  limitNote,
  ...rest
}: ShapedFieldProps<V>) {
  const { onChange, ...field } = form.fields.getInputProps(name as never)
  const isFull = limitNote !== undefined && lengthOf(String(field.value)) >= max
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const shaped = atMost(shape(input.value), max)
    keepCursor(input, input.value, shaped)
    onChange(shaped)
  }
  return (
    <TextInput
      {...rest}
      {...field}
      name={name}
      readOnly={form.isBusy}
      onChange={take}
      description={isFull && <span role="status">{limitNote}</span>}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  )
}
