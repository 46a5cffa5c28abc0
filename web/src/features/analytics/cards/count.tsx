import { UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'

interface CountProps {
  children: string
  /** What it counts and of whom, where it is read out. */
  label?: string
  /** The list that has exactly these leads. */
  to?: string | undefined
  /** Or what shows these calls or follow-ups. */
  onOpen?: (() => void) | undefined
  /** Instead of the look of a link in a table. */
  className?: string | undefined
}

/** A number that leads to what it counts, where there is something. */
export function Count({ children, label, to, onOpen, className }: CountProps) {
  const look = { className: className ?? 'num', 'data-link': className ? 'quiet' : true, 'aria-label': label }
  if (to)
    return (
      <Link to={to} {...look}>
        {children}
      </Link>
    )
  if (!onOpen) return <span className={look.className}>{children}</span>
  return (
    <UnstyledButton {...(!className && { fz: 'inherit', fw: 'inherit' })} onClick={onOpen} {...look}>
      {children}
    </UnstyledButton>
  )
}
