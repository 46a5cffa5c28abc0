import type { Stage } from '@foyer/contract/pipeline/model'
import type { CSSProperties } from 'react'
import { type Coloured, stageColour } from './stage-colour'
import classes from './stage-mark.module.css'

/** Stage: a square dot and a coloured word. */
export function StageMark({ stage }: { stage: Pick<Stage, 'name'> & Coloured }) {
  const colour = stageColour(stage)
  const colours = { '--stage': `var(--fy-stage-${colour})`, '--dot': `var(--fy-stage-${colour}-dot)` }
  return (
    <span className={classes.stage} style={colours as CSSProperties}>
      <span data-cut>{stage.name}</span>
    </span>
  )
}
