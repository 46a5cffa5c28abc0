import { type ReactNode, useId } from 'react'
import { Row } from '../layout/flow'
import { Hint } from '../text/hint'
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
          <Row gap={4} isOneLine>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {hint && <Hint text={hint} />}
          </Row>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action && <Row className={classes.action}>{action}</Row>}
      </div>
      {children}
    </section>
  )
}

/** A part of a subject, away from its edges; several are below each other between lines: `data-line="between"`. */
export function SheetPart({ children }: Pick<SheetProps, 'children'>) {
  return <div className={classes.part}>{children}</div>
}
