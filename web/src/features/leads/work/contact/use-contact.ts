import { contactTexts } from '@foyer/contract/leads/messages/contact'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { ContactChannel } from '@foyer/contract/leads/work/history'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useRef } from 'react'
import { useSend } from '../../../../api/queries'
import { useSession } from '../../../../api/session'
import { isKept } from '../../../../api/waiting/keep'
import { showToast } from '../../../../ui/toasts/toast'
import { useCan } from '../../../accounts/use-can'
import { keepContacted } from '../waiting/keep-action'
import { askForOutcome, type PendingOutcome } from './pending-outcomes'

/** What one has to know of a lead to ring it, or to write to it. */
export type ContactedLead = Pick<
  LeadRow,
  | 'id'
  | 'type'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'phone'
  | 'email'
  | 'stage'
  | 'assignee'
  | 'followUpOn'
  | 'followUpTime'
> & { archivedAt?: string | undefined; updatedAt?: string | undefined }

/** A second tap before the first is written down is the same tap. */
const underWay = new Set<string>()

/** What is asked about a lead after it was contacted. */
export const questionAbout = (
  lead: ContactedLead,
  channel: PendingOutcome['channel'],
  userId: string,
): PendingOutcome => ({
  userId,
  leadId: lead.id,
  name: leadName(lead),
  channel,
  stageKind: lead.stage.kind,
  isAssigned: lead.assignee !== undefined,
  followUpOn: lead.followUpOn,
  updatedAt: lead.updatedAt,
})

/** A tap on WhatsApp is written down; a call is, with its outcome (C-167). */
export function useWriteContact() {
  const named = useRef('')
  const { mutateAsync: write } = useSend(leadWorkEndpoints.contacted, {
    through: keepContacted(() => named.current),
  })
  return async ({ id: leadId, name }: { id: string; name: string }, channel: ContactChannel) => {
    const tap = `${channel} ${leadId}`
    if (channel === 'call' || underWay.has(tap)) return
    underWay.add(tap)
    named.current = name
    try {
      await write({ leadId, channel })
    } catch (error) {
      if (!isKept(error)) showToast({ kind: 'problem', text: contactTexts.notLogged })
    } finally {
      underWay.delete(tap)
    }
  }
}

/**
 * A tap on Call only rings, and on WhatsApp is written down; how it went is asked when one is back (C-167). Not of those
 * who only read, and not about a lead in the archive, whose history takes nothing.
 */
export function useContact(lead: ContactedLead) {
  const canEdit = useCan('leads.edit')
  const session = useSession()
  const write = useWriteContact()

  return async (channel: ContactChannel) => {
    if (!canEdit || !session || lead.archivedAt) return
    // How a chat went is not asked of a lead that is Won: its status is fixed (C-074).
    if (channel === 'call' || lead.stage.kind !== 'won')
      askForOutcome(questionAbout(lead, channel, session.userId))
    await write({ id: lead.id, name: leadName(lead) }, channel)
  }
}
