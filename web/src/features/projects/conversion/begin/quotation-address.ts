import type { QuotedKind } from '@foyer/contract/projects/conversion/messages-begin'
import { settings } from '../../../../api/settings'
import { addresses } from '../../../../app/addresses'

/** L-009, C-152 */
export function quotationAddress(
  kind: QuotedKind,
  projectId: string,
  host = window.location.host,
  oneAddressHost = settings.quotationHost,
): string {
  if (oneAddressHost === host) return `${addresses.quotations(projectId)}?isLead=true`
  return kind === 'design' ? addresses.designQuotation(projectId) : addresses.executionQuotation(projectId)
}
