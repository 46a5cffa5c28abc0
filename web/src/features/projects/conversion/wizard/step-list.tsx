import { wizardTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { type WizardStep, wizardSteps } from '@foyer/contract/projects/conversion/wizard-values'
import { VisuallyHidden } from '@mantine/core'
import classes from './wizard.module.css'

/** Where one is, and what is still to come. */
export function StepList({ current }: { current: WizardStep }) {
  const place = wizardSteps.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={texts.steps}>
      {wizardSteps.map((step, index) => (
        <li key={step} data-done={index <= place} aria-current={step === current ? 'step' : undefined}>
          <span className="num">{index + 1}</span> {texts[step]}
          {step === current && (
            <VisuallyHidden> {texts.stepOf(index + 1, wizardSteps.length)}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
