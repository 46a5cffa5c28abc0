import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import type { ContactChannel } from '@foyer/contract/leads/work/history'
import { useSession } from '../../../../api/session'
import { useCan } from '../../../accounts/use-can'
import { dialAddress } from '../../work/contact/dial-address'
import { askForOutcome } from '../../work/contact/pending-outcomes'
import { useWriteContact } from '../../work/contact/use-contact'

export function nameIn({ type, companyName, contacts }: LeadDraft): string {
  const [{ firstName = '', lastName = '' } = {}] = contacts
  return leadName({ type, firstName, lastName, companyName })
}

/** What one does next with a lead that was just added: open it, ring it at once, or write to it (C-167). */
export function useGoOn(onOpenLead: (leadId: string) => void) {
  const session = useSession()
  const canEdit = useCan('leads.edit')
  const canAssign = useCan('leads.assign')
  const write = useWriteContact()
  /** One that waits has no page yet. */
  return (leadId: string, draft: LeadDraft, isWaiting = false) => {
    const { assigneeId, contacts } = draft
    const [phone] = contacts[0]?.phones ?? []
    const name = nameIn(draft)
    // C-164: whoever may not assign has it now.
    const isAssigned = Boolean(assigneeId) || !canAssign
    const contact = (channel: ContactChannel) => () => {
      if (!canEdit) return
      askForOutcome({
        userId: session?.userId ?? '',
        leadId,
        name,
        channel,
        stageKind: isAssigned ? 'assigned' : 'unassigned',
        isAssigned,
        followUpOn: undefined,
      })
      void write({ id: leadId, name }, channel)
    }
    const chat = phone && whatsAppAddress(phone, '')
    return {
      text: name,
      actions: [
        ...(isWaiting ? [] : [{ text: texts.openLead, run: () => onOpenLead(leadId) }]),
        ...(phone ? [{ text: texts.callLead, href: dialAddress(phone), run: contact('call') }] : []),
        ...(chat ? [{ text: texts.whatsAppLead, href: chat, run: contact('whatsapp') }] : []),
      ],
    }
  }
}
