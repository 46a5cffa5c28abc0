import type { CSSProperties } from 'react'
import classes from './tag-chip.module.css'
import { tagColour } from './tag-colour'

/** Tag: a filled chip. */
export function TagChip({ tag: { name, colour } }: { tag: { name: string; colour: string } }) {
  const token = tagColour(colour)
  const colours = { '--tag': `var(--fy-tag-${token})`, '--tag-bg': `var(--fy-tag-${token}-bg)` }
  return (
    <span className={classes.tag} style={colours as CSSProperties}>
      {name}
    </span>
  )
}
