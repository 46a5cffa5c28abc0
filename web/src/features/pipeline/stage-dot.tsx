import { type Coloured, stageColour } from './stage-colour'
import classes from './stage-mark.module.css'

/** The dot of a stage without its word, as inside a field that names the stage. */
export const StageDot = ({ stage }: { stage: Coloured }) => (
  <span className={classes.dot} style={{ background: `var(--fy-stage-${stageColour(stage)}-dot)` }} />
)
