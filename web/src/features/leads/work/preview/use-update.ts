import type { CallStatus, LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { setsNotInterested } from '@foyer/contract/leads/work/reason'
import type { Stage } from '@foyer/contract/pipeline/model'
import { type ReactNode, useRef, useState } from 'react'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useNextSteps } from '../follow-up/use-next-steps'
import { useOfferMail } from '../mail/use-offer-mail'
import { useKeepWords, useUnsentWords } from '../remark/unsent-words'
import { useLeadAction } from '../stage/use-lead-action'
import {
  actionOf,
  inStage,
  isChanged,
  isSameToPanel,
  type OfferAfter,
  problemsOf,
  typedSince,
  type UpdateProblems,
  type UpdateValues,
  valuesOf,
  withOutcome,
} from './update-draft'

export interface LeadUpdate {
  /** The lead that the input began with. */
  base: LeadRow
  values: UpdateValues
  /** The chosen one. */
  stage: Stage
  action: LeadAction
  /** It says that the lead is not interested (C-165). */
  asksReason: boolean
  /** Said after the first try, and a text that is too long at once. */
  problems: UpdateProblems
  isChanged: boolean
  isBusy: boolean
  change: (part: Partial<UpdateValues>) => void
  chooseStage: (stageId: string) => void
  /** With what follows from it for the follow-up. */
  chooseOutcome: (callStatus: CallStatus | undefined) => void
  send: () => void
  questions: ReactNode
}

/** What is typed about a lead, until it is saved. A newer lead takes its place where nothing typed is lost by it. */
export function useUpdate(
  lead: LeadRow,
  stages: readonly Stage[],
  /** Whether a mail is offered for it (L-121). */
  onSaved: (offersMail: boolean) => void,
  onUndone?: () => void,
  { fillsInOffer = true } = {},
): LeadUpdate {
  const { today } = useCompanyDay()
  const steps = useNextSteps()
  const offerAfter: OfferAfter = (outcome) => (fillsInOffer ? steps.offerAfter(outcome)?.to : undefined)
  const comment = useUnsentWords()
  const [{ base, values }, setTyped] = useState(() => ({
    base: lead,
    values: { ...valuesOf(lead), comment },
  }))
  useKeepWords(values.comment)
  const [isTried, setTried] = useState(false)
  const stage = stages.find(({ id }) => id === values.stageId) ?? base.stage
  const action = actionOf(values, base, stage, today)
  const hasInput = isChanged(action, base)
  if (lead.updatedAt > base.updatedAt && (!hasInput || isSameToPanel(lead, base)))
    setTyped({ base: lead, values: hasInput ? values : valuesOf(lead) })

  const sent = useRef(values)
  const offerMail = useOfferMail()
  const { send, isBusy, questions } = useLeadAction(({ lead: now, before, hasSaved }) => {
    setTyped((typed) => ({ base: now, values: typedSince(sent.current, typed.values, valuesOf(now)) }))
    setTried(false)
    if (!hasSaved) return
    const status =
      sent.current.callStatus ?? (now.callStatus === before.callStatus ? undefined : now.callStatus)
    onSaved(offerMail({ id: now.id, name: leadName(now), hasEmail: now.email !== undefined }, status))
  }, onUndone)
  const asksReason = setsNotInterested(action, base, stage)
  const problems = problemsOf(action, asksReason, today)
  return {
    base,
    values,
    stage,
    action,
    asksReason,
    problems: isTried ? problems : { comment: problems.comment, followUpOn: problems.followUpOn },
    isChanged: hasInput,
    isBusy,
    change: (part) => setTyped((typed) => ({ ...typed, values: { ...typed.values, ...part } })),
    chooseStage: (id) => {
      const to = stages.find((each) => each.id === id)
      if (to) setTyped((typed) => ({ ...typed, values: inStage(typed.values, to, typed.base) }))
    },
    chooseOutcome: (callStatus) =>
      setTyped((typed) => ({
        ...typed,
        values: withOutcome(typed.values, callStatus, typed.base, { today, offerAfter }),
      })),
    send: () => {
      setTried(true)
      if (!hasInput || isBusy || Object.keys(problems).length > 0) return
      sent.current = values
      send(base, action, stage)
    },
    questions,
  }
}
