import { richTextTexts as texts } from '@foyer/contract/kit/rich-text-texts'
import { Input } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Place } from './place'
import classes from './rich-text.module.css'
import type { Picture } from './use-pictures'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
)

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

/** A text with bold words, lists, links, pictures and fields to be filled in; its code comes when it is shown. */
export const RichTextField = (props: RichTextFieldProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <RichTextEditor {...props} />
  </Suspense>
)

const Waiting = ({ label, withAsterisk = false }: RichTextFieldProps) => (
  <Input.Wrapper label={label} labelElement="div" withAsterisk={withAsterisk}>
    <div className={classes.root} aria-busy aria-label={texts.loading} role="status">
      <div className={classes.waiting} />
    </div>
  </Input.Wrapper>
)
