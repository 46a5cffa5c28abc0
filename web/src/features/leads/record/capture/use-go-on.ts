import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { useSession } from '../../../../api/session'
import { useCan } from '../../../accounts/use-can'
import { dialAddress } from '../../work/contact/dial-address'
import { askForOutcome } from '../../work/contact/pending-outcomes'

/** What one does next with a lead that was just added: open it, or ring it at once (C-167). */
export function useGoOn(onOpenLead: (leadId: string) => void) {
  const session = useSession()
  const canEdit = useCan('leads.edit')
  const canAssign = useCan('leads.assign')
  return (leadId: string, draft: LeadDraft) => {
    const { type, companyName, assigneeId, contacts } = draft
    const [{ firstName = '', lastName = '', phones = [] } = {}] = contacts
    const [phone] = phones
    const name = leadName({ type, firstName, lastName, companyName })
    // C-164: whoever may not assign has it now.
    const isAssigned = Boolean(assigneeId) || !canAssign
    const ask = () =>
      askForOutcome({
        userId: session?.userId ?? '',
        leadId,
        name,
        channel: 'call',
        stageKind: isAssigned ? 'assigned' : 'unassigned',
        isAssigned,
        followUpOn: undefined,
      })
    const call = phone && { text: texts.callLead, href: dialAddress(phone), run: () => canEdit && ask() }
    return {
      text: name,
      actions: [{ text: texts.openLead, run: () => onOpenLead(leadId) }, ...(call ? [call] : [])],
    }
  }
}
