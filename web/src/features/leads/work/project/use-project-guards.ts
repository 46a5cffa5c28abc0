import { useNavigate } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { useGuard, useIsLocked } from '../../../accounts/use-guard'
import { askForProject } from './project-requests'

/** L-257: who sends a quotation may edit quotations, and the lead to which its project is linked. */
export function useSendQuotation(leadId: string) {
  const isNoQuoter = useIsLocked('quotations.edit')
  const guard = useGuard(isNoQuoter ? 'quotations.edit' : 'leads.edit')
  return { ...guard, onClick: guard(() => askForProject({ leadId, wants: 'new-quotation' })) }
}

/** L-010, C-090 */
export function useConvertLead(leadId: string) {
  const navigate = useNavigate()
  const guard = useGuard('leads.convert')
  return { ...guard, onClick: guard(() => void navigate(addresses.convertLead(leadId))) }
}
