import type { Stage } from '@foyer/contract/pipeline/model'
import type { CSSProperties } from 'react'
import { stageColour } from './stage-colour'
import classes from './stage-mark.module.css'

/** Stage: a square dot and a coloured word. */
export function StageMark({ stage }: { stage: Pick<Stage, 'name' | 'sequence'> }) {
  const colour = stageColour(stage.sequence)
  const colours = { '--stage': `var(--fy-stage-${colour})`, '--dot': `var(--fy-stage-${colour}-dot)` }
  return (
    <span className={classes.stage} style={colours as CSSProperties}>
      <span data-cut>{stage.name}</span>
    </span>
  )
}
