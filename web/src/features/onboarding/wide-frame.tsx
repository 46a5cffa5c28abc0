import type { ReactNode } from 'react'
import { Wordmark } from '../../ui/wordmark'
import classes from './wide-frame.module.css'

/** The whole width, for what does not fit into the column of the other steps. */
export function WideFrame({ children }: { children: ReactNode; hasLegal?: boolean }) {
  return (
    <main className={classes.page}>
      <Wordmark />
      <div>{children}</div>
    </main>
  )
}
