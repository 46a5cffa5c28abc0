import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { Input } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './rich-text.module.css'
import type { RichTextFieldProps } from './rich-text-props'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
)

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
