import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import type { CallStatus, LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { callbackWords } from '../contact/callback-words'
import { withdrawMailOffer } from '../mail/mail-requests'
import { useKeepLead } from './use-keep-lead'
import { messageOf, movedWords } from './use-undo-stage'

interface Said {
  callStatus: CallStatus
  followUp: FollowUp | null | undefined
  isMoved: boolean
}

/** Says how a call went; for ten seconds all that the same update wrote can be taken back (C-167, ADR-107). */
export function useTellOutcome() {
  const { today } = useCompanyDay()
  const keep = useKeepLead()
  const undo = useSend(leadWorkEndpoints.undoCall)
  return (lead: LeadRow, { callStatus, followUp, isMoved }: Said, onUndone?: () => void) => {
    const name = leadName(lead)
    const word = callStatusTexts[callStatus]
    const said = followUp
      ? texts.savedNext(name, word, callbackWords(followUp, today))
      : texts.saved(name, word)
    const takeBack = () =>
      void undo.mutateAsync({ leadId: lead.id, baseUpdatedAt: lead.updatedAt }).then(
        (now) => {
          keep(now)
          withdrawMailOffer(lead.id)
          onUndone?.()
          showToast({ kind: 'ok', text: texts.undone(name) })
        },
        (error) => showToast({ kind: 'problem', text: wordsOf(error, callTexts.failed) }),
      )
    showToast({
      kind: 'ok',
      ...(isMoved ? { detail: said, ...movedWords(lead) } : { text: said }),
      about: messageOf(lead.id),
      duration: workLimits.undoSeconds * 1000,
      undo: takeBack,
    })
  }
}
