import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { leadName } from '@foyer/contract/leads/rules'
import type { NewVisit } from '@foyer/contract/leads/visits/forms'
import { visitTexts as texts, visitOutcomeTexts } from '@foyer/contract/leads/visits/messages'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import { callbackWords } from '../work/contact/callback-words'
import { useKeepLead } from '../work/stage/use-keep-lead'
import { messageOf } from '../work/stage/use-undo-stage'
import { endTurn } from './use-visit-steps'

interface After {
  onSaved: () => void
  onUndone: () => void
}

/** One call for all of it; for ten seconds it can be taken back (C-167). */
export function useSaveVisit({ onSaved, onUndone }: After) {
  const { today } = useCompanyDay()
  const keep = useKeepLead()
  const save = useSend(leadVisitEndpoints.saveVisit)
  const undo = useSend(leadWorkEndpoints.undoCall)
  const send = (visit: NewVisit) =>
    save.mutate(visit, {
      onSuccess: (lead) => {
        endTurn(lead.id)
        keep(lead)
        onSaved()
        const [name, outcome] = [leadName(lead), visitOutcomeTexts[visit.outcome]]
        // The sheet is gone by the time this is answered.
        const takeBack = () =>
          void undo.mutateAsync({ leadId: lead.id, baseUpdatedAt: lead.updatedAt }).then(
            (now) => {
              keep(now)
              onUndone()
              showToast({ kind: 'ok', text: texts.undone(name) })
            },
            (error) => showToast({ kind: 'problem', text: wordsOf(error, callTexts.failed) }),
          )
        showToast({
          kind: 'ok',
          text: visit.followUp
            ? texts.savedNext(name, outcome, callbackWords(visit.followUp, today))
            : texts.saved(name, outcome),
          about: messageOf(lead.id),
          duration: workLimits.undoSeconds * 1000,
          undo: takeBack,
        })
      },
    })
  return {
    send,
    isBusy: save.isPending,
    problem: save.error ? wordsOf(save.error, texts.failed) : undefined,
  }
}
