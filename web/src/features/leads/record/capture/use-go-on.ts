import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { useSession } from '../../../../api/session'
import { useCan } from '../../../accounts/use-can'
import { dialAddress } from '../../work/contact/dial-address'
import { askForOutcome } from '../../work/contact/pending-outcomes'

export function nameIn({ type, companyName, contacts }: LeadDraft): string {
  const [{ firstName = '', lastName = '' } = {}] = contacts
  return leadName({ type, firstName, lastName, companyName })
}

/** What one does next with a lead that was just added: open it, or ring it at once (C-167). */
export function useGoOn(onOpenLead: (leadId: string) => void) {
  const session = useSession()
  const canEdit = useCan('leads.edit')
  const canAssign = useCan('leads.assign')
  /** One that waits has no page yet. */
  return (leadId: string, draft: LeadDraft, isWaiting = false) => {
    const { assigneeId, contacts } = draft
    const [phone] = contacts[0]?.phones ?? []
    const name = nameIn(draft)
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
      actions: [
        ...(isWaiting ? [] : [{ text: texts.openLead, run: () => onOpenLead(leadId) }]),
        ...(call ? [call] : []),
      ],
    }
  }
}
