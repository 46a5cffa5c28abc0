import { waitingTexts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { About } from '../../../../api/waiting/item'
import { keepIfAway } from '../../../../api/waiting/keep'
import { showToast } from '../../../../ui/toasts/toast'

/** A move asks for rules and people that only the server knows; what was said about a lead is true later as well. */
export const canActionWait = ({ stageId, assigneeId, isEmailSent }: LeadAction): boolean =>
  stageId === undefined && assigneeId === undefined && isEmailSent === undefined

export const tellKept = ({ name }: About) =>
  showToast({ kind: 'note', text: waitingTexts.waitsFor(name), detail: waitingTexts.waits })

interface KeepActionOptions {
  onKept?: () => void
  /** The version that somebody saw. At once an outcome is true whatever else changed; hours later a colleague's is newer. */
  seenAt?: () => string | undefined
}

/** For `through` of `useSend`: an update of a lead waits where the server cannot be reached. */
export const keepAction = (nameOf: () => string, { onKept, seenAt }: KeepActionOptions = {}) =>
  keepIfAway(leadWorkEndpoints.actions, {
    aboutOf: (action) => (canActionWait(action) ? { leadId: action.leadId, name: nameOf() } : undefined),
    beside: ({ baseUpdatedAt = seenAt?.() }) => (baseUpdatedAt === undefined ? undefined : { baseUpdatedAt }),
    onKept: (about) => {
      tellKept(about)
      onKept?.()
    },
  })

/** The same for a call or chat without an outcome. */
export const keepContacted = (nameOf: () => string, onKept?: () => void) =>
  keepIfAway(leadWorkEndpoints.contacted, {
    aboutOf: ({ leadId }) => ({ leadId, name: nameOf() }),
    onKept: (about) => {
      tellKept(about)
      onKept?.()
    },
  })
