import { TextField, type TextFieldProps } from './text-field'

/** A time of day as HH:MM, empty for none; the browser brings the way to pick it. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'max' | 'shape' | 'limitNote'>) {
  return <TextField {...props} type="time" />
}
