import { visitTexts as texts } from '@foyer/contract/leads/visits/messages'
import type { VisitStep } from '@foyer/contract/leads/visits/model'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { whereAmI } from './where-am-i'

type Looking = 'looking' | 'refused' | 'missing' | undefined

/** A place that is found late belongs to the arrival it was looked for, not to one that was taken back or is being saved. */
const turns = new Map<string, number>()
const turnOf = (leadId: string) => turns.get(leadId) ?? 0
export const endTurn = (leadId: string) => turns.set(leadId, turnOf(leadId) + 1)

/** On my way and Arrived are kept at once, by the server; the place follows when it is found, if it is shared. */
export function useVisitSteps(leadId: string) {
  const [looking, setLooking] = useState<Looking>()
  const [problem, setProblem] = useState<string>()
  const send = useSend(leadVisitEndpoints.takeVisitStep)

  const take = async (step: VisitStep, isTakenBack = false) => {
    setProblem(undefined)
    if (step === 'arrived') endTurn(leadId)
    const turn = turnOf(leadId)
    try {
      await send.mutateAsync({ leadId, step, ...(isTakenBack && { isTakenBack }) })
      if (step !== 'arrived') return
      setLooking(isTakenBack ? undefined : 'looking')
      if (isTakenBack) return
      const found = await whereAmI()
      if (turn !== turnOf(leadId)) return setLooking(undefined)
      setLooking(typeof found === 'string' ? found : undefined)
      if (typeof found !== 'string') await send.mutateAsync({ leadId, step, place: found })
    } catch (error) {
      setLooking(undefined)
      setProblem(wordsOf(error, texts.stepFailed))
    }
  }
  return { take, isBusy: send.isPending, looking, problem }
}
