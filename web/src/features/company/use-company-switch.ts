import type { CompanySummary, Profile } from '@foyer/contract/accounts/model'
import type { CompanyEdit } from '@foyer/contract/company/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

interface CompanySwitch {
  current: boolean
  edit: (isOn: boolean) => CompanyEdit
  /** What everybody reads in their profile. */
  shown: (isOn: boolean) => Partial<CompanySummary>
  texts: { turnedOn: string; turnedOff: string; failed: string }
}

/** What was chosen shows at once, and goes back, with the reason, when the server refuses. */
export function useCompanySwitch({ current, edit, shown, texts }: CompanySwitch) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const key = keyOf(accountEndpoints.profile, {})
  const save = useSend(companyEndpoints.editSettings, {
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
    onSettled: () => setWanted(undefined),
  })
  const set = (isOn: boolean) => {
    if (save.isPending) return
    setWanted(isOn)
    const keep = (profile?: Profile) =>
      profile && { ...profile, company: { ...profile.company, ...shown(isOn) } }
    const onSuccess = () => {
      queries.setQueryData<Profile>(key, keep)
      showToast({ kind: 'ok', text: isOn ? texts.turnedOn : texts.turnedOff })
    }
    save.mutate(edit(isOn), { onSuccess })
  }
  return { isOn: wanted ?? current, isBusy: save.isPending, set }
}
