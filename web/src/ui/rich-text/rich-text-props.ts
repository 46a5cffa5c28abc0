import type { ReactNode } from 'react'
import type { Place } from './place'
import type { Picture } from './use-pictures'

export interface RichTextFieldProps {
  /** HTML; empty for nothing. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  label: string
  description?: ReactNode
  placeholder?: string
  withAsterisk?: boolean
  error?: ReactNode
  disabled?: boolean
  readOnly?: boolean
  name?: string
  'data-path'?: string
  /** Fields that can be put into the text: `{{name}}` in the value, its label in the editor. */
  places?: readonly Place[]
  /** Stores a picture; undefined where that has failed and was said. Without it there are no pictures. */
  onPicture?: (file: File) => Promise<Picture | undefined>
}
