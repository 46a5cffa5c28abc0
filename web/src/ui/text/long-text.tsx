import { screenLimits } from '@foyer/contract/kit/limits'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import classes from './long-text.module.css'

/** A remark, or a line of a history: what is too long for a list is folded behind 'read more'. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const signs = [...text]
  if (signs.length <= screenLimits.longText) return <p className={classes.text}>{text}</p>
  return (
    <p className={classes.text}>
      {isOpen ? text : `${signs.slice(0, screenLimits.longText).join('').trimEnd()}… `}{' '}
      <Anchor component="button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? screenTexts.readLess : screenTexts.readMore}
      </Anchor>
    </p>
  )
}
