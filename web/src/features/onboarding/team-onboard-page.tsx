import type { Profile } from '@foyer/contract/accounts/model'
import { toastLimits } from '@foyer/contract/kit/limits'
import { stepTexts } from '@foyer/contract/onboarding/messages'
import { startRows, storedRow } from '@foyer/contract/people/invite-rows'
import { inviteTexts } from '@foyer/contract/people/messages'
import type { Designation, Role, Standing } from '@foyer/contract/people/model'
import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { wordsOf } from '../../api/call-failed'
import { SubmitButton } from '../../ui/form/submit-button'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { showToast } from '../../ui/toasts/toast'
import { useCan } from '../accounts/use-can'
import { useFeatures, useProfile } from '../accounts/use-profile'
import { InviteFields } from '../people/invite/invite-fields'
import { useInviteForm } from '../people/invite/use-invite-form'
import { useChoices } from '../people/use-choices'
import { useOwnStanding } from '../people/use-own-standing'
import { clearDraft, useKeptDraft, withDraft } from './drafts'
import { StepFrame } from './step-frame'
import { useOnboardingStep, wayFrom } from './use-onboarding-step'

const page = 'team-onboard'
const nothingTyped = { rows: startRows }

/** The last step of the one who sets the firm up: whom to invite. */
export function TeamOnboardPage() {
  const { data: profile } = useProfile()
  const features = useFeatures()
  const own = useOwnStanding()
  const mayInvite = useCan('people.invite')
  const { roles, designations, isFailed, retry } = useChoices()
  if (!profile) return null
  if (own && !mayInvite) return <Navigate to={wayFrom(page, profile) ?? '/'} replace />
  const hasFailed = isFailed || (features.isError && !features.data)
  const readAgain = () => {
    retry()
    if (features.isError) void features.refetch()
  }
  return (
    <StepFrame profile={profile} place={3} title={inviteTexts.title} lead={inviteTexts.lead} isWide>
      {hasFailed && (
        <FailedState what={inviteTexts.choicesFailed} kept={inviteTexts.choicesKept} onRetry={readAgain} />
      )}
      {!hasFailed && !(own && roles && designations) && <RowSkeleton rows={3} />}
      {own && roles && designations && (
        <OnboardForm profile={profile} own={own} roles={roles} designations={designations} />
      )}
    </StepFrame>
  )
}

/** Onboarding is over, with or without invitations, and the way leads to work. */
function useFinish(userId: string) {
  const step = useOnboardingStep(page)
  const [isBusy, setBusy] = useState(false)
  const finish = async () => {
    setBusy(true)
    try {
      await step.markDone()
    } catch (error) {
      showToast({
        kind: 'problem',
        text: wordsOf(error, stepTexts.skipFailed),
        duration: toastLimits.onboarding,
      })
      return setBusy(false)
    }
    clearDraft(page, userId)
    await step.leave()
  }
  return { finish: () => void finish(), goBack: () => void step.goTo('personal-data'), isBusy }
}

interface OnboardFormProps {
  profile: Profile
  own: Standing
  roles: Role[]
  designations: Designation[]
}

function OnboardForm({ profile, own, roles, designations }: OnboardFormProps) {
  const { search } = useLocation()
  const { finish, goBack, isBusy } = useFinish(profile.id)
  const [start] = useState(() => withDraft(page, profile.id, nothingTyped).rows.map(storedRow))
  const form = useInviteForm({
    start,
    ownEmail: profile.email,
    roles,
    onInvited: (people) => {
      showToast({ kind: 'ok', text: inviteTexts.invited(people), duration: toastLimits.onboarding })
      // Nobody is invited twice, should the last step fail.
      form.clear()
      finish()
    },
  })
  const typed = useMemo(() => ({ rows: form.rows.map(({ row }) => row) }), [form.rows])
  useKeptDraft(page, profile.id, typed, nothingTyped)
  return (
    <InviteFields
      form={form}
      own={own}
      roles={roles}
      designations={designations}
      hasFixedRoles={search.length > 1}
    >
      <Group gap={8} mt={4} pt={16} style={{ borderTop: '1px solid var(--fy-line)' }}>
        <Button variant="default" mr="auto" onClick={goBack}>
          {inviteTexts.goBack}
        </Button>
        <Button variant="subtle" loading={isBusy} disabled={form.isBusy} onClick={finish}>
          {inviteTexts.addLater}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{inviteTexts.invite}</SubmitButton>
      </Group>
    </InviteFields>
  )
}
