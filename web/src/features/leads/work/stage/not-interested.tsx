import { workHistoryTexts as texts } from '@foyer/contract/leads/messages/work'
import { shownReason } from '@foyer/contract/leads/work/reason'
import { QuietText } from '../../../../ui/text/quiet-text'

/** C-165: why the lead is lost, where it is shown by itself. */
export function NotInterested({ lead }: { lead: Parameters<typeof shownReason>[0] }) {
  const reason = shownReason(lead)
  return reason ? <QuietText>{texts.reason(reason)}</QuietText> : null
}
