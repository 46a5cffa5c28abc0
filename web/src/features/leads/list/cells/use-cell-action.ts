import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { type CallOutcome, outcomeAction } from '@foyer/contract/leads/work/outcomes'
import type { Stage } from '@foyer/contract/pipeline/model'
import { useEffect, useState } from 'react'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useProfile } from '../../../accounts/use-profile'
import { questionAbout } from '../../work/contact/use-contact'
import { useNextSteps } from '../../work/follow-up/use-next-steps'
import { useOfferMail } from '../../work/mail/use-offer-mail'
import { useLeadAction } from '../../work/stage/use-lead-action'

/** An outcome, and when to speak next where the firm asks for it; null for never. */
export interface SaidOutcome {
  outcome: CallOutcome
  chosen?: FollowUp | null
}

/** A move or an outcome, as everywhere; what is chosen is seen while it is on its way, not while something is asked. */
export function useCellAction(onHope: (lead: LeadRow | undefined) => void) {
  const me = useProfile().data?.id ?? ''
  const { today } = useCompanyDay()
  const { offerAfter } = useNextSteps()
  const offerMail = useOfferMail()
  const [hoped, setHoped] = useState<LeadRow>()
  const { send, isBusy, questions } = useLeadAction(({ lead, before, hasSaved }) => {
    if (!hasSaved || lead.callStatus === before.callStatus) return
    offerMail({ id: lead.id, name: leadName(lead), hasEmail: lead.email !== undefined }, lead.callStatus)
  })
  useEffect(() => onHope(isBusy ? hoped : undefined), [isBusy, hoped, onHope])
  return {
    questions,
    move: (lead: LeadRow, stage: Stage) => {
      setHoped({ ...lead, stage })
      send(lead, actionSaying(lead.id, { stageId: stage.id, baseUpdatedAt: lead.updatedAt }), stage)
    },
    say: (lead: LeadRow, { outcome, chosen }: SaidOutcome) => {
      setHoped({ ...lead, callStatus: outcome })
      send(
        lead,
        outcomeAction(outcome, questionAbout(lead, 'call', me), {
          chosen,
          offered: offerAfter(outcome)?.to,
          today,
          comment: '',
        }),
      )
    },
  }
}
