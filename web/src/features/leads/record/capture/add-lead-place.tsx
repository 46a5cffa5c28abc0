import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { useCan } from '../../../accounts/use-can'
import { useLeadDialogs } from '../../dialogs-in-address'
import { useKeys } from '../../work/preview/use-keys'
import type { PastePart } from './add-lead-form'

const AddLeadDialog = lazy(() =>
  import('./add-lead-dialog').then(({ AddLeadDialog: Loaded }) => ({ default: Loaded })),
)

const addLeadKey = 'c'

/** Over whatever page one is on: `?add-leads` or the key opens it, and closing it leaves one there (L-007). */
export function AddLeadPlace({ paste }: { paste: PastePart }) {
  const { isAdding, openAdd, close } = useLeadDialogs()
  const navigate = useNavigate()
  const canAdd = useCan('leads.add')
  useKeys(
    ({ key, isTyped }) => {
      if (key !== addLeadKey || isTyped || !canAdd) return false
      openAdd()
      return true
    },
    { isLast: true },
  )
  if (!canAdd) return null
  return (
    <Suspense fallback={null}>
      {isAdding && (
        <AddLeadDialog
          paste={paste}
          // What was typed is kept, and is back when the dialog is opened again.
          onOpenLead={(leadId) => void navigate(addresses.leadDetails(leadId))}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
