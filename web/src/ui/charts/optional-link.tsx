import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OptionalLinkProps {
  to: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A row that leads somewhere where there is somewhere to go. */
export function OptionalLink({ to, className, children }: OptionalLinkProps) {
  return to === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={to} className={className} data-link="quiet" data-hover>
      {children}
    </Link>
  )
}
