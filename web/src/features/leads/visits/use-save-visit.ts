import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { NewVisit } from '@foyer/contract/leads/visits/forms'
import { visitTexts as texts, visitOutcomeTexts } from '@foyer/contract/leads/visits/messages'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { underWay, useIsUnderWay } from '../../../api/under-way'
import { showToast } from '../../../ui/toasts/toast'
import { useIsHere } from '../../../ui/use-is-here'
import { useCompanyDay } from '../../accounts/use-company-day'
import { callbackWords } from '../work/contact/callback-words'
import { useKeepLead } from '../work/stage/use-keep-lead'
import { messageOf } from '../work/stage/use-undo-stage'
import { endTurn } from './use-visit-steps'

interface After {
  leadId: string
  /** The draft is over; also where the sheet was closed before the answer came. */
  onSaved: () => void
  onUndone: () => void
  onClose: () => void
}

const saveOf = (leadId: string) => `visit ${leadId}`

/** A sheet that was closed while its visit was being saved has been opened again: what it wrote is on its way. */
export function useIsStillSaving(leadId: string): boolean {
  const isSaving = useIsUnderWay(saveOf(leadId))
  const [wasSaving] = useState(isSaving)
  return wasSaving && isSaving
}

/** One call for all of it; for ten seconds it can be taken back (C-167). What follows does not need the sheet. */
export function useSaveVisit({ leadId, onSaved, onUndone, onClose }: After) {
  const { today } = useCompanyDay()
  const keep = useKeepLead()
  const undo = useSend(leadWorkEndpoints.undoCall)
  const isHere = useIsHere()

  const saved = (lead: LeadRow, visit: NewVisit) => {
    keep(lead)
    onSaved()
    const [name, outcome] = [leadName(lead), visitOutcomeTexts[visit.outcome]]
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
  }
  const save = useSend(leadVisitEndpoints.saveVisit, {
    ...underWay(saveOf(leadId)),
    onSuccess: saved,
    onError: (error) => {
      if (!isHere.current) showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
    },
  })
  return {
    send: (visit: NewVisit) => {
      // A place that is found from now on would come after the visit.
      endTurn(leadId)
      save.mutate(visit, { onSuccess: onClose })
    },
    isBusy: save.isPending,
    problem: save.error ? wordsOf(save.error, texts.failed) : undefined,
  }
}
