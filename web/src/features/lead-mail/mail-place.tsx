import { lazy, Suspense } from 'react'
import { askToMail, endMailRequest, type MailRequest } from '../leads/work/mail/mail-requests'

const BulkMailDialog = lazy(() =>
  import('./bulk/bulk-mail-dialog').then((module) => ({ default: module.BulkMailDialog })),
)
const LeadLetterDialog = lazy(() =>
  import('./letters/lead-letter-dialog').then((module) => ({ default: module.LeadLetterDialog })),
)
const ReferenceMailSheet = lazy(() =>
  import('./letters/reference-mail-sheet').then((module) => ({ default: module.ReferenceMailSheet })),
)
const SendEmailDialog = lazy(() =>
  import('./letters/send-email-dialog').then((module) => ({ default: module.SendEmailDialog })),
)
const ShownMailDialog = lazy(() =>
  import('./letters/shown/shown-mail-dialog').then((module) => ({ default: module.ShownMailDialog })),
)

/** Opens what the screens of leads ask for: a mail to write, or one to read. */
export const MailPlace = ({ request }: { request: MailRequest }) => (
  <Suspense>
    <Asked request={request} />
  </Suspense>
)

function Asked({ request }: { request: MailRequest }) {
  switch (request.kind) {
    case 'lead':
      return request.afterStatus && !request.isWanted ? (
        <ReferenceMailSheet
          key={`${request.leadId}-${request.status}`}
          request={request}
          onYes={() => askToMail({ ...request, isWanted: true })}
          onEnd={endMailRequest}
        />
      ) : (
        <LeadLetterDialog key={request.leadId} request={request} onClose={endMailRequest} />
      )
    case 'read':
      return <ShownMailDialog key={request.mailId} mailId={request.mailId} onClose={endMailRequest} />
    case 'selection':
      return request.lead ? (
        <SendEmailDialog lead={request.lead} onClose={endMailRequest} />
      ) : (
        <BulkMailDialog request={request} onClose={endMailRequest} />
      )
  }
}
