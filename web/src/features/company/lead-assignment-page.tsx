import type { Profile } from '@foyer/contract/accounts/model'
import { assignmentTexts as texts } from '@foyer/contract/company/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Checkbox, Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useSend } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { FailedState } from '../../ui/failed-state'
import { Sheet } from '../../ui/sheet'
import { RowSkeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import { useGuard } from '../accounts/use-guard'
import { useProfile } from '../accounts/use-profile'
import classes from './lead-assignment-page.module.css'

const shown = [accountEndpoints.profile]

/** What was chosen shows at once, and goes back, with the reason, when the server refuses. */
function useAutoAssign(current: boolean) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const key = keyOf(accountEndpoints.profile, {})
  const save = useSend(companyEndpoints.editSettings, {
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
    onSettled: () => {
      setWanted(undefined)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  const set = (autoAssign: boolean) => {
    if (save.isPending) return
    setWanted(autoAssign)
    const keep = (profile?: Profile) => profile && { ...profile, company: { ...profile.company, autoAssign } }
    const onSuccess = () => {
      queries.setQueryData<Profile>(key, keep)
      showToast({ kind: 'ok', text: autoAssign ? texts.turnedOn : texts.turnedOff })
    }
    save.mutate({ kind: 'assignment', autoAssign }, { onSuccess })
  }
  return { isOn: wanted ?? current, isBusy: save.isPending, set }
}

export function LeadAssignmentPage() {
  useSettingsInStep('company', shown)
  const { data: profile, isError, refetch } = useProfile()
  const guard = useGuard('company.editAssignment')
  const { isOn, isBusy, set } = useAutoAssign(profile?.company.autoAssign ?? false)
  return (
    <Sheet title={texts.title} text={texts.lead}>
      {!profile && isError && <FailedState what={texts.loadFailed} onRetry={() => void refetch()} />}
      {!profile && !isError && <RowSkeleton rows={1} />}
      {profile && (
        <div className={classes.fields}>
          <Checkbox
            label={texts.enable}
            description={texts.hint}
            checked={isOn}
            aria-busy={isBusy}
            onChange={guard(() => set(!isOn))}
          />
          {isOn && (
            <Select
              className={classes.method}
              label={texts.method}
              data={[texts.roundRobin]}
              value={texts.roundRobin}
              allowDeselect={false}
              withCheckIcon={false}
            />
          )}
        </div>
      )}
    </Sheet>
  )
}
