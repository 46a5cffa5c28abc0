import type { Profile } from '@foyer/contract/accounts/model'
import { assignmentTexts as texts } from '@foyer/contract/company/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Box } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useSend } from '../../api/queries'
import { Sheet } from '../../ui/dialogs/sheet'
import { CheckField } from '../../ui/form/fields/check-field'
import { ChoiceField } from '../../ui/form/fields/choice-field'
import { Stack } from '../../ui/layout/flow'
import { Loaded } from '../../ui/states/loaded'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { useProfile } from '../accounts/use-profile'

/** What was chosen shows at once, and goes back, with the reason, when the server refuses. */
function useAutoAssign(current: boolean) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const key = keyOf(accountEndpoints.profile, {})
  const save = useSend(companyEndpoints.editSettings, {
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
    onSettled: () => setWanted(undefined),
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
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <Loaded of={useProfile()} failed={texts.loadFailed} rows={1}>
        {({ company }) => <AutoAssign current={company.autoAssign} />}
      </Loaded>
    </Sheet>
  )
}

function AutoAssign({ current }: { current: boolean }) {
  const guard = useGuard('company.editAssignment')
  const { isOn, isBusy, set } = useAutoAssign(current)
  return (
    <Box maw={520} px={{ base: 14, sm: 20 }} py={{ base: 16, sm: 18 }}>
      <Stack gap={16}>
        <CheckField
          label={texts.enable}
          description={texts.hint}
          value={isOn}
          aria-busy={isBusy}
          onChange={guard(() => set(!isOn))}
        />
        {isOn && (
          <ChoiceField
            maw={{ sm: 260 }}
            label={texts.method}
            data={[texts.roundRobin]}
            value={texts.roundRobin}
            onChange={() => undefined}
          />
        )}
      </Stack>
    </Box>
  )
}
