import { UnstyledButton } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Surface } from '../../../../ui/layout/card'
import { SectionHeading } from '../../../../ui/text/section-heading'
import classes from './details.module.css'

/** A part of the page that can be closed; open at first. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <Surface label={title}>
      <SectionHeading>
        <UnstyledButton
          className={classes.fold}
          data-hover
          data-focus="inside"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronUp size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </SectionHeading>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Surface>
  )
}
