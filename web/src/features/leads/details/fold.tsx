import { UnstyledButton } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './details.module.css'

/** A part of the page that can be closed; open at first. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h2 className={classes.foldHead}>
        <UnstyledButton
          id={`${id}-title`}
          className={classes.foldButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronUp className={classes.chevron} size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
