import { lazy, Suspense } from 'react'
import { useCan } from '../../accounts/use-can'
import { useLeadDialogs } from '../dialogs-in-address'

const VisitPart = lazy(() => import('./visit-part').then((module) => ({ default: module.VisitPart })))

/** Over whatever page one is on: `?visit=<id>` opens it, Back closes it. */
export function VisitPlace() {
  const { visitId, close } = useLeadDialogs()
  const canRead = useCan('leads.read')
  return (
    <Suspense fallback={null}>
      {canRead && visitId && <VisitPart key={visitId} leadId={visitId} onClose={close} />}
    </Suspense>
  )
}
