import { lazy, Suspense } from 'react'
import { useCan } from '../../accounts/use-can'
import { useLeadDialogs } from '../dialogs-in-address'

const VisitSheet = lazy(() => import('./visit-sheet').then((module) => ({ default: module.VisitSheet })))

/** Over whatever page one is on: `?visit=<id>` opens it, Back closes it. */
export function VisitPlace() {
  const { visitId, close } = useLeadDialogs()
  const canRead = useCan('leads.read')
  return (
    <Suspense fallback={null}>
      {canRead && visitId && <VisitSheet key={visitId} leadId={visitId} onClose={close} />}
    </Suspense>
  )
}
