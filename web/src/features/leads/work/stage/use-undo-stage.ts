import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useKeepLead } from './use-keep-lead'

/** Says where a lead is now; for ten seconds whoever moved it can take that back (C-074). */
export function useTellMoved(onUndone?: (lead: LeadRow) => void) {
  const keep = useKeepLead()
  const undo = useSend(leadWorkEndpoints.undoStage)
  const takeBack = (leadId: string) =>
    undo.mutateAsync({ leadId }).then(
      (lead) => {
        keep(lead)
        onUndone?.(lead)
        showToast({ kind: 'ok', text: texts.undone })
      },
      (error) => showToast({ kind: 'problem', text: wordsOf(error, callTexts.failed) }),
    )
  return (lead: LeadRow) =>
    showToast({
      kind: 'ok',
      text: lead.stage.kind === 'won' ? texts.won(leadName(lead)) : texts.moved,
      duration: workLimits.undoSeconds * 1000,
      undo: () => void takeBack(lead.id),
    })
}
