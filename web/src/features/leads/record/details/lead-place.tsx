import { accessTexts } from '@foyer/contract/accounts/messages'
import { leadDialogTexts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { useCan } from '../../../accounts/use-can'
import { UnsentPlace, UnsentWords } from '../../work/remark/unsent-words'
import { DetailsWaiting } from './details-waiting'
import { LeadAbsent } from './lead-absent'
import { isAbsent, useLead } from './use-lead'

/** The lead that the address names, or why it cannot be shown (D-023). */
export function LeadPlace({ children }: { children: (lead: LeadDetail) => ReactNode }) {
  const canRead = useCan('leads.read')
  const { id = '' } = useParams()
  if (!canRead) return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} />
  return (
    <UnsentPlace key={id}>
      <KnownLead id={id}>{children}</KnownLead>
    </UnsentPlace>
  )
}

function KnownLead({ id, children }: { id: string; children: (lead: LeadDetail) => ReactNode }) {
  const { data, error, refetch } = useLead(id)
  // A lead may go while its page is open.
  if (isAbsent(error))
    return (
      <>
        <LeadAbsent id={id} details={error.details} />
        <UnsentWords />
      </>
    )
  if (data) return children(data)
  if (error) return <FailedState isPage what={leadDialogTexts.leadFailed} onRetry={() => void refetch()} />
  return <DetailsWaiting />
}
