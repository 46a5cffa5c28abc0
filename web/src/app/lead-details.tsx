import { leadName } from '@foyer/contract/leads/rules'
import { LeadDetailsPage } from '../features/leads/record/details/lead-details-page'
import { LeadTasks } from '../features/tasks/lead-tasks'

/** The details of a lead with its tasks, which are a slice above leads. */
export function LeadDetails() {
  return <LeadDetailsPage tasks={(lead) => <LeadTasks leadId={lead.id} leadName={leadName(lead)} />} />
}
