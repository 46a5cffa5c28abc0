import { keysSheetTexts as texts } from '@foyer/contract/shell/keys'
import { setSingleKeys, useSingleKeys } from '../../features/accounts/single-keys'
import { SwitchField } from '../../ui/form/fields/check-field'

/** Whether letters and digits alone do something, for this person on this device. */
export function SingleKeysSwitch() {
  return (
    <SwitchField
      label={texts.single}
      description={texts.singleHint}
      value={useSingleKeys()}
      onChange={setSingleKeys}
    />
  )
}
