import type { Profile } from '@foyer/contract/accounts/model'
import type { FirstWeek } from '@foyer/contract/company/first-week'
import { companyForm } from '@foyer/contract/company/forms'
import { newFirmName } from '@foyer/contract/company/messages'
import type { CompanySettings } from '@foyer/contract/company/model'
import { type StarterPack, starterPacks } from '@foyer/contract/company/starter-packs'
import { toastLimits } from '@foyer/contract/kit/limits'
import { companyStepTexts, stepTexts } from '@foyer/contract/onboarding/messages'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint } from '../../api/queries'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { Loaded } from '../../ui/states/loaded'
import { showToast } from '../../ui/toasts/toast'
import { StepForm } from '../accounts/steps/step-form'
import { useProfile } from '../accounts/use-profile'
import { AboutFields, AddressFields, CountryFields } from '../company/company-fields'
import { type CompanyValues, valuesOf } from '../company/company-values'
import { saveCompanyStep } from './company-step'
import { clearDraft, useKeptDraft, withDraft } from './drafts'
import { PackFields, packsToTake } from './pack-fields'
import { StepFrame } from './step-frame'
import { useOnboardingStep, wayFrom } from './use-onboarding-step'

const page = 'company-details'

/** What a firm is called before anybody has said it is no name to begin with. */
const startOf = (settings: CompanySettings): CompanyValues => {
  const values = valuesOf(settings)
  return values.name === newFirmName ? { ...values, name: '' } : values
}

interface CompanyFormProps {
  profile: Profile
  settings: CompanySettings
  /** Starter packs that the firm has not taken yet. */
  offered: readonly StarterPack[]
}

function CompanyForm({ profile, settings, offered }: CompanyFormProps) {
  const [packs, setPacks] = useState<StarterPack[]>([...offered])
  const [stored] = useState(() => startOf(settings))
  const [start] = useState(() => withDraft(page, profile.id, stored))
  const [search] = useSearchParams()
  const step = useOnboardingStep(page)
  const isEdit = search.get('edit') === 'true'

  const form = useFoyerForm(companyForm(stored), start, async (values) => {
    try {
      await saveCompanyStep({ profile, values, stored, isEdit, packs: packsToTake(offered, packs) })
      await step.markDone()
    } catch (error) {
      return { form: wordsOf(error, stepTexts.failed) }
    }
    await step.readAnew()
    await step.goTo('personal-data')
    clearDraft(page, profile.id)
    return undefined
  })
  useKeptDraft(page, profile.id, form.fields.values, stored)

  return (
    <StepForm form={form} submit={stepTexts.next}>
      <AboutFields form={form} />
      <AddressFields form={form} />
      <CountryFields form={form} />
      <PackFields offered={offered} value={packs} onChange={setPacks} readOnly={form.isBusy} />
    </StepForm>
  )
}

const packsLeft = (week: FirstWeek | undefined): StarterPack[] =>
  week ? starterPacks.filter((pack) => !week.packs.includes(pack)) : []

function SkipLink({ userId }: { userId: string }) {
  const step = useOnboardingStep(page)
  const [isBusy, setBusy] = useState(false)
  const skip = async () => {
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
  return (
    <Anchor component="button" type="button" inherit fw={550} disabled={isBusy} onClick={() => void skip()}>
      {stepTexts.skip}
    </Anchor>
  )
}

/** The first step of the one who sets the firm up. */
export function CompanyDetailsPage() {
  const { data: profile } = useProfile()
  const settings = useEndpoint(companyEndpoints.settings, {}, { enabled: profile?.isSuperAdmin === true })
  const week = useEndpoint(companyEndpoints.firstWeek, {}, { enabled: profile?.isSuperAdmin === true })
  if (!profile) return null
  const elsewhere = wayFrom(page, profile)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <StepFrame
      profile={profile}
      place={1}
      title={companyStepTexts.title}
      lead={companyStepTexts.lead}
      aside={<SkipLink userId={profile.id} />}
    >
      <Loaded of={settings} failed={stepTexts.loadFailed} rows={5}>
        {(known) =>
          // The packs are an offer: where they cannot be read, the step goes on without them.
          (week.data || week.isError) && (
            <CompanyForm profile={profile} settings={known} offered={packsLeft(week.data)} />
          )
        }
      </Loaded>
    </StepFrame>
  )
}
