import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard'
import { previewIn } from './preview-in-address'

interface LeaveUpdateProps {
  lead: LeadRow
  isChanged: boolean
  isSaving: boolean
}

/** Nothing that was typed is lost without asking: to another lead, to another page, or by closing the preview. */
export const LeaveUpdate = ({ lead, isChanged, isSaving }: LeaveUpdateProps) => (
  <LeaveGuard
    isChanged={isChanged}
    isSaving={isSaving}
    isLeaving={(from, to) => from.pathname !== to.pathname || previewIn(from.search) !== previewIn(to.search)}
    title={texts.leaveTitle}
    text={texts.leaveText(leadName(lead))}
  />
)
