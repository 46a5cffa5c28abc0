import { wizardTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { type WizardStep, wizardSteps } from '@foyer/contract/projects/conversion/wizard-values'
import { Box, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './wizard.module.css'

/** Where one is, and what is still to come. */
export function StepList({ current }: { current: WizardStep }) {
  const place = wizardSteps.indexOf(current)
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(current)
  // A new step begins at its top, also for those who hear it.
  useEffect(() => {
    if (shown.current !== current) list.current?.focus()
    shown.current = current
  }, [current])
  return (
    <ol ref={list} tabIndex={-1} className={classes.steps} aria-label={texts.steps}>
      {wizardSteps.map((step, index) => (
        <Box
          component="li"
          key={step}
          fw={step === current ? 600 : undefined}
          data-ink={step === current ? '1' : '2'}
          data-done={index <= place}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className="num">{index + 1}</span> {texts[step]}
          {step === current && (
            <VisuallyHidden> {texts.stepOf(index + 1, wizardSteps.length)}</VisuallyHidden>
          )}
        </Box>
      ))}
    </ol>
  )
}
