import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './form-problem.module.css'

/** Why a form was refused as a whole. The place for it is there from the start, so that it is announced. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <div className={classes.problem}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>{text}</span>
        </div>
      )}
    </div>
  )
}
