import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { dismissToastAbout, showToast } from '../../../../ui/toasts/toast'
import { useKeepLead } from './use-keep-lead'

/** There is one message with an Undo for a lead, the latest. */
export const messageOf = (leadId: string) => `move of ${leadId}`

/** Before it is moved again: what the last message offered would take back another move. */
export const withdrawUndo = (leadId: string) => dismissToastAbout(messageOf(leadId))

interface Teller {
  onUndone?: (lead: LeadRow) => void
  /** Where moves are sent one after the other, and taking one back has to wait for those before it. */
  inTurn?: (work: () => Promise<void>) => void
}

export const movedWords = (lead: LeadRow) => ({
  text: texts.moved,
  ...(lead.stage.kind === 'won' && { detail: texts.won(leadName(lead)) }),
})

/** Says where a lead is now; for ten seconds whoever moved it can take that back (C-074). */
export function useTellMoved({ onUndone, inTurn = (work) => void work() }: Teller = {}) {
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
      ...movedWords(lead),
      about: messageOf(lead.id),
      duration: workLimits.undoSeconds * 1000,
      undo: () => inTurn(() => takeBack(lead.id)),
    })
}
