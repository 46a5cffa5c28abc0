import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './sheet.module.css'

interface SheetProps {
  title: ReactNode
  /** More about it, behind a sign beside the title. */
  hint?: string
  /** One sentence below the title. */
  text?: string
  action?: ReactNode
  children: ReactNode
}

/** One subject of a page: heading, sentence, action, and what it is about. */
export function Sheet({ title, hint, text, action, children }: SheetProps) {
  const id = useId()
  return (
    <section className={classes.sheet} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <div className={classes.line}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {hint && <Hint text={hint} />}
          </div>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}

function Hint({ text }: { text: string }) {
  return (
    <Tooltip label={text} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon size={24} aria-label={text}>
        <IconInfoCircle size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
