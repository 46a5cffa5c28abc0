import { personalStepTexts } from '@foyer/contract/onboarding/messages'
import { Navigate } from 'react-router'
import { useProfile } from '../accounts/use-profile'
import { PersonalStep } from './personal-step'
import { StepFrame } from './step-frame'
import { useOnboardingStep, wayFrom } from './use-onboarding-step'

const page = 'personal-details'

/** The one step of an invited person; then to work (C-007). */
export function PersonalDetailsPage() {
  const { data: profile } = useProfile()
  const step = useOnboardingStep(page)
  if (!profile) return null
  const elsewhere = wayFrom(page, profile)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  const finish = async () => {
    await step.markDone()
    await step.readAnew()
    await step.leave()
  }
  return (
    <StepFrame profile={profile} title={personalStepTexts.title} lead={personalStepTexts.lead}>
      <PersonalStep page={page} profile={profile} onSaved={finish} />
    </StepFrame>
  )
}
