import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Another application: the browser goes there, the router does not know it. */
  isElsewhere: boolean
  /** Of the entry in the history, for a place of our own. */
  state?: unknown
}

export function PlaceLink({ to, isElsewhere, state, ...rest }: PlaceLinkProps) {
  return isElsewhere ? <a href={to} {...rest} /> : <Link to={to} state={state} {...rest} />
}
