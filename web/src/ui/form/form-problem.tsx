import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './form-problem.module.css'

/**
 * Why a form was refused as a whole. The place for it is there from the start, so that it is announced; on a phone it may be further
 * down than is seen.
 */
export function FormProblem({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div role="alert" ref={place} className={classes.place}>
      {text && (
        <div className={classes.problem}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          <span>{text}</span>
        </div>
      )}
    </div>
  )
}
