import type { Person } from '@foyer/contract/accounts/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { blankWizard, wizardOf, wizardOfDraft } from '@foyer/contract/projects/conversion/prefill'
import type { WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useRef } from 'react'
import { useEndpoint } from '../../../../api/queries'
import type { Reading } from '../../../../ui/reading'
import { useProfile } from '../../../accounts/use-profile'

export interface WizardStart {
  lead: LeadDetail | undefined
  /** The project that the lead has already: the draft behind its quotations. */
  draftId: string | undefined
  known: WizardValues
  admins: Person[]
  people: Person[]
}

/** All that the wizard begins with. What is read again while it is open changes nothing of it. */
export function useWizardStart(leadId: string | undefined) {
  const { data: profile } = useProfile()
  const lead = useEndpoint(
    leadCaptureEndpoints.byId,
    { id: leadId ?? '' },
    { enabled: leadId !== undefined, staleTime: 0 },
  )
  const draftId = lead.data?.projectId
  const draft = useEndpoint(
    projectEndpoints.byId,
    { projectId: draftId ?? '' },
    { enabled: draftId !== undefined && lead.data?.isConverted === false },
  )
  const admins = useEndpoint(peopleEndpoints.admins, {})
  const people = useEndpoint(teamEndpoints.colleagues, {})
  const begun = useRef<WizardStart>(undefined)

  const isWhole =
    (leadId === undefined || lead.data !== undefined) && (draftId === undefined || draft.data !== undefined)
  if (!begun.current && profile && admins.data && people.data && isWhole) {
    const ofLead = lead.data ? wizardOf(lead.data, profile.company) : blankWizard(profile.company)
    begun.current = {
      lead: lead.data,
      draftId,
      known: draft.data ? wizardOfDraft(ofLead, draft.data) : ofLead,
      admins: admins.data,
      people: people.data.map(({ id, name, email }) => ({ id, fullName: name, email })),
    }
  }
  const readings = [...(leadId ? [lead] : []), ...(draftId ? [draft] : []), admins, people]
  const start: Reading<WizardStart> = {
    data: begun.current,
    isError: readings.some(({ isError }) => isError),
    refetch: () => Promise.all(readings.map(({ isError, refetch }) => isError && refetch())),
  }
  return { start, lead }
}
