import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  /** offer: something can be done about it. */
  look?: 'plain' | 'offer'
  children: ReactNode
}

/** A box between other things that says what is special here; buttons may follow its words. */
export function Notice({ look = 'plain', children }: NoticeProps) {
  return (
    <div className={classes.notice} data-look={look}>
      {children}
    </div>
  )
}
