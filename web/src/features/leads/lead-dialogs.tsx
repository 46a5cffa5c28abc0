import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../app/addresses'
import { useCan } from '../accounts/use-can'
import { useLeadDialogs } from './dialogs-in-address'

const EditLeadDialog = lazy(() =>
  import('./record/edit/edit-lead-dialog').then(({ EditLeadDialog: Loaded }) => ({ default: Loaded })),
)

/** The dialog that changes a lead, on the pages about leads; the one that adds one is part of every page (AddLeadPlace). */
export function LeadDialogs() {
  const { isAdding, editId, close } = useLeadDialogs()
  const navigate = useNavigate()
  const canRead = useCan('leads.read')
  if (!canRead) return null
  // What was typed is kept, and is back when the dialog is opened again.
  const openLead = (leadId: string) => void navigate(addresses.leadDetails(leadId))
  return (
    <Suspense fallback={null}>
      {!isAdding && editId && (
        <EditLeadDialog key={editId} leadId={editId} onOpenLead={openLead} onClose={close} />
      )}
    </Suspense>
  )
}
