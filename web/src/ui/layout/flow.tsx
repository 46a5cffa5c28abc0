import type { CSSProperties, ReactNode } from 'react'
import classes from './flow.module.css'
import type { Space } from './space'

interface FlowProps {
  gap?: Space
  align?: CSSProperties['alignItems']
  className?: string | undefined
  children: ReactNode
}

interface StackProps extends FlowProps {
  /** Where the content is not as wide as the stack. */
  justify?: CSSProperties['justifyItems']
  /** It keeps its place, unseen. */
  isHidden?: boolean
}

/** Things below each other, each as wide as there is room. */
export function Stack({ gap = 12, align, justify, isHidden = false, className, children }: StackProps) {
  const visibility = isHidden ? 'hidden' : undefined
  return (
    <div
      className={join(classes.stack, className)}
      style={{ gap, alignItems: align, justifyItems: justify, visibility }}
    >
      {children}
    </div>
  )
}

interface RowProps extends FlowProps {
  justify?: CSSProperties['justifyContent']
  /** What does not fit goes on in another line, unless the row says otherwise. */
  isOneLine?: boolean
  /** Which of them takes the room that is left. */
  grow?: 'first' | 'last'
}

/** Things beside each other, centred on one line. */
export function Row({ gap = 8, align, justify, isOneLine = false, grow, className, children }: RowProps) {
  return (
    <div
      className={join(classes.row, className)}
      data-grow={grow}
      style={{ gap, alignItems: align, justifyContent: justify, flexWrap: isOneLine ? 'nowrap' : undefined }}
    >
      {children}
    </div>
  )
}

const join = (own: string | undefined, further: string | undefined) =>
  [own, further].filter(Boolean).join(' ')
