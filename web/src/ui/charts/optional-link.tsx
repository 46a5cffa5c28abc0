import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OptionalLinkProps {
  to: string | undefined
  className?: string | undefined
  title?: string | undefined
  children: ReactNode
}

/** A row that leads somewhere where there is somewhere to go. */
export function OptionalLink({ to, className, title, children }: OptionalLinkProps) {
  return to === undefined ? (
    <div className={className} title={title}>
      {children}
    </div>
  ) : (
    <Link to={to} className={className} title={title} data-link="quiet" data-hover>
      {children}
    </Link>
  )
}
