import { personalStepTexts, stepTexts } from '@foyer/contract/onboarding/messages'
import { Button } from '@mantine/core'
import { Navigate } from 'react-router'
import { useProfile } from '../accounts/use-profile'
import { PersonalStep } from './personal-step'
import { StepFrame } from './step-frame'
import { useOnboardingStep, wayFrom } from './use-onboarding-step'

const page = 'personal-data'

/** The second step of the one who sets the firm up. */
export function PersonalDataPage() {
  const { data: profile } = useProfile()
  const step = useOnboardingStep(page)
  if (!profile) return null
  const elsewhere = wayFrom(page, profile)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  const goOn = async () => {
    await step.readAnew()
    await step.goTo('team-onboard')
  }
  return (
    <StepFrame profile={profile} place={2} title={personalStepTexts.title} lead={personalStepTexts.lead}>
      <PersonalStep
        page={page}
        profile={profile}
        onSaved={goOn}
        back={
          <Button variant="default" onClick={() => void step.goTo('company-details')}>
            {stepTexts.goBack}
          </Button>
        }
      />
    </StepFrame>
  )
}
