import { olderPanelSwitchTexts as texts } from '@foyer/contract/company/messages'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { CheckField } from '../../../ui/form/fields/check-field'
import { Stack } from '../../../ui/layout/flow'
import { SectionHeading } from '../../../ui/text/section-heading'
import { useGuard } from '../../accounts/use-guard'
import { useProfile } from '../../accounts/use-profile'
import { useCompanySwitch } from '../../company/use-company-switch'

/** C-166: a firm may keep the older panel. */
export function PanelSwitch() {
  const guard = useGuard('company.editAssignment')
  const { isOn, isBusy, set } = useCompanySwitch({
    current: useProfile().data?.company.hasOlderPanel === true,
    edit: (hasOlderPanel) => ({ kind: 'panel', hasOlderPanel }),
    shown: (hasOlderPanel) => ({ hasOlderPanel }),
    texts,
  })
  return (
    <SheetPart>
      <Stack gap={10}>
        <SectionHeading>{texts.title}</SectionHeading>
        <CheckField
          label={texts.enable}
          description={guard.because ?? texts.hint}
          value={isOn}
          aria-busy={isBusy}
          disabled={guard.because !== undefined}
          onChange={guard(() => set(!isOn))}
        />
      </Stack>
    </SheetPart>
  )
}
