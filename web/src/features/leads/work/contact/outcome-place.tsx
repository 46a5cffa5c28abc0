import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSend } from '../../../../api/queries'
import { useSession } from '../../../../api/session'
import { useIsUnderWay } from '../../../../api/under-way'
import { useCan } from '../../../accounts/use-can'
import { answerTo, comeBack, forgetOutcome, usePendingOutcomes } from './pending-outcomes'

const OutcomeSheet = lazy(() =>
  import('./outcome-sheet').then((module) => ({ default: module.OutcomeSheet })),
)

/** Where a tap on Call opens nothing, as on a computer without a telephone, nobody goes and so nobody comes back. */
const longestAway = 2000

/** When somebody comes back from a call or a chat, they are asked how it went; once they go on to another page, in My Day. */
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

  const { pathname } = useLocation()
  // The page on which it was first there: the question does not follow onto others.
  const [begun, setBegun] = useState<{ leadId: string; pathname: string }>()
  if (pending?.leadId !== begun?.leadId) setBegun(pending && { leadId: pending.leadId, pathname })
  const isLeft = pending !== undefined && begun?.leadId === pending.leadId && begun.pathname !== pathname
  const { mutate: askLater } = useSend(leadWorkEndpoints.askLater)
  // What is refused afterwards is asked later all the same.
  const isAnswering = useIsUnderWay(answerTo(pending?.leadId))
  const leftId = canEdit && isLeft && !isAnswering ? pending.leadId : undefined
  useEffect(() => {
    if (!leftId) return
    forgetOutcome(leftId)
    askLater({ leadId: leftId })
  }, [leftId, askLater])

  const shown = canEdit && isBack && !isLeft ? pending : undefined
  return (
    <>
      <VisuallyHidden aria-live="polite">{shown && texts.title[shown.channel](shown.name)}</VisuallyHidden>
      <Suspense>
        {shown && <OutcomeSheet key={`${shown.leadId}-${shown.channel}`} pending={shown} />}
      </Suspense>
    </>
  )
}
