import { assignmentTexts as texts } from '@foyer/contract/company/messages'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../ui/dialogs/sheet'
import { CheckField } from '../../ui/form/fields/check-field'
import { ChoiceField } from '../../ui/form/fields/choice-field'
import { Stack } from '../../ui/layout/flow'
import { Loaded } from '../../ui/states/loaded'
import { ReadingNote } from '../accounts/reading-note'
import { useCan } from '../accounts/use-can'
import { useGuard } from '../accounts/use-guard'
import { useProfile } from '../accounts/use-profile'
import { FirstResponseCard } from '../company/first-response-card'
import { SetupChoice } from '../company/setup-choice'
import { useCompanySwitch } from '../company/use-company-switch'
import { AssignmentLimits } from './assignment-limits'
import { AssignmentTurn } from './assignment-turn'

export function LeadAssignmentPage() {
  return (
    <Stack gap={20}>
      <Sheet title={texts.title} text={texts.lead}>
        <ReadingNote action="company.editAssignment" of="settings" />
        <Loaded of={useProfile()} failed={texts.loadFailed} rows={1}>
          {({ company }) => (
            <AutoAssign current={company.autoAssign} isByAdmins={company.isSetupByAdmins === true} />
          )}
        </Loaded>
      </Sheet>
      <FirstResponseCard />
    </Stack>
  )
}

function AutoAssign({ current, isByAdmins }: { current: boolean; isByAdmins: boolean }) {
  const isAdmin = useCan('company.editSetup')
  const guard = useGuard('company.editAssignment')
  const { isOn, isBusy, set } = useCompanySwitch({
    current,
    edit: (autoAssign) => ({ kind: 'assignment', autoAssign }),
    shown: (autoAssign) => ({ autoAssign }),
    texts,
  })
  // What was typed is there again when it is switched on again.
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return (
    <Box maw={640} px={{ base: 14, sm: 20 }} py={{ base: 16, sm: 18 }}>
      <Stack gap={16}>
        <CheckField
          label={texts.enable}
          description={texts.hint}
          value={isOn}
          aria-busy={isBusy}
          disabled={guard.because !== undefined}
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
        {wasOn && (
          <div hidden={!isOn}>
            <Stack gap={16}>
              <AssignmentTurn />
              <AssignmentLimits />
            </Stack>
          </div>
        )}
        {isAdmin && <SetupChoice isByAdmins={isByAdmins} />}
      </Stack>
    </Box>
  )
}
