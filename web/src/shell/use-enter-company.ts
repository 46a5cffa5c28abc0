import { landingFor } from '@foyer/contract/accounts/rules'
import { profileMenuTexts } from '@foyer/contract/shell/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useNavigate } from 'react-router'
import { wordsOf } from '../api/call-failed'
import { useSend } from '../api/queries'
import { endSession, startSession } from '../api/session'
import { showToast } from '../ui/toasts/toast'
import { leaveSafely } from './waiting/leaving'

/** On to another company: nothing that was read or typed in this one goes along. */
export function useEnterCompany(): (companyId: string) => void {
  const navigate = useNavigate()
  const enter = useSend(accountEndpoints.enterCompany, {
    onSuccess: (signedIn) => {
      endSession({ byChoice: true, goesOn: true })
      startSession(signedIn)
      void navigate(landingFor(signedIn))
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, profileMenuTexts.switchFailed) }),
  })
  return (companyId) => leaveSafely(() => enter.mutate({ companyId }))
}
