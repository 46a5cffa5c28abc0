import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { useEndpoint } from '../../../api/queries'

/** D-025: who added the project of the lead; until there is one, who added the lead. */
export function AddedBy({ lead }: { lead: LeadDetail }) {
  const { projectId } = lead
  const project = useEndpoint(
    projectEndpoints.byId,
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined },
  )
  return project.data?.createdByName ?? lead.createdBy?.fullName ?? null
}
