import type { Profile } from '@foyer/contract/accounts/model'
import { personalForm } from '@foyer/contract/accounts/personal-details'
import { stepTexts } from '@foyer/contract/onboarding/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { call } from '../../api/client'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { detailsOf } from '../accounts/personal/details-of'
import {
  ContactFields,
  HomeFields,
  NameFields,
  type PersonalValues,
} from '../accounts/personal/personal-fields'
import { StepForm } from '../accounts/steps/step-form'
import { useCompanyDay } from '../accounts/use-company-day'
import { clearDraft, useKeptDraft, withDraft } from './drafts'

type PersonalPage = 'personal-data' | 'personal-details'

interface PersonalStepProps {
  page: PersonalPage
  profile: Profile
  /** What follows once the details are saved. */
  onSaved: () => Promise<void>
  back?: ReactNode
}

/** The form of both paths: the one who sets the firm up, and the invited person. */
export function PersonalStep({ page, profile, onSaved, back }: PersonalStepProps) {
  const { today } = useCompanyDay()
  const [stored] = useState(() => detailsOf(profile))
  const [start] = useState<PersonalValues>(() => ({
    ...withDraft(page, profile.id, stored),
    email: profile.email,
  }))
  const form = useFoyerForm(
    personalForm({ stored, today }),
    start,
    async ({ email: _, ...details }) => {
      await call(accountEndpoints.editPersonal, details)
      await onSaved()
      clearDraft(page, profile.id)
    },
    { problemOf: (error) => ({ form: wordsOf(error, stepTexts.failed) }) },
  )
  const { email: _, ...details } = form.fields.values
  useKeptDraft(page, profile.id, details, stored)

  return (
    <StepForm form={form} submit={stepTexts.next} tools={back}>
      <NameFields form={form} />
      <ContactFields form={form} />
      <HomeFields form={form} today={today} />
    </StepForm>
  )
}
