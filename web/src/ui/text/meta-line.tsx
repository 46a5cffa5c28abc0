import type { ReactNode } from 'react'
import classes from './text.module.css'

/** Small pieces about a thing (a link with `data-link`), with dots between them; an empty one leaves no dot. */
export function MetaLine({ pieces }: { pieces: readonly ReactNode[] }) {
  const shown = pieces.filter(
    (piece) => piece !== undefined && piece !== null && piece !== false && piece !== '',
  )
  if (shown.length === 0) return null
  return (
    <span className={classes.meta}>
      {shown.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
        <span key={place} className={classes.piece}>
          {piece}
        </span>
      ))}
    </span>
  )
}
