import { leadName } from '@foyer/contract/leads/rules'
import { LeadDetailsPage } from '../features/leads/record/details/lead-details-page'
import { LeadQuotations } from '../features/quotations/sending/of-lead/lead-quotations'
import { LeadTasks } from '../features/tasks/lead-tasks'

/** The details of a lead with its tasks, project and quotations, which are slices above leads. */
export function LeadDetails() {
  return (
    <LeadDetailsPage
      tasks={(lead) => <LeadTasks leadId={lead.id} leadName={leadName(lead)} />}
      quotations={(lead) => <LeadQuotations lead={lead} />}
    />
  )
}
