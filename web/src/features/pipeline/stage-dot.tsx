import type { Stage } from '@foyer/contract/pipeline/model'
import { stageColour } from './stage-colour'
import classes from './stage-mark.module.css'

/** The dot of a stage without its word, as inside a field that names the stage. */
export const StageDot = ({ stage }: { stage: Pick<Stage, 'sequence'> }) => (
  <span
    className={classes.dot}
    style={{ background: `var(--fy-stage-${stageColour(stage.sequence)}-dot)` }}
  />
)
