import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import classes from './long-text.module.css'

/** Remarks and lines of a history: the specification cuts them here. */
const shownAtFirst = 250

/** Text over 250 characters is collapsed behind 'read more'. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const signs = [...text]
  if (signs.length <= shownAtFirst) return <p className={classes.text}>{text}</p>
  return (
    <p className={classes.text}>
      {isOpen ? text : `${signs.slice(0, shownAtFirst).join('').trimEnd()}… `}{' '}
      <Anchor component="button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? screenTexts.readLess : screenTexts.readMore}
      </Anchor>
    </p>
  )
}
