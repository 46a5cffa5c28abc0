import { importScreenTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import classes from './choose.module.css'

export type ImportStep = 1 | 2 | 3

/** Where one is: choose file, uploading, uploaded (L-212). */
export function StepLine({ step }: { step: ImportStep }) {
  return (
    <ol className={classes.steps} aria-label={texts.stepsLabel}>
      {texts.steps.map((words, place) => {
        const isDone = place + 1 < step || step === 3
        const isCurrent = place + 1 === step
        return (
          <li
            key={words}
            className={classes.step}
            data-done={isDone || undefined}
            data-ink={isCurrent ? '1' : isDone ? '2' : '3'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden>
              {isDone ? <IconCheck size={14} stroke={2} /> : place + 1}
            </span>
            {words}
            {isDone && <VisuallyHidden>{texts.stepDone}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
