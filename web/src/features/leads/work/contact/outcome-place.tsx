import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../../../../api/session'
import { useCan } from '../../../accounts/use-can'
import { comeBack, usePendingOutcomes } from './pending-outcomes'

const OutcomeSheet = lazy(() =>
  import('./outcome-sheet').then((module) => ({ default: module.OutcomeSheet })),
)

/** Where a tap on Call opens nothing, as on a computer without a telephone, nobody goes and so nobody comes back. */
const longestAway = 2000

/** When somebody comes back from a call or a chat, they are asked how it went; on whichever page they are then. */
export function OutcomePlace() {
  const canEdit = useCan('leads.edit')
  const session = useSession()
  const { outcomes, isBack } = usePendingOutcomes()
  const pending = outcomes.findLast(({ userId }) => userId === session?.userId)
  const isWaiting = pending !== undefined && !isBack

  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') comeBack()
    }
    const timer = setTimeout(look, longestAway)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting])

  const shown = canEdit && isBack ? pending : undefined
  return (
    <>
      <VisuallyHidden aria-live="polite">{shown && texts.title[shown.channel](shown.name)}</VisuallyHidden>
      <Suspense>
        {shown && <OutcomeSheet key={`${shown.leadId}-${shown.channel}`} pending={shown} />}
      </Suspense>
    </>
  )
}
