import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useEndpoint } from '../../../api/queries'
import { useCan } from '../../../features/accounts/use-can'
import { useCompanyDay } from '../../../features/accounts/use-company-day'
import { useProfile } from '../../../features/accounts/use-profile'
import type { HitGroup } from '../hit'
import type { AskedDeed } from './deed'
import { saidToLead } from './lead-actions'

interface Asked {
  /** None: nothing is read. */
  leadId: string | undefined
  typed: string
  /** The field is for this lead alone, and not for a search. */
  isAskedOf: boolean
  isPreview: boolean
  onDeed: (asked: AskedDeed) => void
  onSay: (words: string) => void
}

/** What can be done with a lead, as the words narrow it. */
export function useLeadActions({ leadId, typed, isAskedOf, isPreview, onDeed, onSay }: Asked) {
  const isWanted = leadId !== undefined
  const edit = useCan('leads.edit')
  const assign = useCan('leads.assign')
  const day = useCompanyDay()
  const { data: profile } = useProfile()
  const lead = useEndpoint(
    leadCaptureEndpoints.byId,
    { id: leadId ?? '' },
    { enabled: isWanted, staleTime: 0 },
  )
  const pipeline = useEndpoint(pipelineEndpoints.get, {}, { enabled: isWanted && edit })
  const choices = useEndpoint(leadWorkEndpoints.choices, {}, { enabled: isWanted, staleTime: 60_000 })
  const groups: HitGroup[] =
    lead.data && profile
      ? saidToLead(
          {
            lead: lead.data,
            stages: pipeline.data?.stages ?? [],
            messages: (choices.data ?? []).filter(({ kind }) => kind === 'message'),
            me: { id: profile.id, fullName: profile.fullName, companyName: profile.company.name },
            may: { edit, assign },
            ...day,
            isPreview,
            onDeed: (deed) => onDeed({ lead: lead.data, deed }),
            onSay,
          },
          typed,
          isAskedOf,
        )
      : []
  return {
    groups,
    isLoading: isWanted && lead.isLoading,
    failure: lead.data ? undefined : (lead.error ?? undefined),
    retry: () => void lead.refetch(),
  }
}
