import { OlderDetailsPage } from '../features/leads/record/details/older/older-details-page'
import { AddedBy } from '../features/projects/conversion/added-by'
import { LogInHistory } from '../features/projects/record/log-in-history'

/** The older page of a lead with what its project says, which is a slice above leads. */
export function OlderLeadDetails() {
  return (
    <OlderDetailsPage
      addedBy={(lead) => <AddedBy lead={lead} />}
      logs={(lead) => <LogInHistory lead={lead} />}
    />
  )
}
