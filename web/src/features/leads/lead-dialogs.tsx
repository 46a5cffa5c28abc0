import { lazy, Suspense } from 'react'
import { useCan } from '../accounts/use-profile'
import { useLeadDialogs } from './dialogs-in-address'

const AddLeadDialog = lazy(() =>
  import('./capture/add-lead-dialog').then(({ AddLeadDialog: Loaded }) => ({ default: Loaded })),
)
const EditLeadDialog = lazy(() =>
  import('./edit/edit-lead-dialog').then(({ EditLeadDialog: Loaded }) => ({ default: Loaded })),
)

/** Whichever dialog the address names. */
export function LeadDialogs() {
  const { isAdding, editId, openEdit, close } = useLeadDialogs()
  const canRead = useCan('leads.read')
  if (!canRead) return null
  return (
    <Suspense fallback={null}>
      {isAdding && <AddLeadDialog onOpenLead={openEdit} onClose={close} />}
      {!isAdding && editId && (
        <EditLeadDialog key={editId} leadId={editId} onOpenLead={openEdit} onClose={close} />
      )}
    </Suspense>
  )
}
